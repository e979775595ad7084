import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { IssueList } from '#shop/newsletter/admin/ui/issues/issue-list.tsx';
import { issueListQuery } from '#shop/newsletter/admin/ui/issues/queries.ts';
import { AdminPage } from '../admin-page.tsx';

export default function AllIssues() {
  return (
    <AdminPage title="Newsletter">
      <StaffGate>{() => <Shown />}</StaffGate>
    </AdminPage>
  );
}

function Shown() {
  const { data, error, refetch } = useQuery(issueListQuery());
  return (
    <Loaded data={data} error={error} onRetry={() => void refetch()}>
      {(list) => <IssueList {...list} />}
    </Loaded>
  );
}
