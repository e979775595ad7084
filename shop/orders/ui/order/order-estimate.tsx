import { estimateMessage } from '#shop/shipping/estimate/estimate-messages.ts';
import type { Order } from '../../contract.ts';
import { orderStates } from '../../states.ts';

/** Shown until the parcel has arrived. */
export function OrderEstimate({ order }: { order: Order }) {
  const { promisedFor, state, address } = order;
  if (!promisedFor || orderStates[state].payment !== 'due') return null;
  return (
    <p className="pb-5 font-semibold">
      {estimateMessage({ pincode: address.pincode, deliverBy: promisedFor })}
    </p>
  );
}
