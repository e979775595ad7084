import { z } from 'zod';
import { defineEmail } from '#platform/emails/define-email.ts';

export const testEmail = defineEmail('settings-test', z.object({ sentAt: z.iso.datetime() }));
