import { z } from 'zod';

/** What the emails about a parcel on its way show. Amounts in paise; tokens are the ends of signed links. */
export const shipmentEmailData = z.object({
  orderNumber: z.string(),
  name: z.string(),
  totalPaise: z.int(),
  waybill: z.string().nullable(),
  trackToken: z.string(),
  /** None where there is no invoice, or the mail was queued before there were links to it. */
  invoiceToken: z.string().nullish(),
  /** `Delivers by Thu 26 Nov to 560001` */
  promise: z.string().nullish(),
  /** One a product. */
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), reviewToken: z.string() })),
});

export type ShipmentEmailData = z.infer<typeof shipmentEmailData>;

/** For the previews of the emails. */
export const shipmentSample: ShipmentEmailData = {
  orderNumber: 'AR-1002345',
  name: 'Meera Iyer',
  totalPaise: 1_296_50,
  waybill: '84900000000017',
  trackToken: '1002345.mgz1abcd.signature',
  invoiceToken: '1002345.mgz1abcd.signature',
  promise: 'Delivers by Thu 26 Nov to 560001',
  lines: [
    { name: 'Ashwagandha Churna', quantity: 2, reviewToken: '7.mgz1abcd.signature' },
    { name: 'Bhringraj Hair Oil', quantity: 1, reviewToken: '8.mgz1abcd.signature' },
  ],
};
