import { z } from 'zod';
import { defineEmail } from '#platform/emails/define-email.ts';

export const testEmail = defineEmail('settings-test', z.object({ sentAt: z.iso.datetime() }));
/** `what` names texts and settings as the staff pages do, and holds no value. */
export const wordsChangedEmail = defineEmail(
  'words-changed',
  z.object({ what: z.array(z.string()), by: z.string() }),
);
