import { BatchDetail } from '#shop/catalog/admin/ui/stock/batch-detail.tsx';
import { batchQuery } from '#shop/catalog/admin/ui/stock/stock-queries.ts';
import { DetailPage } from '../admin-page.tsx';

export default function BatchPage({ params: { id } }: { params: { id: string } }) {
  return (
    <DetailPage
      title={(batch) => (batch ? (batch.number ? `Batch ${batch.number}` : 'Opening stock') : 'Batch')}
      query={batchQuery(id)}
      ways={() => [{ to: '/admin/stock/batches', label: 'All batches' }]}
    >
      {(batch) => <BatchDetail batch={batch} />}
    </DetailPage>
  );
}
