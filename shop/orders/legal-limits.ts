import { Refusal } from '#platform/refusal.ts';
import { paymentOf } from './payment-of.ts';
import { stateAfter } from './states.ts';

/**
 * Nobody may receive this much or more in cash for one transaction, or from a person in a day (section 269ST of the Income-tax Act
 * 1961, since 1 April 2026 section 186 of that of 2025).
 */
export const cashBelowPaise = 2_00_000_00;

/** Goods above this value travel with an e-way bill (CGST Rules, rule 138). States may set a higher limit within the state. */
const ewayAbovePaise = 50_000_00;

type Payable = Omit<Parameters<typeof paymentOf>[0], 'state'>;

/** Whether the cash that a rider would take is more than the law lets the shop receive. */
export function isTooMuchCash(order: Payable): boolean {
  return paymentOf({ ...order, state: stateAfter.placing }).atDoorPaise >= cashBelowPaise;
}

export function needsEwayBill(totalPaise: number): boolean {
  return totalPaise > ewayAbovePaise;
}

export const ewayBillWords =
  'Goods above ₹50,000: make an e-way bill on ewaybillgst.gov.in before the parcel leaves (CGST Rules, rule 138).';

export const refusals = {
  tooMuchCash: () =>
    new Refusal(
      'too_much_cash',
      409,
      'The law lets us take less than ₹2,00,000 in cash for an order (Income-tax Act 2025, section 186). Please order less, or write to us about another way to pay.',
    ),
  /** Gives no figure, since the orders may be those of another account with the same phone. */
  tooMuchCashInDay: () =>
    new Refusal(
      'too_much_cash_in_day',
      409,
      'The law lets us take less than ₹2,00,000 in cash from one person in a day (Income-tax Act 2025, section 186), and the other orders of today or for the same day count. Please order less, order on a later day, or write to us about another way to pay.',
    ),
  /** Says neither what is blocked nor why, since a phone number or an address may be that of another customer. */
  cashNotOffered: (
    why = 'We cannot take this order with cash on delivery at the moment. Please write to us, and we look for another way together.',
  ) => new Refusal('cash_not_offered', 409, why),
  otherState: (within: string) => {
    const problem = `We sell within ${within} only, so we cannot send a parcel to this address. Please choose an address in ${within}.`;
    return new Refusal('other_state', 400, problem, { fields: { pincode: problem } });
  },
  wrongGstin: (problem: string) =>
    new Refusal('wrong_gstin', 400, problem, { fields: { buyerGstin: problem } }),
  nameWithoutGstin: () => refusals.wrongGstin('Please enter the GSTIN of this business too.'),
  gstinStays: ({ of, to }: { of: string; to: string }) => {
    const problem = `The GSTIN of this order is of ${of}, and the parcel would go to ${to}. GST follows the place where the goods arrive (IGST Act, section 10), so please enter the GSTIN of ${to}, or empty the field for an ordinary invoice.`;
    return new Refusal('gstin_stays', 400, problem, { fields: { buyerGstin: problem } });
  },
};
