import type { EmailShop } from './define-email-template.ts';

/** Returns how a customer reaches the shop, as a part of a sentence. */
export function writeToUs({ email }: EmailShop): string {
  return email === null ? 'reply to this email' : `write to ${email}`;
}
