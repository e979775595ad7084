import type { PostalAddress } from '#shop/addresses/postal-address.ts';

/** What a courier is asked to carry, as it stands when the order is placed. Money in paise, weight in grams. */
export type ShipmentRequest = {
  orderId: string;
  orderNumber: string;
  /** ISO time, UTC */
  placedAt: string;
  paymentMode: 'COD';
  totalPaise: number;
  recipient: PostalAddress;
  items: { sku: string; name: string; quantity: number; unitPricePaise: number; weightGrams?: number }[];
};

/** `refused` is the courier's final no; whatever may go better later is thrown as `CourierTrouble`. */
export type ShipmentResponse =
  | { outcome: 'created'; waybill: string }
  | { outcome: 'refused'; remarks: string };

/** `refused` where the parcel cannot be stopped any more, or the courier knows no such waybill. */
export type CancelResponse = { outcome: 'cancelled' } | { outcome: 'refused'; remarks: string };

/** One time the courier's people read the parcel's label; `at` is an ISO time, UTC. Type, status and code are the courier's own. */
export type Scan = {
  at: string;
  type: string;
  status: string;
  code: string;
  place: string;
  remarks: string;
};

/** What happened to one parcel, oldest first, each scan once. */
export type Track = { waybill: string; scans: Scan[] };

/** How many waybills may be asked about in one call. */
export const maxWaybills = 50;

type Patience = { withinMilliseconds?: number };

/** Who carries parcels. Each method throws `CourierTrouble` where the courier gave no clear answer. */
export type Courier = {
  /** Asking twice for one order gives the first waybill again. */
  createShipment(request: ShipmentRequest, patience?: Patience): Promise<ShipmentResponse>;
  findShipment(orderId: string, patience?: Patience): Promise<{ waybill: string } | null>;
  /** The parcels it knows among at most `mostWaybills`. */
  track(waybills: string[]): Promise<Track[]>;
  /** Stops a parcel that is not picked up yet. Asking twice is answered the same way. */
  cancelShipment(waybill: string): Promise<CancelResponse>;
};

/** The courier could not be asked, or its answer could not be understood: look the order up and try again later. */
export class CourierTrouble extends Error {
  override name = 'CourierTrouble';
}

/** It is not about this parcel: no answer came in time, or none that makes sense. Enough of these open the breaker. */
export class CourierUnreachable extends CourierTrouble {
  override name = 'CourierUnreachable';
}

/** The courier asks to be left alone for a while. */
export class CourierBusy extends CourierUnreachable {
  override name = 'CourierBusy';
  readonly retryAfterMs: number;

  constructor(message: string, retryAfterMs: number) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** The breaker is open, or the courier asked to be left alone: no request reaches it before `until`. */
export class CourierResting extends CourierTrouble {
  override name = 'CourierResting';
  readonly until: Date;

  constructor(
    until: Date,
    message = 'The courier did not answer several times in a row and is left alone for a while.',
  ) {
    super(message);
    this.until = until;
  }
}
