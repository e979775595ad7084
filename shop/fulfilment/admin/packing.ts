import { z } from 'zod';
import { cursorField, pageSchema } from '#platform/admin/list.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { hourSeconds } from '#platform/india-time.ts';
import { Refusal } from '#platform/refusal.ts';
import { named } from '#shop/orders/contract.ts';

const shared = { who: 'staff', tag: 'Staff: packing' } as const;
const root = '/api/admin/packing';

export const waitingSchema = z.object({
  orderNumber: z.string(),
  placedAt: z.iso.datetime(),
  estimatedDeliveryDate: z.iso.date().nullable(),
  waybill: z
    .string()
    .nullable()
    .meta({ description: 'Null until the courier has accepted a changed order.' }),
  packs: z.int().meta({ description: 'Packs to pick.' }),
  items: z.array(z.string()),
  customerName: z.string().meta({ description: 'Empty once the customer is erased.' }),
  city: z.string(),
  sameCustomer: z
    .array(z.string())
    .meta({ description: 'Other orders that wait here too, with the same phone number.' }),
});

export type WaitingParcel = z.infer<typeof waitingSchema>;

const list = defineEndpoint({
  ...shared,
  method: 'GET',
  path: `${root}/parcels`,
  summary: 'Orders to pack, the oldest first, a page of 50, with name and city but no phone or address',
  query: z.object({ cursor: cursorField }),
  response: pageSchema(waitingSchema),
  refuses: [400],
});

const itemSchema = z.object({
  orderLineId: z.int(),
  productId: z.int(),
  units: z.int().min(1).meta({ description: 'Packs of this product.' }),
});

const parcelSchema = z.object({
  orderNumber: z.string(),
  waybill: z.string(),
  isPacked: z.boolean(),
  editedAt: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When the courier took a change of the parcel. An older label is out of date.' }),
  isGift: z.boolean().meta({ description: 'Whether no price may lie in the parcel.' }),
  isMixedFood: z.boolean().meta({ description: 'Whether food lies in the parcel beside other goods.' }),
  items: z.array(
    itemSchema.extend({
      name: z.string(),
      note: z.string().meta({ description: 'The combo or the supply that the packs belong to, in words.' }),
      codes: z.array(z.string()).meta({ description: 'What a scanner may read: number and article number.' }),
      gtin: z.string().meta({ description: 'The number in the barcode of its maker, or empty.' }),
      batches: z
        .array(z.object({ number: z.string(), bestBefore: z.iso.date().nullable() }))
        .meta({ description: 'The batches that the packs are taken from, while the parcel is not packed.' }),
      imageUrl: z.string(),
    }),
  ),
});

export type Parcel = z.infer<typeof parcelSchema>;
export type ParcelItem = Parcel['items'][number];

const find = defineEndpoint({
  ...shared,
  method: 'GET',
  path: `${root}/parcels/{code}`,
  summary: 'What belongs into a parcel, by its waybill or its order number; without the customer',
  params: z.object({ code: z.string().trim().min(1).max(60) }),
  response: parcelSchema,
  refuses: [404, 409],
});

/** A packer who scans works faster than the usual limit of writes. */
const limit = { name: 'staff-packing', perUser: 3_000, perNetwork: 10_000, windowSeconds: hourSeconds };

const pack = defineEndpoint({
  ...shared,
  method: 'POST',
  path: `${root}/parcels/{orderNumber}/pack`,
  summary: 'Says that a parcel is packed with these items; a packed one stays packed',
  params: named,
  body: z.object({ items: z.array(itemSchema).min(1).max(1_000) }),
  response: parcelSchema,
  refuses: [400, 404, 409],
  limit,
});

const undo = defineEndpoint({
  ...shared,
  method: 'POST',
  path: `${root}/parcels/{orderNumber}/undo`,
  summary: 'Takes the packing of a parcel back until its hand-over; its units go back to their batches',
  params: named,
  response: parcelSchema,
  refuses: [404, 409],
  limit,
});

export const endpoints = { list, find, pack, undo };

export const refusals = {
  unknownParcel: () =>
    new Refusal('unknown_parcel', 404, 'No order has this number or waybill. Scan the label again.'),
  oldLabel: (orderNumber: string) =>
    new Refusal(
      'old_label',
      409,
      `This label is old: order ${orderNumber} was changed. Print its new label.`,
    ),
  otherState: ({ orderNumber, state, within }: { orderNumber: string; state: string; within: string }) =>
    new Refusal(
      'other_state',
      409,
      `Order ${orderNumber} goes to ${state}, and a seller with your tax status may sell within ${within} only. Cancel it, or ask the customer for an address in ${within}.`,
    ),
  noWaybill: (orderNumber: string) =>
    new Refusal(
      'no_waybill',
      409,
      `The courier has not accepted order ${orderNumber} yet. Pack it when its label can be printed.`,
    ),
  notToPack: (orderNumber: string, label: string) =>
    new Refusal('not_to_pack', 409, `Order ${orderNumber} is ${label}. Do not pack it.`),
  orderChanged: (orderNumber: string) =>
    new Refusal(
      'order_changed',
      409,
      `Order ${orderNumber} was changed while you packed. Open it again and check every item.`,
    ),
  oldDocument: (orderNumber: string) =>
    new Refusal(
      'old_paper',
      409,
      `The address of order ${orderNumber} was changed after its label or its booking file. Make that again, then pack.`,
    ),
  hasLeft: (orderNumber: string) =>
    new Refusal('has_left', 409, `Order ${orderNumber} has left. Its packing can no longer be undone.`),
};
