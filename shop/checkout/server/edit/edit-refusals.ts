import { Refusal } from '#platform/refusal.ts';

/** Of a change by staff, by the customer's confirmation or by the clock. */
export const refusals = {
  tooLateToEdit: () =>
    new Refusal(
      'too_late_to_edit',
      409,
      'This order is packed, sent or cancelled and can no longer be changed.',
    ),
  invoiceIsMade: () =>
    new Refusal(
      'invoice_is_made',
      409,
      'The invoice of this order is made, or the order is cancelled. Its GSTIN can no longer be changed.',
    ),
  releaseFirst: () =>
    new Refusal(
      'release_first',
      409,
      'This order has taken no stock yet. Please release it first, then change its items.',
    ),
  paidStays: () =>
    new Refusal(
      'paid_stays',
      409,
      'This order is paid, so its items stay. Cancel it, and its money goes back by itself.',
    ),
  waitsForPayment: () =>
    new Refusal(
      'waits_for_payment',
      409,
      'This order waits for its payment by UPI. Its customer pays it or chooses cash, or it ends by itself.',
    ),
  notHeld: () => new Refusal('not_held', 409, 'This order waits for no confirmation any more.'),
  noNewSubscription: () =>
    new Refusal(
      'no_new_subscription',
      409,
      'Only the customer can start a subscription. Add the item without it.',
    ),
};
