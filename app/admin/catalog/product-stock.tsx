import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { Link } from 'react-router';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { ProductStock } from '#shop/catalog/admin/ui/stock/product-stock.tsx';
import { stockQuery } from '#shop/catalog/admin/ui/stock/stock-queries.ts';
import { AdminPage } from '../admin-page.tsx';

export default function ProductStockPage({ params: { id } }: { params: { id: string } }) {
  // The part behind the gate reads the stock. Here it only gives the title.
  const { data } = useQuery({ ...stockQuery(id), enabled: false });
  return (
    <AdminPage title={data ? `Stock of ${data.name}` : 'Stock of a product'}>
      <StaffGate>{() => <Stock key={id} id={id} />}</StaffGate>
    </AdminPage>
  );
}

function Stock({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(stockQuery(id));
  const { user } = useSession();
  return (
    <>
      <Link to="/admin/stock" className="link -mt-4 inline-flex min-h-11 items-center self-start">
        All stock
      </Link>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(stock) => user && <ProductStock stock={stock} userId={user.id} />}
      </Loaded>
    </>
  );
}
