import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyFor } from './server-key.ts';

const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a short secret with the server key (AES-256-GCM), so that a table may hold it. */
export function seal(secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor('seal'), nonce);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens a sealed secret. Throws when it was changed or sealed with another key. */
export function unseal(text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFor('seal'), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const opened = [decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()];
  return Buffer.concat(opened).toString('utf8');
}
