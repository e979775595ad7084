import { z } from 'zod';
import { defineEmail } from '#platform/emails/define-email.ts';

const linkData = z.object({ token: z.string() });

export const newsletterConfirmEmail = defineEmail('newsletter-confirm', linkData);
export const newsletterKnownEmail = defineEmail('newsletter-known', linkData);
export const newsletterWelcomeEmail = defineEmail('newsletter-welcome', linkData);
