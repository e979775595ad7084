import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from './server-key.ts';

/** Signs `id` and `at` for one use, for a link in an email: `7.mgz1.8sd…`. Only this shop can produce the text. */
export function signLink(what: string, { id, at }: { id: number; at: Date }): string {
  const claim = `${id}.${at.getTime().toString(36)}`;
  return `${claim}.${signatureOf(what, claim)}`;
}

/** Returns the `id` and `at` of a text that `signLink` made for this use, otherwise null. */
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
