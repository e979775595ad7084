/** What a courier is asked to carry, as it stands when the order is placed. Money in paise. */
export type ShipmentRequest = {
  orderId: string;
  orderNumber: string;
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

/** A refusal is the courier's final no; `unreachable` and `unclear` may be tried again. */
export type ShipmentAnswer =
  | { outcome: 'created'; waybill: string }
  | { outcome: 'refused'; remarks: string }
  | { outcome: 'unreachable' | 'unclear'; remarks: string };

export type FoundShipment = { waybill: string };

export type Scan = { status: string; at: string; place: string; remarks: string };
export type Track = { waybill: string; status: string; scans: Scan[] };

/** Who carries parcels. No method throws for a courier's trouble but `findShipment` and `track`, which throw `CourierTrouble`. */
export type Courier = {
  createShipment(request: ShipmentRequest): Promise<ShipmentAnswer>;
  findShipment(orderId: string): Promise<FoundShipment | null>;
  track(waybill: string): Promise<Track | null>;
};

/** The courier could not be asked, or its answer could not be understood: try again later. */
export class CourierTrouble extends Error {
  override name = 'CourierTrouble';
}
