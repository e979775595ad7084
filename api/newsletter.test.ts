// §2 Notify Me form
// §2 newsletter: double opt-in, one-click unsubscribe
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { renderEmail } from '#server/emails/render-email.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { linkToken } from '#shop/newsletter/server/links.ts';
import { deleteUnconfirmed } from '#shop/newsletter/server/confirm.ts';
import { appLaunchSubscribers, newsletterSubscribers } from '#shop/newsletter/server/tables.ts';
import { endPromotion, makePromotion } from '#shop/promotions/server/testing.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const api = createCheckedApi({ db, config: readShopConfig({ RATE_LIMITS: 'off' }), log: silentLog });
const limited = createCheckedApi({ db, config: readShopConfig({}), log: silentLog });
const shop = {
  name: 'Aranya',
  tagline: 'Slow herbs',
  url: 'https://shop.example',
  email: 'a@shop.example',
  phone: null,
  palette: 'forest' as const,
};

async function post(path: string, body?: object, on = api) {
  const response = await on.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, text: await response.text() };
}

const ask = (email: string) => post('/api/newsletter/subscribe', { email });
const follow = (what: string, token: string) => post(`/api/newsletter/${what}?token=${token}`);

async function newest(email: string) {
  const mail = (await queuedEmails(db, email)).at(-1)!;
  const { token, gift } = mail.data;
  return { template: mail.template, token: token!, gift };
}

async function isOnTheList(email: string): Promise<boolean> {
  const rows = await db.select().from(newsletterSubscribers);
  return rows.some((row) => row.email === email && row.confirmedAt !== null);
}

