import type { ComponentType } from 'react';
import type { z } from 'zod';

export type EmailShop = { name: string; tagline: string; url: string; email: string };

/** An email of the shop: the schema of its data, its subject and its body (React Email). */
export type EmailTemplate<S extends z.ZodType = z.ZodType> = {
  data: S;
  /** Sample data by case. `/dev/mail/previews` shows each sample, and a test renders it. */
  samples: Record<string, z.input<S>>;
  subject: (data: z.infer<S>, shop: EmailShop) => string;
  unsubscribeUrl?: (data: z.infer<S>, shop: EmailShop) => string;
  Body: ComponentType<z.infer<S> & { shop: EmailShop }>;
};

export function defineEmailTemplate<S extends z.ZodType>(mail: EmailTemplate<S>): EmailTemplate<S> {
  return mail;
}
