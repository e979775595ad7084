import { queryOptions, useQuery } from '@tanstack/react-query';
import { formatLongDay, formatLongMoment, formatMoment } from '#platform/india-time.ts';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { Badge } from '#platform/ui/page/badge.tsx';
import { LinkedSheet } from '#platform/ui/page/linked-sheet.tsx';
import { endpoints, type ShownGrievance } from '../contract.ts';
import { grievanceEvents, outcomes, shownStates, topics } from '../states.ts';

function grievanceQuery(token: string) {
  return queryOptions({
    queryKey: ['grievance', token],
    queryFn: ({ signal }) => callApi(endpoints.look, { body: { token } }, { signal }),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
  });
}

/** The complaint of the link in an email. Opening it changes nothing. */
export function GrievanceSheet({ token }: { token: string }) {
  const read = useQuery(grievanceQuery(token));
  return (
    <LinkedSheet read={read} ended={ended} failed="Your complaint could not be loaded.">
      {(shown) => <Shown shown={shown} />}
    </LinkedSheet>
  );
}

const ended = {
  text: 'It works for 60 days. The newest email about your complaint has a link that works.',
  to: '/policies/grievance',
  label: 'How to reach us',
};

function Shown({ shown }: { shown: ShownGrievance }) {
  const { ticket, state, topic, orderNumber, receivedAt, words, steps, outcome } = shown;
  return (
    <div className="flex flex-col gap-6">
      <p className="flex flex-wrap items-center gap-3">
        <strong className="font-semibold">{ticket}</strong> <Badge>{shownStates[state]}</Badge>
      </p>
      <p>
        {`${topics[topic]}${orderNumber ? `, order ${orderNumber}` : ''}, received on ${formatMoment(receivedAt)}.`}
      </p>
      <Clocks shown={shown} />
      <blockquote className="border-l-2 border-line pl-4 break-words whitespace-pre-line">{words}</blockquote>
      {steps.length > 0 && (
        <ol aria-label="Steps" className="flex flex-col gap-4">
          {steps.map((step) => (
            <li key={step.at} className="flex flex-col gap-1">
              <span className="text-sm text-moss">
                {grievanceEvents[step.event]}, {formatMoment(step.at)}
              </span>
              {step.words && <p className="break-words whitespace-pre-line">{step.words}</p>}
            </li>
          ))}
        </ol>
      )}
      {outcome && <p>{outcomes[outcome]}.</p>}
      {outcome === 'not_upheld' && (
        <p className="text-moss">
          If you see it differently, call the National Consumer Helpline on 1915, or turn to the consumer
          commission through e-Jagriti.
        </p>
      )}
    </div>
  );
}

function Clocks({ shown: { state, acknowledgeBy, redressBy } }: { shown: ShownGrievance }) {
  if (state === 'closed')
    return <p key="closed">We closed it without an answer. If it is a complaint, please write or call us.</p>;
  if (state === 'answered') return null;
  return (
    <p key="clocks">
      {`${state === 'received' ? `We acknowledge it by ${formatLongMoment(acknowledgeBy)}. ` : ''}You get an answer by ${formatLongDay(redressBy)} at the latest.`}
    </p>
  );
}