describe('the newsletter', () => {
  it('begins after the emailed link was followed, with one welcome email', async () => {
    expect((await ask(' Rani@Example.IN ')).status).toBe(200);
    const { template, token } = await newest('rani@example.in');
    expect(template).toBe('newsletter-confirm');
    expect(await isOnTheList('rani@example.in')).toBe(false);
    for (const _ of [1, 2]) expect((await follow('confirm', token)).status).toBe(200);
    expect(await isOnTheList('rani@example.in')).toBe(true);
    const templates = (await queuedEmails(db, 'rani@example.in')).map((mail) => mail.template);
    expect(templates).toEqual(['newsletter-confirm', 'newsletter-welcome']);
  });

  it('responds alike for known and unknown addresses, and tells only the owner', async () => {
    await ask('known@example.in');
    await follow('confirm', (await newest('known@example.in')).token);
    const [known, unknown] = [await ask('known@example.in'), await ask('unknown@example.in')];
    expect(known).toEqual(unknown);
    expect((await newest('known@example.in')).template).toBe('newsletter-known');
  });

  it('ends with one click, which an old confirmation does not undo', async () => {
    await ask('leaving@example.in');
    const confirmation = (await newest('leaving@example.in')).token;
    await follow('confirm', confirmation);
    const { token } = await newest('leaving@example.in');
    for (const _ of [1, 2]) expect((await follow('unsubscribe', token)).status).toBe(200);
    expect(await isOnTheList('leaving@example.in')).toBe(false);
    expect((await follow('confirm', confirmation)).status).toBe(400);
    await ask('leaving@example.in');
    await follow('confirm', (await newest('leaving@example.in')).token);
    expect(await isOnTheList('leaving@example.in')).toBe(true);
  });

  it('accepts only its own links, each for its use and for a week', async () => {
    await ask('kept@example.in');
    const kept = (await newest('kept@example.in')).token;
    await follow('confirm', kept);
    await ask('other@example.in');
    const { token } = await newest('other@example.in');
    const [keptId] = /^\d+/.exec(kept)!;
    for (const wrong of ['', 'x', token.replace(/^\d+/, keptId), `${token}x`, `9${token}`])
      expect((await follow('confirm', wrong)).status).toBe(400);
    expect((await follow('unsubscribe', token)).status).toBe(400);
    await db.execute(sql`update newsletter_subscribers set asked_at = asked_at - interval '31 days'
      where email = 'other@example.in'`);
    await deleteUnconfirmed(db);
    expect((await follow('confirm', token)).text).toContain('This link has run out');
    expect(await isOnTheList('kept@example.in')).toBe(true);
  });

  it('refuses an invalid address at its field', async () => {
    const { status, text } = await ask('rani@');
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ fields: { email: 'Enter a valid email' } });
  });

  it('limits emails to one inbox', async () => {
    const again = () => post('/api/newsletter/subscribe', { email: 'target@example.in' }, limited);
    for (const _ of [1, 2, 3]) expect((await again()).status).toBe(200);
    expect((await again()).status).toBe(429);
    expect(await queuedEmails(db, 'target@example.in')).toHaveLength(3);
  });

  it('leads a reader whose mail program opens the address to the page with the button', async () => {
    for (const method of ['GET', 'HEAD']) {
      const response = await limited.request('/api/newsletter/unsubscribe?token=1.a.b%26x', { method });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/newsletter/unsubscribe?token=1.a.b%26x');
    }
  });

  it('takes each one-click post of a mail company, and bounds forged ones', async () => {
    const rows = await db
      .insert(newsletterSubscribers)
      .values(
        Array.from({ length: 700 }, (_, at) => ({ email: `crowd${at}@example.in`, confirmedAt: new Date() })),
      )
      .returning();
    const oneClick = async (token: string, at: number) => {
      const body = at % 2 ? new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) : new FormData();
      if (body instanceof FormData) body.set('List-Unsubscribe', 'One-Click');
      const path = `/api/newsletter/unsubscribe?token=${token}`;
      return (await limited.request(path, { method: 'POST', body })).status;
    };
    const statuses = new Set<number>();
    for (const [at, row] of rows.entries())
      statuses.add(await oneClick(linkToken('newsletter-unsubscribe', row), at));
    expect([...statuses]).toEqual([200]);
    const erased = linkToken('newsletter-unsubscribe', { id: 999_999, askedAt: new Date() });
    expect(await oneClick(erased, 0)).toBe(200);
    const forged: number[] = [];
    for (let at = 0; at < 620; at++) forged.push(await oneClick(`${at}.a.${'x'.repeat(43)}`, at));
    expect(new Set(forged.slice(0, 500))).toEqual(new Set([400]));
    expect(forged.at(-1)).toBe(429);
    expect(await oneClick(linkToken('newsletter-unsubscribe', rows[0]!), 1)).toBe(200);
    expect(await isOnTheList('crowd5@example.in')).toBe(false);
  });

  it('brings a code with the confirmation while an offer is bound to the newsletter', async () => {
    const welcome = async (email: string) => {
      const asked = await ask(email);
      await follow('confirm', (await newest(email)).token);
      return { asked, gift: (await newest(email)).gift };
    };
    const id = await makePromotion(db, { name: 'News: 15% off', needsCode: true, isForNewsletter: true });
    const first = await welcome('gift@example.in');
    expect(first.gift).toMatchObject({ offer: 'News: 15% off' });
    expect(await ask('gift@example.in')).toEqual(first.asked);
    expect((await newest('gift@example.in')).gift).toBeUndefined();
    await endPromotion(db, id);
    expect((await welcome('nogift@example.in')).gift).toBeUndefined();
  });

  it('tells mail programs how to unsubscribe', async () => {
    const mail = renderEmail(
      { to: 'rani@example.in', template: 'newsletter-welcome', data: { token: '1.a.b' } },
      shop,
    );
    expect(mail.headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': '<https://shop.example/api/newsletter/unsubscribe?token=1.a.b>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail.text).toContain('https://shop.example/newsletter/unsubscribe?token=1.a.b');
  });
});

describe('Notify Me', () => {
  const asha = { name: 'Asha', email: 'asha@example.in', mobile: '9876543210' };

  it('stores an entry once, and responds the same again', async () => {
    const first = await post('/api/notify-me', asha);
    expect(first.status).toBe(200);
    expect(await post('/api/notify-me', { ...asha, name: 'Somebody else' })).toEqual(first);
    expect((await db.select().from(appLaunchSubscribers)).map(({ name }) => name)).toEqual(['Asha']);
  });

  it('names each missing field', async () => {
    const { status, text } = await post('/api/notify-me', { name: ' ', email: 'x', mobile: '12' });
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({
      fields: {
        name: 'Name is required',
        email: 'Enter a valid email',
        mobile: 'Please enter a 10-digit mobile number',
      },
    });
  });
});
