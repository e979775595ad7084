import { estimateMessage } from '#shop/shipping/estimate/estimate-messages.ts';
import type { Order } from '../../contract.ts';
import { isUnderWay } from '../../states.ts';

/** Shown until the parcel has arrived. An order that waits for its customer has no day yet. */
export function OrderEstimate({ order }: { order: Order }) {
  const { promisedFor, state, address, waitsFor } = order;
  if (!promisedFor || waitsFor === 'confirmation' || !isUnderWay(state)) return null;
  return (
    <p className="pb-5 font-semibold">
      {estimateMessage({ pincode: address.pincode, deliverBy: promisedFor })}
    </p>
  );
}
