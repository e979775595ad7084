import { OpenQuestions } from '#shop/questions/admin/ui/open-questions.tsx';
import { openQuestionsQuery } from '#shop/questions/admin/ui/queries.ts';
import { DetailPage } from './admin-page.tsx';

export default function Questions() {
  return (
    <DetailPage title="Questions" query={openQuestionsQuery()}>
      {(open) => <OpenQuestions {...open} />}
    </DetailPage>
  );
}
