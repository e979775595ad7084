import type { ComponentType } from 'react';
import type { z } from 'zod';

/** What every mail knows of the shop that sends it. */
export type EmailShop = { name: string; tagline: string; url: string; email: string };

/** One of the shop's e-emails: what it is told, its subject, and its body (React Email). */
export type EmailTemplate<S extends z.ZodType = z.ZodType> = {
  data: S;
  /** What it may be told, by what makes each case differ: shown at `/dev/mail/previews`, rendered by a test. */
  samples: Record<string, z.input<S>>;
  subject: (data: z.infer<S>, shop: EmailShop) => string;
  /** The address that takes the reader off the list, for the button of mail programs (RFC 8058). */
  unsubscribeUrl?: (data: z.infer<S>, shop: EmailShop) => string;
  Body: ComponentType<z.infer<S> & { shop: EmailShop }>;
};

export function defineEmailTemplate<S extends z.ZodType>(mail: EmailTemplate<S>): EmailTemplate<S> {
  return mail;
}
