import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { loginResponseSchema } from './contract.ts';

const tag = 'Identity';

const begin = defineEndpoint({
  method: 'POST',
  path: '/api/auth/google/begin',
  summary: 'Where to sign in with Google; a cookie binds what comes back to this browser',
  who: 'anyone',
  tag,
  response: z.object({ url: z.string() }),
  refuses: [404, 429, 503],
});

const finish = defineEndpoint({
  method: 'POST',
  path: '/api/auth/google/finish',
  summary: 'Signs in with what Google sent the browser back with: the bearer token and who it is',
  who: 'anyone',
  tag,
  body: z.object({
    answer: z.string().max(4000).meta({ description: 'The query of the address that Google came back to.' }),
  }),
  response: loginResponseSchema,
  refuses: [404, 429, 503],
});

export const endpoints = { begin, finish };

/** Google's redirect address. It must be registered with the client id. */
export const googleReturnPath = '/login/google';

export const googleFailed = 'Google login failed!';

export const googleRefusals = {
  notOffered: () => new Refusal('google_not_offered', 404, googleFailed),
  /** The browser has no proof of its request, or the proof does not match. */
  notAsked: () => new Refusal('google_not_asked', 400, googleFailed),
  refused: () => new Refusal('google_refused', 400, googleFailed),
  unreachable: () => new Refusal('google_unreachable', 503, googleFailed),
  otherAccount: () =>
    new Refusal(
      'google_other_account',
      400,
      `${googleFailed} This e-mail belongs to another Google account here. Please log in with a code.`,
    ),
  unverified: () =>
    new Refusal(
      'google_unverified',
      400,
      `${googleFailed} Google has not confirmed your e-mail address. Please log in with a code.`,
    ),
};
