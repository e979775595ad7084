import { z } from 'zod';
import { defineEmail } from '#platform/emails/define-email.ts';
import { blocksSchema } from '#shop/content/kinds/block-schema.ts';

const linkData = z.object({ token: z.string() });

export const newsletterConfirmEmail = defineEmail('newsletter-confirm', linkData);
export const newsletterKnownEmail = defineEmail('newsletter-known', linkData);
/** `gift` is the code of the subscriber's inbox. */
export const newsletterWelcomeEmail = defineEmail(
  'newsletter-welcome',
  linkData.extend({
    gift: z.object({ code: z.string(), offer: z.string(), endsAt: z.iso.datetime() }).optional(),
  }),
);

export const productCard = z.object({
  slug: z.string(),
  name: z.string(),
  image: z.string(),
  rupees: z.number(),
  mrpRupees: z.number(),
  words: z.string(),
});

export type ProductCard = z.infer<typeof productCard>;

const issueData = z.object({
  subject: z.string(),
  preview: z.string(),
  text: blocksSchema,
  cards: z.array(productCard),
  /** Of the link that unsubscribes. A test of the staff has none. */
  token: z.string().nullable(),
});

export type NewsletterIssueEmail = z.infer<typeof issueData>;

export const newsletterIssueEmail = defineEmail('newsletter-issue', issueData);

/** `product` is its name. */
const requestData = z.object({ product: z.string(), slug: z.string(), token: z.string() });

export const backInStockConfirmEmail = defineEmail('back-in-stock-confirm', requestData);
export const backInStockNotedEmail = defineEmail('back-in-stock-noted', requestData);
export const backInStockEmail = defineEmail('back-in-stock', z.object({ card: productCard }));
