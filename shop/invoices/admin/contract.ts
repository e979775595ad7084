import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { named } from '#shop/orders/contract.ts';
import { copyNames } from '../invoice.ts';

const documentShape = {
  method: 'GET',
  who: 'staff',
  tag: 'Staff: orders',
  media: 'application/pdf',
  params: named,
  response: z.instanceof(Uint8Array<ArrayBuffer>),
  refuses: [404, 409],
} as const;

const invoice = defineEndpoint({
  ...documentShape,
  path: '/api/admin/orders/{orderNumber}/invoice.pdf',
  summary: 'The tax invoice of an order, in one of its three copies; it names the customer',
  query: z.object({
    copy: z
      .enum(copyNames)
      .default('recipient')
      .meta({ description: 'Original, duplicate and triplicate of rule 48 of the CGST Rules.' }),
    batches: z
      .literal('on')
      .optional()
      .meta({ description: 'Names the batches of each line, for a customer who asks.' }),
  }),
});

const creditNote = defineEndpoint({
  ...documentShape,
  path: '/api/admin/orders/{orderNumber}/credit-note.pdf',
  summary: 'The credit note of an order; it names the customer',
});

export const endpoints = { invoice, creditNote };
