import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { Part } from '#platform/admin/ui/part.tsx';
import { formatMoment } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { endpoints } from '../../contract.ts';
import { type Issue, messages, type RefusedAddress, stateLabels } from '../../issues.ts';
import { useNewIssue } from './issue-list.tsx';
import { refusedQuery } from './queries.ts';
import { type Prove, useIssueAct } from './use-issue-act.ts';

/** How far an issue is, with what the owner may do. */
export function IssueProgress({ issue, prove }: { issue: Issue; prove: Prove }) {
  const { id, state, problem, sendAt, startedAt, doneAt, counts, canSend } = issue;
  const params = { id };
  const { failure, isBusy, step } = useIssueAct(id, prove);
  const copy = useNewIssue();
  const all = counts.waiting + counts.sent + counts.refused + counts.unsubscribed;
  return (
    <Part title={stateLabels[state]}>
      <div className="flex flex-col gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        {(failure || copy.failure) && <Notice tone="error">{failure || copy.failure}</Notice>}
        {sendAt && <p>It leaves on {formatMoment(new Date(sendAt))}.</p>}
        {startedAt && (
          <>
            <progress
              aria-label="Letters that have left"
              className="h-3 w-full max-w-xl accent-leaf"
              max={Math.max(1, all)}
              value={all - counts.waiting}
            />
            <dl className="grid max-w-xl grid-cols-[1fr_auto] gap-x-6 gap-y-1" aria-live="polite">
              <Fact name="Sent" value={counts.sent} />
              <Fact name="Wait" value={counts.waiting} />
              <Fact name="Refused by the mail server" value={counts.refused} />
              <Fact name="Left out, refused before" value={counts.left_out} />
              <Fact name="Unsubscribed on the way" value={counts.unsubscribed} />
            </dl>
            <p className="text-sm text-moss">
              <span>{`Begun on ${formatMoment(new Date(startedAt))}.`}</span>{' '}
              {doneAt && <span>{`The last letter left on ${formatMoment(new Date(doneAt))}.`}</span>}
            </p>
          </>
        )}
        <div className="flex flex-wrap gap-2">
          {canSend && state === 'sending' && (
            <Button
              variant="danger"
              busy={isBusy}
              onClick={() => void step(() => callApi(endpoints.stop, { params }), messages.stopped)}
            >
              Stop
            </Button>
          )}
          {canSend && state === 'stopped' && (
            <Button
              busy={isBusy}
              onClick={() => void step(() => callApi(endpoints.goOn, { params }), messages.goesOn)}
            >
              Go on
            </Button>
          )}
          {canSend && state === 'scheduled' && (
            <Button
              variant="secondary"
              busy={isBusy}
              onClick={() => void step(() => callApi(endpoints.cancel, { params }), messages.cancelled)}
            >
              Do not send at its hour
            </Button>
          )}
          <Button variant="secondary" busy={copy.isBusy} onClick={() => void copy.begin(id)}>
            Write a new one from it
          </Button>
        </div>
        {canSend && counts.refused + counts.left_out > 0 && (
          <Refused
            issue={issue}
            onTryAgain={() => void step(() => callApi(endpoints.tryAgain, { params }), messages.waitsAgain)}
          />
        )}
      </div>
    </Part>
  );
}

function Fact({ name, value }: { name: string; value: number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="text-right tabular-nums">{value}</dd>
    </>
  );
}

/** The addresses are read when the owner asks for them, since each access is logged. */
function Refused({ issue, onTryAgain }: { issue: Issue; onTryAgain: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({ ...refusedQuery(issue.id), enabled: isOpen });
  if (!isOpen)
    return (
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        Show refused addresses
      </Button>
    );
  return (
    <Loaded data={data} error={error} onRetry={() => void refetch()} className="h-24 w-full">
      {({ addresses }) => (
        <div className="flex flex-col gap-3">
          <ul aria-label="Refused addresses" className="flex flex-col gap-2">
            {addresses.map((address) => (
              <RefusedRow key={address.email} address={address} />
            ))}
          </ul>
          {issue.counts.refused > 0 && (issue.state === 'stopped' || issue.state === 'done') && (
            <>
              <p className="text-sm text-moss">
                The next issues leave these addresses out, until their readers confirm again. Was it a fault
                of the mail server? Then try them again.
              </p>
              <Button variant="secondary" className="self-start" onClick={onTryAgain}>
                Try refused addresses again
              </Button>
            </>
          )}
        </div>
      )}
    </Loaded>
  );
}

function RefusedRow({ address: { email, error, at } }: { address: RefusedAddress }) {
  return (
    <li className="rounded-md border border-line p-3 wrap-anywhere">
      <span className="font-semibold">{email}</span>
      <span className="text-sm text-moss">{` · ${formatMoment(new Date(at))}`}</span>
      <p>{error}</p>
    </li>
  );
}
