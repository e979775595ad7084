import { gstinProblem, gstinStateOf, readGstin } from '#shop/pincodes/gstin.ts';
import { refusals } from '#shop/orders/legal-limits.ts';
import type { RegisteredCustomer } from '#shop/orders/order.ts';
import { editableStates, type OrderState, orderStates } from '#shop/orders/states.ts';
import { refusals as editRefusals } from './edit-refusals.ts';

export type BusinessValues = { buyerGstin: string; buyerName: string };

/** Returns the business of an order as its form has it, empty without one. */
export function businessValues(registered: RegisteredCustomer | null): BusinessValues {
  return { buyerGstin: registered?.gstin ?? '', buyerName: registered?.name ?? '' };
}

/** Whether the business of an order may still change: until its invoice is made. */
export function mayEditBusiness(state: OrderState): boolean {
  return orderStates[state].invoiced === 'not yet';
}

/** Refuses (409) a change in a state that allows it no more. The business may change until the invoice, all else until the packing. */
export function refuseLateEdit(state: OrderState, { fields }: { fields: object }): void {
  const isBusiness = Object.keys(fields).every((name) => name === 'buyerGstin' || name === 'buyerName');
  if (isBusiness && !mayEditBusiness(state)) throw editRefusals.invoiceIsMade();
  if (!isBusiness && !editableStates.includes(state)) throw editRefusals.tooLateToEdit();
}

type Edit = {
  before: RegisteredCustomer | null;
  given: Partial<BusinessValues>;
  recipient: { name: string; state: string };
  /** The state of delivery changes. */
  moves: boolean;
};

/**
 * Returns the business that an edited order is billed to, or null. Refuses (400) a wrong GSTIN, a name without one, and a GSTIN of
 * another state than that of delivery: goods are supplied where their movement ends (IGST Act, section 10 (1)(a)).
 */
export function editedBusiness({ before, given, recipient, moves }: Edit): RegisteredCustomer | null {
  if (!moves && Object.keys(given).length === 0) return before;
  const gstin = readGstin(given.buyerGstin ?? before?.gstin ?? '');
  const name = (given.buyerName ?? before?.name ?? '').trim();
  if (gstin === '') {
    if (given.buyerName && given.buyerGstin === undefined) throw refusals.nameWithoutGstin();
    return null;
  }
  const problem = gstinProblem(gstin, recipient.state);
  if (problem && given.buyerGstin === undefined)
    throw refusals.gstinStays({ of: gstinStateOf(gstin), to: recipient.state });
  if (problem) throw refusals.wrongGstin(problem);
  return { gstin, name: name || recipient.name };
}
