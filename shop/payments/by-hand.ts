import { Refusal } from '#platform/refusal.ts';

/** The reference of a bank (UTR, RRN) of a payment by UPI has twelve digits, and never the same one twelve times. */
const referenceForm = /^\d{12}$/;

/** Reads a reference as people copy it, with blanks and dashes. Returns null for another text. */
export function readReference(text: string): string | null {
  const digits = text.length > 40 ? '' : text.replaceAll(/[\s-]/g, '');
  return referenceForm.test(digits) && new Set(digits).size > 1 ? digits : null;
}

export const byHandRefusals = {
  noReference: () =>
    new Refusal('invalid', 400, 'Please enter the 12 digits of the reference (UTR) from your bank.'),
  unknownPayment: () => new Refusal('not_found', 404, 'There is no such payment.'),
  unknownRefund: () => new Refusal('not_found', 404, 'There is no such refund.'),
  notByHand: () => new Refusal('not_by_hand', 409, 'The provider of this payment says itself what arrived.'),
  referenceUsed: (orderNumber: string) =>
    new Refusal('reference_used', 409, `This reference belongs to a payment of order ${orderNumber}.`),
  otherAmount: () =>
    new Refusal(
      'other_amount',
      409,
      'This is another amount than the order asks for, so it does not count as paid. The payment keeps a note.',
    ),
  takenAlready: () => new Refusal('taken', 409, 'This payment has arrived already. Please look again.'),
  notArrived: () => new Refusal('not_arrived', 409, 'This payment has not arrived. Please look again.'),
  notUndone: () =>
    new Refusal(
      'stays',
      409,
      'Only a payment that you confirmed, before its parcel is packed, can be undone.',
    ),
  notCounted: () =>
    new Refusal('not_counted', 409, 'This payment cannot pay its order any more. You may send it back.'),
  ownConfirmation: () =>
    new Refusal(
      'own_confirmation',
      409,
      'You confirmed the payment of this refund, so a colleague or the owner notes that it was paid back.',
    ),
  tooMuchAlone: (limit: string) =>
    new Refusal(
      'too_much_alone',
      409,
      `Together with the refunds that you noted in 24 hours this is more than ${limit}, so a colleague or the owner notes it.`,
    ),
  sameReference: () =>
    new Refusal(
      'same_reference',
      409,
      'This is the reference of the refund that the bank gave back. Please enter that of the new one.',
    ),
  notDue: () => new Refusal('not_due', 409, 'This refund does not wait for you. Please look again.'),
};
