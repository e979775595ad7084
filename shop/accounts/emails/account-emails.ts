import { z } from 'zod';
import { defineEmail } from '#platform/emails/define-email.ts';

/** The whole data of an email with a code. It holds no text of a user, so that nobody can send texts to others. */
const codeData = z.object({ code: z.string().regex(/^\d{6}$/) });

export const loginCodeEmail = defineEmail('login-code', codeData);
export const registrationCodeEmail = defineEmail('registration-code', codeData);
export const emailChangeCodeEmail = defineEmail('email-change-code', codeData);
export const accountDeletionCodeEmail = defineEmail('account-deletion-code', codeData);

export const browserLinkEmail = defineEmail('browser-link', z.object({ code: z.string() }));
export const staffLockedEmail = defineEmail('staff-locked', z.object({ email: z.string() }));
export const staffInvitationEmail = defineEmail(
  'staff-invitation',
  z.object({ role: z.string(), days: z.number() }),
);
export const codesGuessedEmail = defineEmail('codes-guessed', z.object({ email: z.string() }));
/** Its job carries a code like a login code's, so that both addresses cost the same work. */
export const invitationEmail = defineEmail('invitation', z.looseObject({}));
export const welcomeEmail = defineEmail('welcome', z.object({ firstName: z.string() }));
export const emailRestoredEmail = defineEmail('email-restored', z.object({ oldEmail: z.string() }));
export const accountDeletedEmail = defineEmail('good-bye', z.object({ firstName: z.string() }));
export const accountCorrectedEmail = defineEmail(
  'account-corrected',
  z.object({ firstName: z.string(), changed: z.array(z.enum(['name', 'mobile'])) }),
);
/** Its file is read when it leaves, so no copy of the data waits in the queue. */
export const myDataEmail = defineEmail('my-data', z.object({ firstName: z.string(), userId: z.int() }));
/** The code is the token of the link. */
export const deletionLinkEmail = defineEmail('deletion-link', z.object({ code: z.string() }));
export const emailChangedEmail = defineEmail(
  'email-changed',
  z.object({ newEmail: z.string(), undoToken: z.string() }),
);
