import { z } from 'zod';
import { email, line, mobileNumber } from '#platform/forms.ts';

export const newsletterForm = z.object({ email });
export const notifyMeForm = z.object({ name: line('Name', 80), email, mobile: mobileNumber });
