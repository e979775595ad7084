import { ProductStock } from '#shop/catalog/admin/ui/stock/product-stock.tsx';
import { stockQuery } from '#shop/catalog/admin/ui/stock/stock-queries.ts';
import { DetailPage } from '../admin-page.tsx';

export default function ProductStockPage({ params: { id } }: { params: { id: string } }) {
  return (
    <DetailPage
      title={(stock) => (stock ? `Stock of ${stock.name}` : 'Stock of a product')}
      query={stockQuery(id)}
      ways={() => [{ to: '/admin/stock', label: 'All stock' }]}
    >
      {(stock, { userId }) => <ProductStock stock={stock} userId={userId} />}
    </DetailPage>
  );
}
