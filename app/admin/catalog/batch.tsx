import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { Link } from 'react-router';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { BatchDetail } from '#shop/catalog/admin/ui/stock/batch-detail.tsx';
import { batchQuery } from '#shop/catalog/admin/ui/stock/stock-queries.ts';
import { AdminPage } from '../admin-page.tsx';

export default function BatchPage({ params: { id } }: { params: { id: string } }) {
  // The part behind the gate reads the batch. Here it only gives the title.
  const { data } = useQuery({ ...batchQuery(id), enabled: false });
  const title = data && (data.number ? `Batch ${data.number}` : 'Opening stock');
  return (
    <AdminPage title={title ?? 'Batch'}>
      <StaffGate>{() => <Batch key={id} id={id} />}</StaffGate>
    </AdminPage>
  );
}

function Batch({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(batchQuery(id));
  return (
    <>
      <Link to="/admin/stock/batches" className="link -mt-4 inline-flex min-h-11 items-center self-start">
        All batches
      </Link>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(batch) => <BatchDetail batch={batch} />}
      </Loaded>
    </>
  );
}
