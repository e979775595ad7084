import { z } from 'zod';
import { wholeNumber, type SettingDefinitions } from '#platform/server/settings.ts';

export const newsletterSettings = z.object({
  NEWSLETTER_PER_MINUTE: wholeNumber('emails a minute', 1, 60_000).default(60),
});

export type NewsletterSettings = z.output<typeof newsletterSettings>;

export const newsletterDefinitions = {
  NEWSLETTER_PER_MINUTE: {
    kind: 'fact',
    group: 'email',
    label: 'Pace of the newsletter',
    help: 'An issue leaves no faster. Mail servers allow a number a minute or a day: ask yours.',
    input: 'number',
    unit: 'emails a minute',
  },
} satisfies SettingDefinitions<typeof newsletterSettings>;
