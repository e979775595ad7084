/** What a courier is asked to carry, as it stands when the order is placed. Money in paise, weight in grams. */
export type ShipmentRequest = {
  orderId: string;
  orderNumber: string;
  /** ISO time, UTC */
  placedAt: string;
  paymentMode: 'COD';
  totalPaise: number;
  recipient: {
    name: string;
    mobileNumber: string;
    addressLine: string;
    city: string;
    state: string;
    pincode: string;
    country: 'India';
  };
  items: { sku: string; name: string; quantity: number; unitPricePaise: number; weightGrams?: number }[];
};

/** `refused` is the courier's final no; whatever may go better later is thrown as `CourierTrouble`. */
export type ShipmentAnswer =
  | { outcome: 'created'; waybill: string }
  | { outcome: 'refused'; remarks: string };

/** `refused` where the parcel cannot be stopped any more, or the courier knows no such waybill. */
export type CancelAnswer = { outcome: 'cancelled' } | { outcome: 'refused'; remarks: string };

export type Scan = { status: string; at: string; place: string; remarks: string };

export type Track = { waybill: string; status: string; scans: Scan[] };

type Patience = { withinMilliseconds?: number };

/** Who carries parcels. Each method throws `CourierTrouble` where the courier gave no clear answer. */
export type Courier = {
  /** Asking twice for one order gives the first waybill again. */
  createShipment(request: ShipmentRequest, patience?: Patience): Promise<ShipmentAnswer>;
  findShipment(orderId: string, patience?: Patience): Promise<{ waybill: string } | null>;
  track(waybill: string): Promise<Track | null>;
  /** Stops a parcel that is not picked up yet. Asking twice is answered the same way. */
  cancelShipment(waybill: string): Promise<CancelAnswer>;
};

/** The courier could not be asked, or its answer could not be understood: look the order up and try again later. */
export class CourierTrouble extends Error {
  override name = 'CourierTrouble';
}
