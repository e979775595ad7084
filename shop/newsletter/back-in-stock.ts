import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { email } from '#platform/forms.ts';

/** Days in which the link of a confirmation email works. Then the request is erased. */
export const confirmRequestWithinDays = 7;

/** Days after which a confirmed request is erased when the product never came back. */
export const keepRequestDays = 180;

export const backInStockMessages = {
  asked: 'Please look into your inbox: one click in our mail, and we write to you once.',
  noted: 'Noted. We will write to you once, when it is back.',
  cancelled: 'We will not write to you about it.',
};

const said = z.object({ message: z.string() });
const signed = z.object({ token: z.string().max(80) });

const ask = defineEndpoint({
  method: 'POST',
  path: '/api/back-in-stock',
  summary:
    'Ask to hear once when a sold-out product is back. A guest confirms by a mailed link, and the answer is the same for every address; a customer is known by their own',
  who: 'anyone',
  tag: 'Newsletter',
  body: z.object({
    productId: z.int().positive().max(2_147_483_647),
    email: email.optional().meta({ description: 'Of a guest. A customer is written to at their own.' }),
  }),
  response: said,
  refuses: [400, 404, 409, 429],
});

const confirm = defineEndpoint({
  method: 'POST',
  path: '/api/back-in-stock/confirm',
  summary: 'Confirm with the token of the mailed link',
  who: 'anyone',
  tag: 'Newsletter',
  query: signed,
  response: said,
  refuses: [400, 429],
});

const cancel = defineEndpoint({
  method: 'POST',
  path: '/api/back-in-stock/cancel',
  summary: 'Take the request back with the token of a mail, which erases it',
  who: 'anyone',
  tag: 'Newsletter',
  query: signed,
  response: said,
  refuses: [400, 429],
});

export const endpoints = { ask, confirm, cancel };

export const refusals = {
  onTheShelf: () => new Refusal('on_the_shelf', 409, 'It is back already. You can order it now.'),
  noEmail: () =>
    new Refusal('no_email', 400, 'Enter a valid email', { fields: { email: 'Enter a valid email' } }),
  oldLink: () =>
    new Refusal('old_link', 400, 'This link has run out. Please ask on the page of the product again.'),
};
