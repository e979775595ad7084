import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { newsletterForm, notifyMeForm } from './forms.ts';

/** Days in which the link of a confirmation email works. */
export const confirmWithinDays = 7;

export const newsletterMessages = {
  asked: 'Please look into your inbox: one click in our mail, and you are on the list.',
  confirmed: 'You are on the list. Our next letter comes to you.',
  unsubscribed: 'You are off the list. We will not write to you again.',
  notified: 'Noted. We will write to you once, when the app is there.',
  failed: 'That did not work. Please try again.',
};

const said = z.object({ message: z.string() });
const signed = z.object({ token: z.string().max(80) });

const subscribe = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter/subscribe',
  summary:
    'Ask for the newsletter: a mail brings the link that confirms. The answer is the same for every address',
  who: 'anyone',
  tag: 'Newsletter',
  body: newsletterForm,
  response: said,
  refuses: [400, 429],
});

const confirm = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter/confirm',
  summary: 'Confirm with the token of the mailed link',
  who: 'anyone',
  tag: 'Newsletter',
  query: signed,
  response: said,
  refuses: [400, 429],
});

const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  summary:
    'Leave the newsletter with the token of a letter; mail programs may call it themselves (RFC 8058), and GET leads to the page with a button',
  who: 'anyone',
  tag: 'Newsletter',
  query: signed,
  response: said,
  refuses: [400, 429],
});

const leave = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter/leave',
  summary: 'Leave the newsletter with one’s own address, without a link',
  who: 'customer',
  tag: 'Newsletter',
  response: said,
});

const notify = defineEndpoint({
  method: 'POST',
  path: '/api/notify-me',
  summary: 'Ask to hear when the app is there; an address is kept once',
  who: 'anyone',
  tag: 'Newsletter',
  body: notifyMeForm,
  response: said,
  refuses: [400, 429],
});

export const endpoints = { subscribe, confirm, unsubscribe, leave, notify };

export const refusals = {
  wrongLink: () =>
    new Refusal('wrong_link', 400, 'This link is not whole. Please open it from the mail once more.'),
  oldLink: () => new Refusal('old_link', 400, 'This link has run out. Please ask for the newsletter again.'),
};
