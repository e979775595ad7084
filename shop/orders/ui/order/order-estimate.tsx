import { estimateMessage } from '#shop/shipping/estimate/estimate-messages.ts';
import type { Order } from '../../contract.ts';
import { paymentStates } from '../../payment.ts';

/** Shown until the parcel has arrived. */
export function OrderEstimate({ order }: { order: Order }) {
  const { promisedFor, state, address } = order;
  if (!promisedFor || paymentStates[state] !== 'due') return null;
  return (
    <p className="pb-5 font-semibold">
      {estimateMessage({ pincode: address.pincode, deliverBy: promisedFor })}
    </p>
  );
}
