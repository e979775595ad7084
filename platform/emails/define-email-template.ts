import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { PaletteName } from '../server/look/palettes.ts';
import type { Email } from './define-email.ts';
import type { OwnWords } from './own-words.tsx';

export type EmailShop = {
  name: string;
  tagline: string;
  url: string;
  /** Null for a shop that has set none. Its customers reply to the email. */
  email: string | null;
  /** In international form. Null for a shop that has set none. */
  phone: string | null;
  /** The colours of the shop. */
  palette: PaletteName;
  /** The address of its logo. Without a logo the name is there. */
  logo?: { url: string; width: number; height: number };
  /** Customers may pay an order before it leaves. Missing where they cannot. In paise. */
  payNow?: { savingPaise: number };
  words?: OwnWords;
};

type Content<S extends z.ZodType> = {
  /** Sample data by case. `/dev/mail/previews` shows each sample, and a test renders it. */
  samples: Record<string, z.input<S>>;
  subject: (data: z.infer<S>, shop: EmailShop) => string;
  unsubscribeUrl?: (data: z.infer<S>, shop: EmailShop) => string | undefined;
  Body: ComponentType<z.infer<S> & { shop: EmailShop }>;
};

/** An email with its subject and its body (React Email). The mailer parses data by the schema before it renders. */
export type EmailTemplate<Name extends string = string> = Email<z.ZodType, Name> & Content<z.ZodType>;

export function defineEmailTemplate<S extends z.ZodType, const Name extends string>(
  email: Email<S, Name>,
  content: Content<S>,
): EmailTemplate<Name> {
  return { ...email, ...(content as unknown as Content<z.ZodType>) };
}
