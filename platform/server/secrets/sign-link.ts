import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from './server-key.ts';

/** `what` and `id` and `at` that nobody but this shop can have put together: `7.mgz1.8sd…`, for a link in a mail. */
export function signLink(what: string, { id, at }: { id: number; at: Date }): string {
  const claim = `${id}.${at.getTime().toString(36)}`;
  return `${claim}.${signatureOf(what, claim)}`;
}

/** What `signLink` was given, or null when the text is not one of its own for this use. */
export function readSignedLink(what: string, text: string): { id: number; at: Date } | null {
  const [, id, at, signature] = /^(\d{1,9})\.([0-9a-z]{1,9})\.([\w-]{43})$/.exec(text) ?? [];
  if (id === undefined || at === undefined || signature === undefined) return null;
  const right = Buffer.from(signatureOf(what, `${id}.${at}`));
  return timingSafeEqual(right, Buffer.from(signature))
    ? { id: Number(id), at: new Date(Number.parseInt(at, 36)) }
    : null;
}

function signatureOf(what: string, claim: string): string {
  return createHmac('sha256', keyFor('links')).update(`${what}.${claim}`).digest('base64url');
}
