import type { Courier } from '../../courier.ts';
import { isOwnNumber, ownNumberOf } from './own-number.ts';

/**
 * Sending by hand: staff are the courier. A parcel is accepted at once under our own number, staff write its steps, and what only
 * a person can tell the real courier is left to them.
 */
export function openManual(): Courier {
  return {
    createShipment: async (request) => ({ outcome: 'created', waybill: ownNumberOf(request) }),
    // A repeated request gets the same number, so there is nothing to look up.
    findShipment: async () => null,
    track: async () => [],
    cancelShipment: async (waybill) =>
      isOwnNumber(waybill)
        ? { outcome: 'cancelled' }
        : { outcome: 'refused', remarks: 'Tell the courier that the parcel does not come.' },
    edit: async () => ({ outcome: 'edited' }),
    redeliver: async () => ({ outcome: 'by_hand' }),
    checkRedelivery: async () => ({ outcome: 'by_hand' }),
    fetchReturn: async () => ({ outcome: 'refused', remarks: 'Call the courier yourself.' }),
    requestPickup: async () => ({ outcome: 'refused', remarks: 'Call the courier yourself.' }),
  };
}
