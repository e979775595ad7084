import { randomInt } from 'node:crypto';
import { shopUrl } from '../shop-under-test.ts';

export type Answer = { status: number; retryAfter: number };
export type Attack = { what: string; route: string; tryOnce: () => Promise<Answer> };

/** The attacks: guessing a customer's code, requesting codes, changing a profile, and posting reviews. */
export function attacksOn(victim: { email: string; id: number; token: string }, productId: number): Attack[] {
  const own = { authorization: `Bearer ${victim.token}` };
  return [
    {
      what: 'try codes of one email',
      route: '/api/auth/login-verify-otp',
      tryOnce: () => sendJson('POST', '/api/auth/login-verify-otp', { email: victim.email, otp: anyCode() }),
    },
    {
      what: 'ask for codes',
      route: '/api/auth/login-send-otp',
      tryOnce: () => sendJson('POST', '/api/auth/login-send-otp', { email: victim.email }),
    },
    {
      what: 'change the profile',
      route: '/api/auth/profile',
      tryOnce: () =>
        sendJson(
          'PUT',
          '/api/auth/profile',
          { id: victim.id, firstName: anyCode(), lastName: anyCode() },
          own,
        ),
    },
    { what: 'write reviews', route: '/api/reviews', tryOnce: () => sendReview(productId) },
  ];
}

function anyCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

async function sendJson(method: string, path: string, body: object, more: Record<string, string> = {}) {
  const headers = { 'content-type': 'application/json', ...more };
  return responseOf(await fetch(`${shopUrl}${path}`, { method, headers, body: JSON.stringify(body) }));
}

async function sendReview(productId: number): Promise<Answer> {
  const form = new FormData();
  form.set('productId', String(productId));
  form.set('rating', '1');
  form.set('comment', `Buy at another shop ${anyCode()}`);
  return responseOf(await fetch(`${shopUrl}/api/reviews`, { method: 'POST', body: form }));
}

async function responseOf(response: Response): Promise<Answer> {
  await response.arrayBuffer();
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) };
}
