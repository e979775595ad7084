import type { ReturnsOfOrder } from '../contract.ts';
import type { ReturnRemedy } from '../reasons.ts';
import type { ReturnState } from '../states.ts';
import { replacementText } from './refund-text.ts';

const steps = [
  'We look at your request, and answer within 48 hours.',
  'When we take it back, the answer says how it comes to us. Please keep the products and their packs as they are.',
];

/** The end of a return, as far as its customer has asked for one of the two. */
function lastStep(remedy: ReturnRemedy | undefined): string {
  if (remedy === 'replacement') return replacementText;
  return `We look at what came back, and pay the money back${remedy ? '' : ', or send the products again'}.`;
}

/** How many steps an open return has behind it. */
const stepsDone: Partial<Record<ReturnState, number>> = { requested: 0, approved: 1, picked_up: 2 };

/** The coming steps of a return, or of the request that a customer writes. Nothing once it has ended. */
export function NextSteps({ state, remedy }: { state: ReturnState; remedy: ReturnRemedy | undefined }) {
  const done = stepsDone[state];
  if (done === undefined) return null;
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="pb-3 font-sans text-base font-semibold">
        What happens next
      </h2>
      <ol className="flex list-decimal flex-col gap-2 pl-5">
        {[...steps, lastStep(remedy)].slice(done).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

/** Where a refund goes, and how soon. */
export function MoneyBack({ order: { refundedBy, refundDays } }: { order: ReturnsOfOrder }) {
  return (
    <section aria-labelledby="money-back" className="flex flex-col gap-2">
      <h2 id="money-back" className="pb-1 font-sans text-base font-semibold">
        How the money comes back
      </h2>
      <p>
        {refundedBy === 'payout'
          ? 'This order was paid in cash, so the refund goes to your UPI ID or your bank account. You name it on this page once we take the products back.'
          : 'The refund goes back by itself to the account that paid.'}
      </p>
      <p>You get what you paid for a product: its price less its share of the order's discounts.</p>
      <p>Within {refundDays} working days after we have checked what came back.</p>
    </section>
  );
}
