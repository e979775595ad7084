/** A courier with its abilities. Its folder holds the adapter that does it. */
export type CourierKind = {
  label: string;
  /** Settings without which it cannot start. */
  needs: readonly string[];
  /** It moves no parcel, so a real shop refuses it. */
  isSimulated: boolean;
  /** Staff hand the parcels over, and write waybill and steps. */
  isByHand: boolean;
  /** Seconds between two requests for the scans of a parcel. Null when it has none, so that nobody asks. */
  trackingSeconds: number | null;
  /** The shop may ask it for a rider. */
  canPickUp: boolean;
  /** It fetches a return from the customer. */
  canFetchReturns: boolean;
};
