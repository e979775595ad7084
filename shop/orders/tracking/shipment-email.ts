import { z } from 'zod';

/** Emails about a shipment. Amounts in paise; tokens belong to signed links. */
export const shipmentEmailData = z.object({
  orderNumber: z.string(),
  name: z.string(),
  totalPaise: z.int(),
  waybill: z.string().nullable(),
  trackToken: z.string(),
  /** Missing without an invoice, and in emails queued before invoices had links. */
  invoiceToken: z.string().nullish(),
  /** `Delivers by Thu 26 Nov to 560001` */
  promise: z.string().nullish(),
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), reviewToken: z.string() })),
});

export type ShipmentEmailData = z.infer<typeof shipmentEmailData>;

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
