import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router';
import { HourField } from '#platform/admin/ui/form/hour-field.tsx';
import { Part } from '#platform/admin/ui/part.tsx';
import { formatMoment, readIndianTime } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { TextAreaField } from '#platform/ui/text-field.tsx';
import type { Finding } from '#shop/content/admin/texts.ts';
import { endpoints } from '../../contract.ts';
import { type Issue, messages } from '../../issues.ts';
import { type Prove, useIssueAct } from './use-issue-act.ts';

type Props = {
  issue: Issue;
  draft: {
    /** Saves what is typed. Returns whether the draft is what staff see. */
    save: () => Promise<boolean>;
    revision: () => number;
  };
  FindingList: ComponentType<{ findings: Finding[] }>;
  prove: Prove;
};

/** Sends a draft as a test, or to every reader, now or at an hour. */
export function SendPanel({ issue, draft, FindingList, prove }: Props) {
  const { id, canSend, subscribers, perMinute } = issue;
  const [isAsked, setAsked] = useState(false);
  const { at, setAt, reason, setReason, findings, failure, isBusy, test, send, remove } = useSending(id, {
    draft,
    prove,
  });
  const isWarned = findings.length > 0 && !findings.some(({ level }) => level === 'gap');
  return (
    <Part title="Send">
      <div className="flex flex-col gap-4">
        {issue.problem && <Notice tone="error">{issue.problem}</Notice>}
        {failure && <Notice tone="error">{failure}</Notice>}
        {findings.length > 0 && <FindingList findings={findings} />}
        {isWarned && (
          <TextAreaField
            label="Why it may stay"
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        <p>{reachWords(subscribers, perMinute)}</p>
        {canSend ? (
          <HourField label="Send later (Indian time)" hint="Empty sends now." at={at} onChange={setAt} />
        ) : (
          <p className="text-moss">The owner sends it.</p>
        )}
        <div className="flex flex-wrap gap-2">
          {canSend && (
            <Button busy={isBusy} onClick={() => (at ? void send() : setAsked(true))}>
              {at ? 'Send at this hour' : 'Send now'}
            </Button>
          )}
          <Button variant="secondary" busy={isBusy} onClick={() => void test()}>
            Send a test to me
          </Button>
          <Button variant="quiet" busy={isBusy} onClick={() => void remove()}>
            Delete the draft
          </Button>
        </div>
      </div>
      <Dialog title="Send now?" open={isAsked} onClose={() => setAsked(false)}>
        <div className="flex flex-col gap-4">
          <p>{reachWords(subscribers, perMinute)} A letter that has left cannot be taken back.</p>
          <Button
            busy={isBusy}
            onClick={() => {
              setAsked(false);
              void send();
            }}
          >
            Send to all readers
          </Button>
        </div>
      </Dialog>
    </Part>
  );
}

function reachWords(subscribers: number, perMinute: number): string {
  if (subscribers === 0) return 'Nobody has confirmed the newsletter yet.';
  const minutes = Math.ceil(subscribers / perMinute);
  const readers = subscribers === 1 ? 'one reader' : `${subscribers} readers`;
  const time = minutes < 120 ? `${minutes} min` : `${Math.ceil(minutes / 60)} hours`;
  return `It goes to ${readers}, at most ${perMinute} a minute: about ${time}.`;
}

/** Sends what staff decide about a draft, after it is saved. */
function useSending(id: number, { draft, prove }: Pick<Props, 'draft' | 'prove'>) {
  const params = { id };
  const [at, setAt] = useState('');
  const [reason, setReason] = useState('');
  const { findings, failure, isBusy, act, step } = useIssueAct(id, prove);
  const navigate = useNavigate();

  async function test() {
    if (await draft.save())
      await act(
        () => callApi(endpoints.test, { params }),
        ({ to }) => messages.tested(to),
      );
  }

  async function send() {
    if (!(await draft.save())) return;
    const said = at ? messages.scheduled(formatMoment(readIndianTime(at) ?? new Date())) : messages.sent;
    const body = () => ({ revision: draft.revision(), at: at || null, reason });
    await step(() => callApi(endpoints.send, { params, body: body() }), said);
  }

  async function remove() {
    if (
      await act(
        () => callApi(endpoints.remove, { params }),
        () => messages.removed,
      )
    )
      void navigate('/admin/newsletter');
  }

  return { at, setAt, reason, setReason, findings, failure, isBusy, test, send, remove };
}
