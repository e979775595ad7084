import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { ProductStock } from '#shop/catalog/admin/ui/stock/product-stock.tsx';
import { stockQuery, unreachable } from '#shop/catalog/admin/ui/stock/stock-queries.ts';
import { AdminPage } from '../admin-page.tsx';

export default function ProductStockPage({ params: { id } }: { params: { id: string } }) {
  // The part behind the gate reads the stock. Here it only gives the title.
  const { data } = useQuery({ ...stockQuery(id), enabled: false });
  return (
    <AdminPage title={data ? `Stock of ${data.name}` : 'Stock of a product'}>
      <StaffGate>{() => <Loaded key={id} id={id} />}</StaffGate>
    </AdminPage>
  );
}

function Loaded({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(stockQuery(id));
  const { user } = useSession();
  return (
    <>
      <Link to="/admin/stock" className="link -mt-4 inline-flex min-h-11 items-center self-start">
        All stock
      </Link>
      {error && !data && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {error.message || unreachable}
        </Notice>
      )}
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {data && user && <ProductStock stock={data} userId={user.id} />}
    </>
  );
}
