import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { OpenQuestions } from '#shop/questions/admin/ui/open-questions.tsx';
import { openQuestionsQuery } from '#shop/questions/admin/ui/queries.ts';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { AdminPage } from './admin-page.tsx';

export default function Questions() {
  return (
    <AdminPage title="Questions">
      <StaffGate>{() => <Shown />}</StaffGate>
    </AdminPage>
  );
}

function Shown() {
  const { data, error, refetch } = useQuery(openQuestionsQuery());
  return (
    <Loaded data={data} error={error} onRetry={() => void refetch()}>
      {({ questions }) => <OpenQuestions questions={questions} />}
    </Loaded>
  );
}
