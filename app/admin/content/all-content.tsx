import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { contentGroups } from '#shop/content/admin/content-groups.ts';
import { ContentList } from '#shop/content/admin/ui/content-list.tsx';
import { contentListQuery } from '#shop/content/admin/ui/queries.ts';
import { AdminPage } from '../admin-page.tsx';
import Missing from '../missing.tsx';

/** The texts of one group. Without `group` the page shows all. */
export default function AllContent({ params: { group: name } }: { params: { group?: string } }) {
  const group = contentGroups.find((one) => one.name === name);
  if (name && !group) return <Missing />;
  return (
    <AdminPage title={group?.label ?? 'Shop pages'}>
      <StaffGate>{() => <Shown kinds={group?.kinds} />}</StaffGate>
    </AdminPage>
  );
}

function Shown({ kinds: own }: { kinds: string[] | undefined }) {
  const { data, error, refetch } = useQuery(contentListQuery());
  return (
    <Loaded data={data} error={error} onRetry={() => void refetch()}>
      {({ kinds }) => <ContentList kinds={own ? kinds.filter(({ kind }) => own.includes(kind)) : kinds} />}
    </Loaded>
  );
}
