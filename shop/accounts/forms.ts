import { z } from 'zod';
import { email, line } from '#platform/forms.ts';

export const otp = z
  .string('OTP is required')
  .min(1, 'OTP is required')
  .regex(/^\d{6}$/, 'OTP must be 6 digits');

export const loginForm = z.object({ email });
export const registerForm = z.object({
  firstName: line('First name', 80),
  lastName: line('Last name', 80),
  email,
});
export const otpForm = z.object({ otp });
