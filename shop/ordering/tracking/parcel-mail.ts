import { z } from 'zod';

/** What the mails about a parcel on its way show. Amounts in paise; tokens are the ends of signed links. */
export const parcelMail = z.object({
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

export type ParcelMail = z.infer<typeof parcelMail>;

/** For the previews of the mails. */
export const parcelSample: ParcelMail = {
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
