/** The event of a parcel, whichever courier has it. Each adapter translates its courier's codes. */
export const parcelEvents = [
  'accepted',
  'in_transit',
  'out_for_delivery',
  'attempt_failed',
  'returning',
  'delivered',
  'returned_to_origin',
  'lost',
] as const;

export type ParcelEvent = (typeof parcelEvents)[number];

/** Nothing follows them. */
export const lastEvents: ReadonlySet<ParcelEvent | null> = new Set<ParcelEvent>([
  'delivered',
  'returned_to_origin',
  'lost',
]);
