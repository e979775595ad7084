import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { ContentList } from '#shop/content/admin/ui/content-list.tsx';
import { contentListQuery } from '#shop/content/admin/ui/queries.ts';
import { AdminPage } from '../admin-page.tsx';

export default function AllContent() {
  return (
    <AdminPage title="Words and pages">
      <StaffGate>{() => <Shown />}</StaffGate>
    </AdminPage>
  );
}

function Shown() {
  const { data, error, refetch } = useQuery(contentListQuery());
  return (
    <Loaded data={data} error={error} onRetry={() => void refetch()}>
      {({ kinds }) => <ContentList kinds={kinds} />}
    </Loaded>
  );
}
