import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { trackingScanSchema } from '#shop/shipping/contract.ts';
import { orderSchema } from '../contract.ts';

/** A shipment for anyone with its link: its town, without name, street, phone or products. */
export const trackedSchema = orderSchema
  .pick({
    orderNumber: true,
    state: true,
    placedAt: true,
    promisedFor: true,
    totalAmount: true,
    amountDue: true,
    paymentMode: true,
    waybill: true,
    rescueToken: true,
    events: true,
    courier: true,
  })
  .extend({ city: z.string(), pincode: z.string(), scans: z.array(trackingScanSchema) });

export type TrackedOrder = z.infer<typeof trackedSchema>;

const track = defineEndpoint({
  method: 'GET',
  path: '/api/track/{token}',
  summary: 'Where an order’s parcel is, by the signed link of a mail, for 60 days',
  who: 'anyone',
  tag: 'Orders',
  params: z.object({ token: z.string().max(120) }),
  response: trackedSchema,
  refuses: [404],
});

export const endpoints = { track };

export const linkRefusals = {
  linkOver: () => new Refusal('link_over', 404, 'This link is not one of ours, or its time is over.'),
  notDelivered: () =>
    new Refusal('not_delivered', 409, 'This order was not delivered, so it cannot be reviewed.'),
};
