import { ProductStock } from '#shop/catalog/admin/ui/stock/product-stock.tsx';
import { stockQuery } from '#shop/catalog/admin/ui/stock/stock-queries.ts';
import { DetailPage } from '../admin-page.tsx';
import { useStaffRole } from '../navigation/use-staff-role.ts';

export default function ProductStockPage({ params: { id } }: { params: { id: string } }) {
  return (
    <DetailPage
      title={(stock) => (stock ? `Stock of ${stock.name}` : 'Stock of a product')}
      query={stockQuery(id)}
      ways={() => [{ to: '/admin/stock', label: 'All stock' }]}
    >
      {(stock, { userId }) => <Stock stock={stock} userId={userId} />}
    </DetailPage>
  );
}

function Stock(props: Pick<Parameters<typeof ProductStock>[0], 'stock' | 'userId'>) {
  return <ProductStock {...props} isOwner={useStaffRole() === 'owner'} />;
}
