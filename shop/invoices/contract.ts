import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { named } from '#shop/orders/contract.ts';

const pdf = { media: 'application/pdf', response: z.instanceof(Uint8Array<ArrayBuffer>) } as const;
const limit = { name: 'papers', perUser: 60, perNetwork: 6_000, windowSeconds: 600 };
const own = { ...pdf, method: 'GET', who: 'customer', tag: 'Orders', params: named, limit } as const;

const get = defineEndpoint({
  ...own,
  path: '/api/orders/{orderNumber}/invoice.pdf',
  summary: 'The tax invoice of one of my orders, once its parcel was handed to the courier',
  refuses: [401, 404, 409, 429, 503],
});

const getCreditNote = defineEndpoint({
  ...own,
  path: '/api/orders/{orderNumber}/credit-note.pdf',
  summary: 'The credit note of one of my orders, once its parcel was brought back',
  refuses: [401, 404, 409, 429, 503],
});

const open = defineEndpoint({
  ...pdf,
  method: 'GET',
  path: '/api/invoices/{token}',
  summary: 'The tax invoice of an order, by the signed link of a mail, for 60 days',
  who: 'anyone',
  tag: 'Orders',
  params: z.object({ token: z.string().max(120) }),
  link: 'invoice',
  limit: { name: 'paper-links', perUser: 30, perNetwork: 600, windowSeconds: 600 },
  refuses: [404, 429, 503],
});

const kinds = z.enum(['invoice', 'credit-note', 'receipt-voucher', 'refund-voucher']);

const link = defineEndpoint({
  method: 'POST',
  path: '/api/orders/{orderNumber}/document-link',
  summary: 'An address of a document of one of my orders, valid for five minutes without sign-in',
  who: 'customer',
  tag: 'Orders',
  params: named,
  query: z.object({ kind: kinds }),
  response: z.object({ path: z.string() }),
  limit,
  refuses: [401, 404, 409, 429],
});

const openOwn = defineEndpoint({
  ...pdf,
  method: 'GET',
  path: '/api/documents/{kind}/{token}',
  summary: 'A document of an order, by the link that its customer has just got',
  who: 'anyone',
  tag: 'Orders',
  params: z.object({ kind: kinds, token: z.string().max(120) }),
  link: 'own-document',
  limit: { name: 'paper-links', perUser: 30, perNetwork: 600, windowSeconds: 600 },
  refuses: [404, 409, 429, 503],
});

export const endpoints = { get, getCreditNote, open, link, openOwn };
