import type { ComponentType } from 'react';
import type { z } from 'zod';

/** What every mail knows of the shop that sends it. */
export type MailShop = { name: string; tagline: string; url: string; email: string };

/** One of the shop's e-mails: what it is told, its subject, and its body (React Email). */
export type Mail<S extends z.ZodType = z.ZodType> = {
  data: S;
  /** What it may be told, by what makes each case differ: shown at `/dev/mail/previews`, rendered by a test. */
  samples: Record<string, z.input<S>>;
  subject: (data: z.infer<S>, shop: MailShop) => string;
  /** The address that takes the reader off the list, for the button of mail programs (RFC 8058). */
  unsubscribeUrl?: (data: z.infer<S>, shop: MailShop) => string;
  Body: ComponentType<z.infer<S> & { shop: MailShop }>;
};

export function defineMail<S extends z.ZodType>(mail: Mail<S>): Mail<S> {
  return mail;
}
