import { gstinProblem, readGstin } from '#shop/pincodes/gstin.ts';
import { refusals } from '../../legal-limits.ts';
import type { RegisteredCustomer } from '../../order.ts';
import type { PlaceOrderBody } from '../../body/place-order-body.ts';

type BusinessCustomer = Pick<PlaceOrderBody, 'buyerGstin' | 'buyerName' | 'customerName' | 'state'>;

/**
 * Returns the business that an order is billed to, or null. Refuses (400) a GSTIN with a wrong check character or of another state than
 * that of delivery, and a name without a GSTIN.
 */
export function registeredCustomerOf({
  buyerGstin,
  buyerName,
  ...recipient
}: BusinessCustomer): RegisteredCustomer | null {
  if (!buyerGstin) {
    if (buyerName) throw refusals.nameWithoutGstin();
    return null;
  }
  const gstin = readGstin(buyerGstin);
  const problem = gstinProblem(gstin, recipient.state);
  if (problem) throw refusals.wrongGstin(problem);
  return { gstin, name: buyerName || recipient.customerName };
}
