import { useQuery } from '@tanstack/react-query';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { searchWordsQuery } from '#shop/search/admin/ui/queries.ts';
import { SearchWords } from '#shop/search/admin/ui/search-words.tsx';
import { AdminPage } from './admin-page.tsx';
import { Loaded } from '#platform/admin/ui/loaded.tsx';

export default function SearchWordsPage() {
  return (
    <AdminPage title="Search words">
      <StaffGate>{() => <Shown />}</StaffGate>
    </AdminPage>
  );
}

function Shown() {
  const { data, error, refetch } = useQuery(searchWordsQuery());
  return (
    <Loaded data={data} error={error} onRetry={() => void refetch()}>
      {(words) => <SearchWords {...words} />}
    </Loaded>
  );
}
