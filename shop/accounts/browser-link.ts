import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';

/** A POST with the token in the body: a mail program that opens links uses none up. */
const openBrowserLink = defineEndpoint({
  method: 'POST',
  path: '/api/auth/browser-link',
  summary: 'Makes this browser known for the email that the link was sent to',
  who: 'anyone',
  tag: 'Identity',
  body: z.object({ token: z.string().max(100) }),
  response: z.object({ message: z.string() }),
  refuses: [400, 429],
});

export const endpoints = { openBrowserLink };

export const browserKnown = 'This browser is confirmed. Please log in again: your code arrives by email.';

export const oldBrowserLink = () =>
  new Refusal(
    'old_browser_link',
    400,
    'This link is not whole, was used, or has ended. Please log in again.',
  );
