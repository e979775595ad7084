import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { email, line, mobileNumber } from '#platform/forms.ts';
import { Refusal } from '#platform/refusal.ts';
import { loginForm, otp, otpForm, registerForm } from './forms.ts';

export const otpDigits = 6;
/** Seconds between two codes for one address. */
export const resendAfterSeconds = 30;

export const userSchema = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobile: z.string().meta({ description: 'Empty when not given.' }),
  profilePictureUrl: z.string().meta({ description: 'Empty means the default picture.' }),
  gender: z.string(),
  pendingEmail: z
    .string()
    .nullable()
    .meta({ description: 'A new address that waits for its code to be confirmed.' }),
});

export const loginResponseSchema = userSchema
  .pick({ email: true, firstName: true, lastName: true, profilePictureUrl: true, id: true, mobile: true })
  .extend({ token: z.string(), message: z.string() });

export const genders = ['female', 'male', 'other', ''] as const;

export const profileChange = z.object({
  id: z.int(),
  firstName: line('First name', 80).optional(),
  lastName: line('Last name', 80).optional(),
  profilePictureUrl: z.string().max(200).optional(),
  gender: z.enum(genders).optional(),
  email: email.optional(),
  mobile: mobileNumber.optional(),
});

export type User = z.infer<typeof userSchema>;
export type LoginResponse = z.infer<typeof loginResponseSchema>;
export type ProfileChange = z.infer<typeof profileChange>;

const said = z.object({ message: z.string() });
const codeSent = said.extend({
  link: z.boolean().optional().meta({
    description: 'A link was sent in place of a code, because the codes of this email are guessed.',
  }),
});
const tag = 'Identity';

const registerSendOtp = defineEndpoint({
  method: 'POST',
  path: '/api/auth/register-send-otp',
  summary: 'Sends a registration code by e-mail',
  who: 'anyone',
  tag,
  body: registerForm,
  response: codeSent,
  refuses: [429, 503],
});

const registerVerifyOtp = defineEndpoint({
  method: 'POST',
  path: '/api/auth/register-verify-otp',
  summary: 'Completes a registration with its code',
  who: 'anyone',
  tag,
  body: z.object({ email, otp }),
  response: said,
  refuses: [429],
});

const loginSendOtp = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login-send-otp',
  summary: 'Sends a login code by e-mail; an unknown address is invited to register',
  who: 'anyone',
  tag,
  body: loginForm,
  response: codeSent,
  refuses: [429, 503],
});

const loginVerifyOtp = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login-verify-otp',
  summary: 'Signs in with the code: the bearer token and who it is',
  who: 'anyone',
  tag,
  body: z.object({ email, otp }),
  response: loginResponseSchema,
  refuses: [429],
});

const logout = defineEndpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Revokes the bearer token',
  who: 'anyone',
  tag,
  response: z.undefined(),
  mayBeEmpty: true,
});

const profile = defineEndpoint({
  method: 'GET',
  path: '/api/auth/profile',
  summary: 'Who is signed in',
  who: 'customer',
  tag,
  response: userSchema,
});

const saveProfile = defineEndpoint({
  method: 'PUT',
  path: '/api/auth/profile',
  summary:
    'Changes a block of the profile; a new e-mail needs a login of the last ten minutes and waits for its code',
  who: 'customer',
  tag,
  body: profileChange,
  response: userSchema,
  refuses: [403, 429, 503],
});

const uploadPicture = defineEndpoint({
  method: 'POST',
  path: '/api/auth/profile/avatar',
  summary: 'Stores a picture, cut to a square, that the profile may then be given',
  who: 'customer',
  tag,
  form: z.object({}),
  files: ['picture'],
  response: z.object({ profilePictureUrl: z.string() }),
  refuses: [413, 415, 429],
});

const confirmEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/auth/email-change/verify',
  summary: 'Completes a change of e-mail with the code that the new address received',
  who: 'customer',
  tag,
  body: otpForm,
  response: userSchema,
  refuses: [409, 429],
});

export const endpoints = {
  registerSendOtp,
  registerVerifyOtp,
  loginSendOtp,
  loginVerifyOtp,
  logout,
  profile,
  saveProfile,
  uploadPicture,
  confirmEmailChange,
};

export const messages = {
  codeSent: 'OTP sent to your email! Please verify.',
  loginCodeSent: 'OTP sent to your email! Please verify to login.',
  linkSent: 'We sent you a link. Open it in this browser, then log in again.',
  registered: 'Registration successful! Please login.',
  loggedIn: 'Login successful!',
  notLoggedIn: 'You are not logged in. Please log in again.',
  noUser: 'User not logged in.',
  placeholder: 'The demo sign-in with Google opens no account. Log in with a code sent to your email.',
};

const codeMessages = {
  wrong: 'That OTP is not right or has expired. Please check it or ask for a new one.',
  usedUp: 'Too many wrong tries. Please ask for a new OTP.',
};
const atOtp = (code: string, status: 400 | 429, words: string) =>
  new Refusal(code, status, words, { fields: { otp: words } });

export const refusals = {
  notSignedIn: () => new Refusal('not_signed_in', 401, messages.notLoggedIn),
  staffOnly: () => new Refusal('staff_only', 403, 'Only staff of the shop may do this.'),
  lastOwner: () =>
    new Refusal(
      'last_owner',
      409,
      'This is the last owner of the shop. Please make someone else an owner first.',
    ),
  unknownUser: () => new Refusal('unknown_person', 404, 'Nobody is registered with this e-mail.'),
  wrongCode: () => atOtp('wrong_code', 400, codeMessages.wrong),
  triesUsedUp: () => atOtp('tries_used_up', 429, codeMessages.usedUp),
  freshLoginNeeded: () =>
    new Refusal(
      'fresh_login_needed',
      403,
      'For your safety, please log in again before you change your e-mail.',
    ),
  anotherUser: () => new Refusal('forbidden', 403, 'You can only change your own profile.'),
  foreignPicture: () =>
    new Refusal('foreign_picture', 400, 'Please upload a picture of your own.', {
      fields: { profilePictureUrl: 'Please upload a picture of your own.' },
    }),
  deviceNotFound: () => new Refusal('device_not_found', 404, 'That device is logged out already.'),
  reservedName: () => {
    const message = 'The shop uses this name for itself. Please enter your own name.';
    return new Refusal('reserved_name', 400, message, { fields: { firstName: message } });
  },
  noPicture: () => new Refusal('no_picture', 400, 'Please choose a picture.'),
  emailTaken: () =>
    new Refusal('email_taken', 409, 'This e-mail already belongs to another account.', {
      fields: { email: 'This e-mail already belongs to another account.' },
    }),
};
