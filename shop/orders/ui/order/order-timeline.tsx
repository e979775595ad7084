import { Check, X } from 'lucide-react';
import { formatMoment } from '#platform/india-time.ts';
import type { Order } from '../../contract.ts';
import type { WaitsFor } from '../../hold.ts';
import type { OrderStateRecord } from '../../state-record.ts';
import { expectedStates, type OrderState, orderStates } from '../../states.ts';

const waitingTexts: Record<WaitsFor, string> = {
  confirmation: 'We have your order. It waits for your confirmation.',
  later_day: 'We have your order. It leaves later, as you asked.',
  payment: 'It waits for your payment by UPI.',
};

type Step = { state: OrderState; at: string | null; note: string | null };

/** Without an amount the steps have no description, since some speak of the payment. */
type Timeline = Pick<Order, 'state'> & {
  events: Pick<Order['events'][number], 'state' | 'at' | 'note'>[];
  amountDue?: number;
  waitsFor?: WaitsFor | null;
};

type Props = { order: Timeline };

/** Past events and, without problems, the coming steps. */
export function OrderTimeline({ order }: Props) {
  const steps = stepsOf(order);
  return (
    <ol className="flex flex-col">
      {steps.map((step, at) => (
        <li key={`${step.state} ${step.at}`} className="relative flex gap-4 pb-6 last:pb-0">
          {at < steps.length - 1 && (
            <span
              aria-hidden
              className={`absolute top-7 bottom-0 left-[0.8125rem] w-px ${steps[at + 1]?.at ? 'bg-leaf' : 'bg-line'}`}
            />
          )}
          <Mark state={step.state} reached={step.at !== null && !isUnpaid(order, step)} />
          <div className="pt-0.5">
            <p className={step.at ? 'font-semibold' : 'text-moss'}>{orderStates[step.state].label}</p>
            {step.at && <p className="text-sm text-moss">{formatMoment(step.at)}</p>}
            {step.note && <p className="text-sm">{step.note}</p>}
            {step.at !== null && step.state === order.state && !step.note && (
              <p className="text-sm">{describe(order)}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** An order that waits for its payment is placed with it. */
function isUnpaid({ waitsFor, state }: Timeline, step: Step): boolean {
  return waitsFor === 'payment' && step.state === state;
}

function describe({ state, amountDue, waitsFor }: Timeline): string {
  if (waitsFor) return waitingTexts[waitsFor];
  if (amountDue === undefined) return '';
  const record: OrderStateRecord<OrderState> = orderStates[state];
  return (amountDue === 0 && record.paidDescription) || record.description;
}

function stepsOf({ events, state }: Timeline): Step[] {
  const past = events.map(({ state: reached, at, note }) => ({ state: reached, at, note }));
  const ahead = expectedStates.slice(expectedStates.indexOf(state) + 1);
  if (!expectedStates.includes(state)) return past;
  return [...past, ...ahead.map((next) => ({ state: next, at: null, note: null }))];
}

function Mark({ state, reached }: { state: OrderState; reached: boolean }) {
  const shape = 'grid size-[1.625rem] shrink-0 place-items-center rounded-full';
  if (!reached)
    return (
      <span className={`${shape} border border-edge bg-paper`}>
        <span className="sr-only">still to come:</span>
      </span>
    );
  const wrong = !expectedStates.includes(state);
  return (
    <span
      aria-hidden
      className={`${shape} ${wrong ? 'border border-clay text-clay' : 'bg-forest text-ivory'}`}
    >
      {wrong ? <X className="size-4" strokeWidth={2} /> : <Check className="size-4" strokeWidth={2} />}
    </span>
  );
}
