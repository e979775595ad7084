import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { addDays, dayOf, daySeconds } from '#platform/india-time.ts';
import { mailboxKey } from '#platform/server/secrets/mailbox-key.ts';

const cookieName = 'mailbox_key';

/** Takes the key out of the address into a cookie, so that no bookmark, history or next page holds it. */
export function takeKey(c: Context): Response | undefined {
  const { pathname, searchParams, protocol } = new URL(c.req.url);
  if (!isKey(searchParams.get('key'))) return undefined;
  const secure = protocol === 'https:';
  setCookie(c, cookieName, mailboxKey(), {
    path: '/dev',
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    maxAge: daySeconds,
  });
  return c.redirect(pathname, 303);
}

export function hasKey(c: Context): boolean {
  return isKey(getCookie(c, cookieName));
}

/** Tells a developer without the key how to get it. */
export function askForKey(c: Context): Response {
  const command = 'npm run staff -- --mailbox';
  return c.text(`The mailbox opens with its key. This prints its address with the key: ${command}\n`, 403, {
    'cache-control': 'no-store',
  });
}

function isKey(given: string | null | undefined): boolean {
  const today = dayOf(new Date());
  const text = Buffer.from(given ?? '');
  return [today, addDays(today, -1)].some((day) => {
    const key = Buffer.from(mailboxKey(day));
    return key.length === text.length && timingSafeEqual(key, text);
  });
}
