import { type ReactNode, useState } from 'react';
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
import { useIssueAct } from './use-issue-act.ts';

type Props = {
  issue: Issue;
  /** Saves what is typed. Returns whether the draft is what staff see. */
  save: () => Promise<boolean>;
  revision: () => number;
  showFindings: (findings: Finding[]) => ReactNode;
};

/** Sends a draft as a test, or to every reader, now or at an hour. */
export function SendPanel({ issue, save, revision, showFindings }: Props) {
  const { id, canSend, subscribers, perMinute } = issue;
  const params = { id };
  const [at, setAt] = useState('');
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { findings, failure, isBusy, act, step } = useIssueAct(id);
  const navigate = useNavigate();
  const isWarned = findings.length > 0 && !findings.some(({ level }) => level === 'gap');

  async function test() {
    if (await save())
      await act(
        () => callApi(endpoints.test, { params }),
        ({ to }) => messages.tested(to),
      );
  }

  async function send() {
    setAsked(false);
    if (!(await save())) return;
    const said = at ? messages.scheduled(formatMoment(readIndianTime(at) ?? new Date())) : messages.sent;
    const body = () => ({ revision: revision(), at: at || null, reason });
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

  return (
    <Part title="Send">
      <div className="flex flex-col gap-4">
        {issue.problem && <Notice tone="error">{issue.problem}</Notice>}
        {failure && <Notice tone="error">{failure}</Notice>}
        {findings.length > 0 && showFindings(findings)}
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
          <HourField hint="Empty sends now." at={at} onChange={setAt} />
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
          <Button busy={isBusy} onClick={() => void send()}>
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
