import { dayMs } from '#platform/india-time.ts';
import { readOwnFile, signOwnFile } from '#platform/server/secrets/own-file-link.ts';
import { readSignedLink, signLink } from '#platform/server/secrets/sign-link.ts';

const trackDays = 60;
const reviewDays = 90;
const invoiceDays = 60;
const confirmDays = 14;
const returnDays = 60;
/** The courier keeps a parcel no longer. */
const redeliveryDays = 6;

/** Returns the token of a tracking link, valid for 60 days without sign-in. */
export function signTrackLink(orderNumber: string, now = new Date()): string {
  return signLink('track', { id: digitsOf(orderNumber), at: new Date(now.getTime() + trackDays * dayMs) });
}

/** Returns the token of a review link for an order line, valid for 90 days. */
export function signReviewLink(lineId: number, now = new Date()): string {
  return signLink('review', { id: lineId, at: new Date(now.getTime() + reviewDays * dayMs) });
}

/** Returns the token of an invoice link, valid for 60 days without sign-in. */
export function signInvoiceLink(orderNumber: string, now = new Date()): string {
  return signLink('invoice', {
    id: digitsOf(orderNumber),
    at: new Date(now.getTime() + invoiceDays * dayMs),
  });
}

/** Returns the token of a link that confirms, corrects or cancels a held order without sign-in, valid for 14 days. */
export function signConfirmLink(orderNumber: string, now = new Date()): string {
  return signLink('confirm-order', {
    id: digitsOf(orderNumber),
    at: new Date(now.getTime() + confirmDays * dayMs),
  });
}

/** Returns the order number, or null for a foreign or expired link. */
export function readConfirmLink(token: string, now = new Date()): string | null {
  const link = readSignedLink('confirm-order', token);
  return link && link.at > now ? numberOf(link.id) : null;
}

/** Returns the token of a link to the returns of a delivered order, valid for 60 days without sign-in. */
export function signReturnLink(orderNumber: string, now = new Date()): string {
  return signLink('return', { id: digitsOf(orderNumber), at: new Date(now.getTime() + returnDays * dayMs) });
}

/** Returns the token with which the browser of an order without an account adds it to one, valid as its tracking link is. */
export function signAccountLink(orderNumber: string, now = new Date()): string {
  return signLink('order-account', {
    id: digitsOf(orderNumber),
    at: new Date(now.getTime() + trackDays * dayMs),
  });
}

/** Returns the order number, or null for a foreign or expired link. */
export function readAccountLink(token: string, now = new Date()): string | null {
  const link = readSignedLink('order-account', token);
  return link && link.at > now ? numberOf(link.id) : null;
}

/** Returns the order number, or null for a foreign or expired link. */
export function readReturnLink(token: string, now = new Date()): string | null {
  const link = readSignedLink('return', token);
  return link && link.at > now ? numberOf(link.id) : null;
}

/** Returns the token that answers one failed delivery, valid for 6 days without sign-in. */
export function signRedeliveryLink(failedTry: number, now = new Date()): string {
  return signLink('rescue', { id: failedTry, at: new Date(now.getTime() + redeliveryDays * dayMs) });
}

/** Returns the event of the failed delivery, or null for a foreign or expired link. */
export function readRedeliveryLink(token: string, now = new Date()): number | null {
  const link = readSignedLink('rescue', token);
  return link && link.at > now ? link.id : null;
}

/** Returns the order number, or null for a foreign or expired link. */
export function readTrackLink(token: string, now = new Date()): string | null {
  const link = readSignedLink('track', token);
  return link && link.at > now ? numberOf(link.id) : null;
}

/** Returns the id of the order line, or null for a foreign or expired link. */
export function readReviewLink(token: string, now = new Date()): number | null {
  const link = readSignedLink('review', token);
  return link && link.at > now ? link.id : null;
}

/** Returns the order number, or null for a foreign or expired link. */
export function readInvoiceLink(token: string, now = new Date()): string | null {
  const link = readSignedLink('invoice', token);
  return link && link.at > now ? numberOf(link.id) : null;
}

/** Returns the token of a link to a document that its customer has just asked for. */
export function signOwnDocument(orderNumber: string, now = new Date()): string {
  return signOwnFile('own-document', digitsOf(orderNumber), now);
}

/** Returns the order number, or null for a foreign or expired link. */
export function readOwnDocument(token: string, now = new Date()): string | null {
  const digits = readOwnFile('own-document', token, now);
  return digits === null ? null : numberOf(digits);
}

function digitsOf(orderNumber: string): number {
  return Number(orderNumber.slice('AR-'.length));
}

/** A number has seven digits at least, and one of the demo's sample orders begins with 0. */
function numberOf(digits: number): string {
  return `AR-${String(digits).padStart(7, '0')}`;
}
