import { z } from 'zod';
import { dayWith } from '#platform/day-field.ts';
import { cursorField, pageSchema } from '#platform/admin/list.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { hourSeconds } from '#platform/india-time.ts';
import { Refusal } from '#platform/refusal.ts';
import { pincodeField } from '#shop/pincodes/forms.ts';
import { giftSchema } from '../body/gift.ts';
import { businessSchema } from '../body/place-order-body.ts';
import { orderLineSchema } from '../body/order-line.ts';
import { named, orderSchema } from '../contract.ts';
import { channelNames } from '../channels.ts';
import { orderChannels } from '../order.ts';
import { holdReasons, waits } from '../hold.ts';
import { orderTabNames } from './order-tabs.ts';
import { soldFilters } from './sold-filters.ts';
import { replacementFacts } from '../replacement.ts';
import { orderStateNames } from '../states.ts';

const tag = 'Staff: orders';
const shared = { who: 'staff', tag } as const;

const heldSchema = z
  .enum(holdReasons)
  .nullable()
  .meta({ description: 'Why the order waits before the courier is asked.' });

const rowSchema = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  state: z.enum(orderStateNames),
  placedAt: z.iso.datetime(),
  estimatedDeliveryDate: z.iso.date().nullable(),
  customerName: z.string().meta({ description: 'Empty once the customer is erased.' }),
  city: z.string(),
  pincode: z.string(),
  totalAmount: z.number(),
  waybill: z.string().nullable(),
  held: heldSchema,
  items: z.array(z.object({ sku: z.string(), productName: z.string(), quantity: z.int() })),
});

export type OrderRow = z.infer<typeof rowSchema>;

/** A parcel that no courier accepts, a failed delivery without an act, a parcel that comes back for too long, a parcel that came back. */
export const parcelFilters = ['stuck', 'rescue', 'returning', 'inspect'] as const;

export const orderFilters = z.object({
  q: z.string().trim().max(100).optional().meta({
    description: 'An order number, waybill or email, or a part of it; a pincode, phone, name or product.',
  }),
  tab: z.enum(orderTabNames).optional().meta({ description: 'What the orders wait for, or where they are.' }),
  state: z.enum(orderStateNames).optional(),
  courier: z.string().max(40).optional().meta({ description: 'The courier that gave the newest waybill.' }),
  promised: dayWith('Not a day.').optional().meta({ description: 'The promised day.' }),
  pincode: pincodeField.optional(),
  cash: z.literal('due').optional().meta({ description: 'Cash that the courier has still to collect.' }),
  held: z.enum(waits).optional().meta({ description: 'What the order waits for.' }),
  late: z.literal('yes').optional().meta({ description: 'Open after the promised day.' }),
  parcel: z.enum(parcelFilters).optional().meta({ description: 'What the parcel asks of staff.' }),
  product: z
    .string()
    .regex(/^\d{1,9}$/, 'This is no product.')
    .transform(Number)
    .optional(),
  ...soldFilters,
});

export type OrderFilters = z.infer<typeof orderFilters>;

/** A POST, since a search may hold a phone number or email, and an address is in logs and in the browser's history. */
const search = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/admin/orders/search',
  summary: 'Orders, newest first, a page of 50; a packer searches no phone numbers and emails',
  body: orderFilters.extend({ cursor: cursorField }),
  response: pageSchema(rowSchema),
  refuses: [400],
  limit: { name: 'staff-order-search', perUser: 2_000, perNetwork: 10_000, windowSeconds: hourSeconds },
});

const readFilters = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/admin/order-filters',
  summary: 'The couriers that have carried orders, for the filter of the list',
  response: z.object({ couriers: z.array(z.string()) }),
});

const contactSchema = z.object({
  name: z.string(),
  addressLines: z.array(z.string()),
  phone: z.string().nullable().meta({ description: 'Not for packers.' }),
  email: z.string().nullable().meta({ description: 'Not for packers. Null without an account.' }),
});

export type Contact = z.infer<typeof contactSchema>;

const noteSchema = z.object({ id: z.int(), at: z.iso.datetime(), who: z.string(), text: z.string() });

