import type { ReactNode } from 'react';
import { formatDay, formatMoment } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Badge } from '#platform/ui/page/badge.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { grievanceEvents, grievanceStates, outcomes, topics } from '../../states.ts';
import { endpoints, type GrievanceDetail } from '../contract.ts';
import { AnswerForm } from './answer-form.tsx';
import { useGrievanceStep } from './queries.ts';

type Props = { shown: GrievanceDetail; userId: number };

/** A complaint with its customer, its clocks and its next step. */
export function GrievanceDetailView({ shown, userId }: Props) {
  const { id, state, topic, words, outcome, isPastDue, steps, email } = shown;
  const { isOpen } = grievanceStates[state];
  const params = { id: String(id) };
  const acknowledge = useGrievanceStep(id, () => callApi(endpoints.acknowledge, { params }));
  const close = useGrievanceStep(id, () => callApi(endpoints.close, { params }));
  const reopen = useGrievanceStep(id, () => callApi(endpoints.reopen, { params }));
  const failure = acknowledge.error ?? close.error ?? reopen.error;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <p className="flex flex-wrap items-center gap-3">
        <Badge>{grievanceStates[state].label}</Badge> {topics[topic]}
        {isPastDue && <Badge tone="sale">Past due</Badge>}
      </p>
      <Facts shown={shown} />
      <OrderHint shown={shown} />
      <blockquote className="border-l-2 border-line pl-4 break-words whitespace-pre-line">
        {words || 'The words of the customer are erased.'}
      </blockquote>
      {steps.length > 0 && <Steps steps={steps} />}
      {outcome && <p>{outcomes[outcome]}.</p>}
      {failure && <Notice tone="error">{failure.message}</Notice>}
      {state === 'received' && (
        <Button
          className="self-start"
          busy={acknowledge.isPending}
          onClick={() => acknowledge.mutate(undefined)}
        >
          Acknowledge
        </Button>
      )}
      {isOpen && <AnswerForm id={id} userId={userId} hasEmail={email !== null} />}
      {isOpen && (
        <Button
          variant="quiet"
          className="self-start"
          busy={close.isPending}
          onClick={() => close.mutate(undefined)}
        >
          This is no complaint
        </Button>
      )}
      {!isOpen && words && (
        <Button
          variant="secondary"
          className="self-start"
          busy={reopen.isPending}
          onClick={() => reopen.mutate(undefined)}
        >
          Open it again
        </Button>
      )}
    </div>
  );
}

function Facts({ shown }: Pick<Props, 'shown'>) {
  const { name, email, phone, receivedAt, acknowledgeBy, redressBy, state, notedBy } = shown;
  const facts: [string, ReactNode][] = [
    ['Customer', name || 'Erased'],
    ['Email', email && <Contact key="email" href={`mailto:${email}`} text={email} />],
    ['Phone', phone && <Contact key="phone" href={`tel:+91${phone}`} text={phone} />],
    ['Received', formatMoment(receivedAt)],
    ['Noted on the phone by', notedBy],
    ['Acknowledge by', state === 'received' && formatMoment(acknowledgeBy)],
    ['Answer by', grievanceStates[state].isOpen && formatDay(redressBy)],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-1">
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-moss">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Contact({ href, text }: { href: string; text: string }) {
  return (
    <a className="link inline-block py-2" href={href}>
      {text}
    </a>
  );
}

const orderHints = {
  same: null,
  other:
    'Neither email nor phone are those of the order. Say nothing about the order until the customer has shown that it is theirs.',
  missing: 'There is no order with this number.',
};

function OrderHint({ shown: { order } }: Pick<Props, 'shown'>) {
  const hint = order && orderHints[order];
  return hint ? <Notice tone={order === 'other' ? 'error' : 'info'}>{hint}</Notice> : null;
}

function Steps({ steps }: Pick<GrievanceDetail, 'steps'>) {
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="pb-2 text-lg font-semibold">
        Steps
      </h2>
      <ol className="flex flex-col gap-3">
        {steps.map(({ event, who, at, words }) => (
          <li key={at} className="flex flex-col gap-1">
            <span>
              {grievanceEvents[event]}: {who}, {formatMoment(at)}
            </span>
            {words && <p className="break-words whitespace-pre-line text-moss">{words}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
