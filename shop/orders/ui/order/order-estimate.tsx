import { estimateMessage } from '#shop/shipping/estimate/estimate-messages.ts';
import type { Order } from '../../contract.ts';
import { paymentStates } from '../../payment.ts';

/** By when the parcel was promised, while it is still to come. */
export function OrderEstimate({ order }: { order: Order }) {
  const { promisedFor, state, address } = order;
  if (!promisedFor || paymentStates[state] !== 'due') return null;
  return (
    <p className="pb-5 font-semibold">
      {estimateMessage({ pincode: address.pincode, deliverBy: promisedFor })}
    </p>
  );
}
