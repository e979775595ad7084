import { randomInt } from 'node:crypto';
import type { Office } from './office.ts';
import type { SimulatedRefund, SimulatedTry } from './payment-file.ts';
import { paymentEvents, refundEvents } from './protocols/webhook-events.ts';

const acts = ['paid', 'authorised', 'failed', 'dropped'] as const;

export type Act = (typeof acts)[number];

export function isAct(text: string | null): text is Act {
  return acts.some((act) => act === text);
}

/**
 * Ends a try as the customer's phone, the bank or a late answer of the bank would, and sends the webhooks. A failed try may be paid late. A paid
 * one stays. Returns the try.
 */
export function moveTry(
  office: Office,
  one: SimulatedTry,
  { act, reason }: { act: Act; reason: string | null },
): SimulatedTry {
  const isLate = one.state === 'failed' || one.state === 'dropped';
  if (one.state === 'captured' || (isLate && act !== 'paid' && act !== 'authorised')) return one;
  const isTaken = act === 'paid' || act === 'authorised';
  const state = act === 'paid' ? 'captured' : act;
  const moved = office.payments.keepTry({
    ...one,
    state,
    reason: isTaken ? null : (reason ?? 'payment_failed'),
    bankReference: isTaken ? (one.bankReference ?? newBankReference()) : null,
    endedAt: office.now().toISOString(),
  });
  office.webhooks.send(paymentEvents(office, moved));
  return moved;
}

/** A reference of the bank has twelve digits. */
function newBankReference(): string {
  return String(randomInt(100_000_000_000, 281_474_976_710_655)).slice(0, 12);
}

/** Ends a refund that is under way, and sends its webhook. */
export function moveRefund(
  office: Office,
  refund: SimulatedRefund,
  state: SimulatedRefund['state'],
): SimulatedRefund {
  if (refund.state === 'processed' || refund.state === 'failed' || refund.state === state) return refund;
  const moved = office.payments.keepRefund({ ...refund, state });
  office.webhooks.send(refundEvents(office, moved));
  return moved;
}

/** Begins a refund. It waits while the balance does not suffice. */
export function addRefund(
  office: Office,
  refund: Pick<SimulatedRefund, 'id' | 'tryId' | 'reference' | 'amountPaise'>,
) {
  const state = office.settings.balancePaise < refund.amountPaise ? 'waits' : 'pending';
  return office.payments.keepRefund({ ...refund, state, createdAt: office.now().toISOString() });
}

/** Returns what may still be refunded of a try, in paise. */
export function leftOf(office: Office, one: SimulatedTry): number {
  const amountPaise = office.payments.order(one.orderId)!.amountPaise;
  const gone = office.payments
    .refundsOf(one.id)
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, refund) => sum + refund.amountPaise, 0);
  return one.state === 'captured' ? amountPaise - gone : 0;
}
