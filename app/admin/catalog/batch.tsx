import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { BatchDetail } from '#shop/catalog/admin/ui/stock/batch-detail.tsx';
import { batchQuery, unreachable } from '#shop/catalog/admin/ui/stock/stock-queries.ts';
import { AdminPage } from '../admin-page.tsx';

export default function BatchPage({ params: { id } }: { params: { id: string } }) {
  // The part behind the gate reads the batch. Here it only gives the title.
  const { data } = useQuery({ ...batchQuery(id), enabled: false });
  const title = data && (data.number ? `Batch ${data.number}` : 'Opening stock');
  return (
    <AdminPage title={title ?? 'Batch'}>
      <StaffGate>{() => <Loaded key={id} id={id} />}</StaffGate>
    </AdminPage>
  );
}

function Loaded({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(batchQuery(id));
  return (
    <>
      <Link to="/admin/stock/batches" className="link -mt-4 inline-flex min-h-11 items-center self-start">
        All batches
      </Link>
      {error && !data && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {error.message || unreachable}
        </Notice>
      )}
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {data && <BatchDetail batch={data} />}
    </>
  );
}