const batchSchema = z.object({
  number: z.string().meta({ description: 'Empty for the opening stock.' }),
  productName: z.string(),
  units: z.int(),
});

export type PackedBatch = z.infer<typeof batchSchema>;

/** The part of the customer's order that staff get. A new field of the customer's response does not reach staff by itself. */
const shownOfOrder = orderSchema.pick({
  orderNumber: true,
  orderId: true,
  state: true,
  placedAt: true,
  estimatedDeliveryDate: true,
  paymentMode: true,
  totalAmount: true,
  amountDue: true,
  waybill: true,
  canCancel: true,
  subtotal: true,
  amounts: true,
  discount: true,
  platformFee: true,
  sendOn: true,
  replaces: true,
  scans: true,
});

const detailSchema = shownOfOrder.extend({
  events: z.array(
    orderSchema.shape.events.element.extend({
      who: z
        .string()
        .meta({ description: 'The staff member, by the name at the time. Empty for everybody else.' }),
    }),
  ),
  replacement: replacementFacts
    .nullable()
    .meta({ description: 'What is known of a replacement. Null for every other order.' }),
  replacedBy: z.array(z.string()).meta({ description: 'The orders that send goods of this one again.' }),
  held: heldSchema,
  heldAt: z.iso.datetime().nullable(),
  remindedAt: z.iso.datetime().nullable(),
  confirmedBy: z.enum(['customer', 'staff']).nullable(),
  items: z.array(
    orderLineSchema.extend({
      batches: z.array(batchSchema).meta({ description: 'Where its units came from, once it is packed.' }),
    }),
  ),
  customerName: z.string(),
  city: z.string(),
  pincode: z.string(),
  channel: z.enum(orderChannels),
  isErased: z.boolean(),
  business: businessSchema.describe('Not for packers.'),
  gift: giftSchema,
  toldBy: z
    .enum(channelNames)
    .nullable()
    .meta({ description: 'How the customer is told about the order. Null for an erased one.' }),
  contact: contactSchema
    .nullable()
    .meta({ description: 'Null for support, which asks for it by a logged request.' }),
  shipment: z.object({ state: z.string(), attempts: z.int(), lastError: z.string().nullable() }).nullable(),
  formerWaybills: z
    .array(z.object({ waybill: z.string(), isCancelled: z.boolean() }))
    .meta({ description: 'Parcels that a change of the order gave up.' }),
  risks: z
    .array(
      z.object({
        text: z.string(),
        orders: z.array(z.string()).meta({ description: 'The newest orders that it is about, as links.' }),
      }),
    )
    .meta({ description: 'What happened before, in words: 2 parcels came back from this phone.' }),
  notes: z.array(noteSchema),
});

export type Risk = z.infer<typeof detailSchema>['risks'][number];

export type OrderOfStaff = z.infer<typeof detailSchema>;

const get = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/admin/orders/{orderNumber}',
  summary: 'An order with all that happened to it',
  params: named,
  response: detailSchema,
  refuses: [404],
});

const showContact = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/admin/orders/{orderNumber}/contact',
  summary: 'Phone, email and address of the customer; each access is logged',
  params: named,
  response: contactSchema,
  refuses: [404],
});

const addNote = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/admin/orders/{orderNumber}/notes',
  summary: 'Adds a note that only staff read',
  params: named,
  body: z.object({
    text: z.string().trim().min(1, 'Please write the note').max(500, 'At most 500 characters'),
  }),
  response: noteSchema,
  refuses: [400, 404],
});

const trackLink = z.object({
  text: z.string().meta({ description: 'What the chat says, with the link.' }),
  chat: z.string().meta({ description: 'A WhatsApp chat with the customer and this text.' }),
});

export type TrackLink = z.infer<typeof trackLink>;

const shareTrackLink = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/admin/orders/{orderNumber}/track-link',
  summary: 'A message with the tracking link, which staff send by hand; each access to the phone is logged',
  params: named,
  response: trackLink,
  refuses: [404, 409],
});

export const endpoints = { search, readFilters, get, showContact, addNote, shareTrackLink };

export const refusals = {
  noPhone: () => new Refusal('no_phone', 409, 'This order has no phone number any more.'),
};
