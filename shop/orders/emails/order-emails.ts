import { z } from 'zod';
import { defineEmail } from '#platform/emails/define-email.ts';
import { parcelCourierSchema } from '#shop/shipping/contract.ts';

/** Amounts in paise. Jobs from before November 2026 lack `atDoorPaise`: their orders pay the total at the door. */
const toPay = { totalPaise: z.int(), atDoorPaise: z.int().optional() };

/** Opens the tracking page, for a customer without an account. Missing for others. */
const ofGuest = { guestToken: z.string().optional() };

/** When an unconfirmed order ends, and whether it has taken no stock. Missing for orders that wait without an end. */
const ofHold = { confirmBy: z.iso.datetime().optional(), waitsForStock: z.boolean().optional() };

/** A gift: the person who takes the parcel pays the cash. Missing for others, and in older jobs. */
const ofGift = { isGift: z.boolean().optional() };

/** Returns the cash that the customer pays at the door. */
export function cashOf({
  totalPaise,
  atDoorPaise = totalPaise,
}: {
  totalPaise: number;
  atDoorPaise?: number | undefined;
}): number {
  return atDoorPaise;
}

/** Amounts in paise. */
const orderData = z.object({
  replaces: z.string().optional(),
  orderNumber: z.string(),
  name: z.string(),
  lines: z.array(
    z.object({
      name: z.string(),
      choice: z.string(),
      quantity: z.int(),
      linePaise: z.int(),
      /** Of the product; empty without one, and missing in older jobs. */
      image: z.string().optional(),
      /** The products in a combo; missing in older jobs. */
      parts: z.string().optional(),
    }),
  ),
  subtotalPaise: z.int(),
  discountPaise: z.int(),
  feePaise: z.int(),
  /** Missing in older jobs, which have a discount and a fee alone. */
  amounts: z.array(z.object({ name: z.string(), paise: z.int() })).optional(),
  ...toPay,
  address: z.array(z.string()),
  promise: z.string().nullish(),
  /** The business that the invoice names. Only in the email about a change, and missing in older jobs. */
  business: z.object({ gstin: z.string(), name: z.string() }).nullish(),
  /** Missing for other orders and in older jobs. */
  gift: z.object({ message: z.string() }).nullish(),
  /** The name of the account. Missing where `name` is greeted. */
  giver: z.string().optional(),
  /** While the order waits for the customer's confirmation. */
  confirmToken: z.string().nullish(),
  ...ofHold,
  ...ofGuest,
});

/** The number of the order whose goods a replacement sends again. Missing for others. */
const ofReplacement = { replaces: z.string().optional() };

/** Amounts in paise; tokens belong to signed links. */
const shipmentData = z.object({
  orderNumber: z.string(),
  name: z.string(),
  ...toPay,
  waybill: z.string().nullable(),
  /** The courier of a parcel sent by hand, with its tracking page. Missing for other couriers, and in older jobs. */
  courier: parcelCourierSchema.nullish(),
  trackToken: z.string(),
  /** Missing without an invoice, and in emails queued before invoices had links. */
  invoiceToken: z.string().nullish(),
  /** Answers a failed delivery. Only in its email, and missing in older jobs. */
  rescueToken: z.string().nullish(),
  /** Opens the returns of a delivered order. Only in its email, and missing in older jobs. */
  returnToken: z.string().nullish(),
  /** `Delivers by Thu 26 Nov to 560001` */
  promise: z.string().nullish(),
  /** Each product once. */
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), reviewToken: z.string() })),
  ...ofReplacement,
  ...ofGift,
  ...ofGuest,
});

export const orderPlacedEmail = defineEmail('order-placed', orderData);
export const orderChangedEmail = defineEmail(
  'order-changed',
  orderData.extend({
    /** Offers that the order has no more. Missing in older jobs. */
    lostOffers: z.array(z.string()).optional(),
    /** The changed parts, in words. Missing in older jobs. */
    changes: z.array(z.string()).optional(),
    /** Nothing about the price is changed. */
    isSamePrice: z.boolean().optional(),
  }),
);
export const orderUnconfirmedEmail = defineEmail(
  'order-unconfirmed',
  z.object({ orderNumber: z.string(), name: z.string(), ...toPay, confirmToken: z.string(), ...ofHold }),
);
export const orderCancelledEmail = defineEmail(
  'order-cancelled',
  z.object({
    orderNumber: z.string(),
    name: z.string(),
    byShopper: z.boolean(),
    /** Nobody confirmed it in time. Missing in older jobs. */
    isUnconfirmed: z.boolean().optional(),
    ...ofReplacement,
    ...ofGuest,
  }),
);
export const orderShippedEmail = defineEmail('order-shipped', shipmentData);
export const orderOutForDeliveryEmail = defineEmail('order-out-for-delivery', shipmentData);
export const orderDeliveredEmail = defineEmail('order-delivered', shipmentData);
export const orderUndeliveredEmail = defineEmail('order-undelivered', shipmentData);
export const orderReturnedEmail = defineEmail('order-returned', shipmentData);
export const orderCorrectedEmail = defineEmail(
  'order-corrected',
  shipmentData.pick({
    orderNumber: true,
    name: true,
    totalPaise: true,
    atDoorPaise: true,
    trackToken: true,
    isGift: true,
  }),
);
export const orderLostEmail = defineEmail('order-lost', shipmentData);
export const replacementPlacedEmail = defineEmail(
  'replacement-placed',
  z.object({
    orderNumber: z.string(),
    replaces: z.string(),
    name: z.string(),
    lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
    address: z.array(z.string()),
    promise: z.string().nullable(),
    /** As of an order. */
    giver: z.string().optional(),
    ...ofGuest,
  }),
);

export type OrderEmailData = z.infer<typeof orderData>;
export type ShipmentEmailData = z.infer<typeof shipmentData>;

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
