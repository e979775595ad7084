import { IssueList } from '#shop/newsletter/admin/ui/issues/issue-list.tsx';
import { issueListQuery } from '#shop/newsletter/admin/ui/issues/queries.ts';
import { DetailPage } from '../admin-page.tsx';

export default function AllIssues() {
  return (
    <DetailPage title="Newsletter" query={issueListQuery()}>
      {(list) => <IssueList {...list} />}
    </DetailPage>
  );
}
