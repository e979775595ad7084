import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

type Signed = { content: (string | Buffer)[]; signature: string; encoding: 'hex' | 'base64' };

/** Returns whether one of the secrets made the HMAC-SHA256 signature. After a change of the secret, repeated events carry the old one. */
export function isSigned(secrets: readonly string[], { content, signature, encoding }: Signed): boolean {
  const given = Buffer.from(signature, encoding);
  return secrets
    .map((secret) => {
      const hmac = createHmac('sha256', secret);
      for (const part of content) hmac.update(part);
      const expected = hmac.digest();
      return given.length === expected.length && timingSafeEqual(given, expected);
    })
    .some(Boolean);
}

/**
 * Returns the id of an event: the hash of its body. No signature covers the id that a provider sends in a header, so a repeated event with the
 * header of another would hide that one.
 */
export function eventIdOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}
