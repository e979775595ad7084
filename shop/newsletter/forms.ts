import { z } from 'zod';
import { email, line, mobileNumber } from '#platform/forms.ts';

export const newsletterForm = z.object({ email });
/** A signed-in customer is known by the session. */
export const ownRequestForm = z.object({});
export const notifyMeForm = z.object({ name: line('Name', 80), email, mobile: mobileNumber });
