import { dayMs } from '#platform/india-time.ts';
import { readSignedLink, signLink } from '#platform/server/secrets/sign-link.ts';

const trackDays = 60;
const reviewDays = 90;
const invoiceDays = 60;

/** The end of a link that shows where an order's parcel is, without signing in, for 60 days. */
export function signTrackLink(orderNumber: string, now = new Date()): string {
  return signLink('track', { id: digitsOf(orderNumber), at: new Date(now.getTime() + trackDays * dayMs) });
}

/** The end of a link with which the customer of an order's line reviews its product, for 90 days. */
export function signReviewLink(lineId: number, now = new Date()): string {
  return signLink('review', { id: lineId, at: new Date(now.getTime() + reviewDays * dayMs) });
}

/** The end of a link that opens an order's invoice, without signing in, for 60 days. */
export function signInvoiceLink(orderNumber: string, now = new Date()): string {
  return signLink('invoice', {
    id: digitsOf(orderNumber),
    at: new Date(now.getTime() + invoiceDays * dayMs),
  });
}

/** The order's number, or null where the link is none of ours or its time is over. */
export function readTrackLink(token: string, now = new Date()): string | null {
  const link = readSignedLink('track', token);
  return link && link.at > now ? `AR-${link.id}` : null;
}

/** The id of the order's line, or null where the link is none of ours or its time is over. */
export function readReviewLink(token: string, now = new Date()): number | null {
  const link = readSignedLink('review', token);
  return link && link.at > now ? link.id : null;
}

/** The order's number, or null where the link is none of ours or its time is over. */
export function readInvoiceLink(token: string, now = new Date()): string | null {
  const link = readSignedLink('invoice', token);
  return link && link.at > now ? `AR-${link.id}` : null;
}

function digitsOf(orderNumber: string): number {
  return Number(orderNumber.slice('AR-'.length));
}
