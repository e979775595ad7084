import { Mail } from 'lucide-react';
import { Link } from 'react-router';
import { useBeginDraft } from '#platform/admin/ui/use-begin-draft.ts';
import { formatMoment } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Badge } from '#platform/ui/page/badge.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { endpoints } from '../../contract.ts';
import { type ListedIssue, stateLabels } from '../../issues.ts';
import { issueListQuery, issuePath } from './queries.ts';

/** Every issue of the newsletter, the newest first. */
export function IssueList({ issues, subscribers }: { issues: ListedIssue[]; subscribers: number }) {
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <p>{subscribers === 1 ? 'One reader' : `${subscribers} readers`} confirmed the newsletter.</p>
      <NewIssue />
      {issues.length === 0 && (
        <EmptyState picture={<Mail strokeWidth={1.25} />} title="No issues yet">
          Write the first one. Nobody gets it before you send it.
        </EmptyState>
      )}
      <ul className="divide-y divide-line">
        {issues.map((issue) => (
          <Row key={issue.id} issue={issue} />
        ))}
      </ul>
    </div>
  );
}

function NewIssue() {
  const { failure, isBusy, begin } = useNewIssue();
  return (
    <div className="flex flex-col gap-3">
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button className="self-start" busy={isBusy} onClick={() => void begin(null)}>
        New issue
      </Button>
    </div>
  );
}

/** Begins an issue and opens it. */
export function useNewIssue() {
  return useBeginDraft({
    create: (copyOf: number | null) => callApi(endpoints.create, { body: { copyOf } }),
    list: issueListQuery().queryKey,
    pathOf: issuePath,
  });
}

function Row({ issue }: { issue: ListedIssue }) {
  const { id, subject, state, problem } = issue;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
      <Link
        to={issuePath(id)}
        className="link inline-flex min-h-11 min-w-48 flex-1 items-center wrap-anywhere"
      >
        {subject || 'Without a subject'}
      </Link>
      <Badge tone={state === 'done' ? 'new' : 'plain'}>{stateLabels[state]}</Badge>
      {problem && <p className="w-full text-clay wrap-anywhere">{problem}</p>}
      <span className="w-full text-sm text-moss">{factsOf(issue)}</span>
    </li>
  );
}

function factsOf({ state, sendAt, doneAt, savedAt, savedBy, counts }: ListedIssue): string {
  if (sendAt) return `Leaves on ${formatMoment(new Date(sendAt))}`;
  if (doneAt) return `${counts.sent} letters, the last on ${formatMoment(new Date(doneAt))}`;
  if (state !== 'draft') return `${counts.sent} sent, ${counts.waiting} wait`;
  return `Changed ${formatMoment(new Date(savedAt))}${savedBy && ` by ${savedBy}`}`;
}
