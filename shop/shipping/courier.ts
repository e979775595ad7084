import type { Day } from '#platform/india-time.ts';
import type { PostalAddress } from '#shop/addresses/postal-address.ts';
import type { ParcelEvent } from './parcel-event.ts';

/** A request to the courier at the time of the order. Amounts in paise, weight in grams. */
export type ShipmentRequest = {
  orderId: string;
  orderNumber: string;
  placedAt: string;
  totalPaise: number;
  /** The cash that the rider collects, 0 for a parcel that is paid. */
  collectPaise: number;
  recipient: PostalAddress;
  items: { sku: string; name: string; quantity: number; unitPricePaise: number; weightGrams?: number }[];
};

/** `refused` is final. Temporary problems throw `CourierTrouble`. */
export type ShipmentResponse =
  | { outcome: 'created'; waybill: string }
  | { outcome: 'refused'; remarks: string };

/** `refused` when the parcel is on its way, or the waybill is unknown. */
export type CancelResponse = { outcome: 'cancelled' } | { outcome: 'refused'; remarks: string };

/** The changes of a requested parcel. Pincode, city and state stay. */
export type ParcelChange = Pick<ShipmentRequest, 'recipient' | 'totalPaise' | 'collectPaise' | 'items'>;

/** `refused` when the courier keeps the parcel as it was, such as after the pick-up. */
export type EditResponse = { outcome: 'edited' } | { outcome: 'refused'; remarks: string };

/** The courier's task after a failed delivery. A correction keeps the pincode. */
export type RedeliveryAct =
  | { act: 'try_again' }
  | { act: 'another_day'; day: Day }
  | { act: 'correct'; phone?: string | undefined; addressLine?: string | undefined }
  | { act: 'give_up' };

/** `asked` when the courier decides later: `reference` names the request. `by_hand` leaves it to staff. `refused` says why in the courier's words. */
export type RedeliveryResponse =
  | { outcome: 'asked'; reference: string }
  | { outcome: 'accepted' }
  | { outcome: 'by_hand' }
  | { outcome: 'refused'; remarks: string };

/**
 * A scan of a parcel's label; `at` is an ISO time, UTC. Type, status and code are the courier's own; `event` is the adapter's
 * translation, or null for a scan that says nothing about the way of the parcel.
 */
export type Scan = {
  at: string;
  type: string;
  status: string;
  code: string;
  place: string;
  remarks: string;
  event: ParcelEvent | null;
  /** The staff member who wrote it. A courier's scan has none. */
  authorId?: number | null;
};

/** Scans of one parcel, oldest first, without duplicates. */
export type Track = { waybill: string; scans: Scan[] };

/** A rider's visit to a place of the shop, on a day in India. The time is Indian time: `15:00`. */
export type PickupRequest = { place: string; day: string; time: string; parcels: number };

/** `refused` is final for the day. Temporary problems throw `CourierTrouble`. */
export type PickupResponse =
  | { outcome: 'requested'; number: string }
  | { outcome: 'refused'; remarks: string };

export const maxWaybills = 50;

type Patience = { withinMilliseconds?: number };

/** Each method throws `CourierTrouble` without a clear response. */
export type Courier = {
  /** A repeated order returns the first waybill. */
  createShipment(request: ShipmentRequest, patience?: Patience): Promise<ShipmentResponse>;
  findShipment(orderId: string, patience?: Patience): Promise<{ waybill: string } | null>;
  /** Returns the known parcels among at most `maxWaybills`. */
  track(waybills: string[]): Promise<Track[]>;
  /** Cancels a parcel before pick-up, also one that is to be fetched. A repeated request gets the same response. */
  cancelShipment(waybill: string): Promise<CancelResponse>;
  /** Changes recipient, contents and cash of a parcel before pick-up. A repeated request does no harm. */
  edit(waybill: string, change: ParcelChange): Promise<EditResponse>;
  /** Asks for an act after a failed delivery. A repeated request does no harm. */
  redeliver(waybill: string, act: RedeliveryAct): Promise<RedeliveryResponse>;
  /** Returns what became of an act that the courier decides later. */
  checkRedelivery(waybill: string, reference: string): Promise<RedeliveryResponse>;
  /** Asks for a rider who fetches a parcel from its recipient and brings it to the shop. A repeated `orderId` returns the first waybill. */
  fetchReturn(request: ShipmentRequest): Promise<ShipmentResponse>;
  /** Asks for a rider. A repeated request for a place and day returns the first number. */
  requestPickup(request: PickupRequest): Promise<PickupResponse>;
};

/** The courier was unreachable or its response unclear. Look the order up and try again later. */
export class CourierTrouble extends Error {
  override name = 'CourierTrouble';
}

/** The courier itself failed, not this parcel: no timely or valid response. Several of these open the breaker. */
export class CourierUnreachable extends CourierTrouble {
  override name = 'CourierUnreachable';
}

/** The courier does not know the account: its token is wrong, old or of another place. */
export class CourierAccountUnknown extends CourierUnreachable {
  override name = 'CourierAccountUnknown';
}

export class CourierBusy extends CourierUnreachable {
  override name = 'CourierBusy';
  readonly retryAfterMs: number;

  constructor(message: string, retryAfterMs: number) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** The breaker is open, or the courier asked for a pause. No request is sent before `until`. */
export class CircuitOpen extends CourierTrouble {
  override name = 'CircuitOpen';
  readonly until: Date;

  constructor(
    until: Date,
    message = 'The courier did not answer several times in a row and is left alone for a while.',
  ) {
    super(message);
    this.until = until;
  }
}
