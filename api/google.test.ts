// §4 Google: placeholder without a client id, real OpenID Connect with one
// §8 'Google login failed!'
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { openProvider } from '#shop/accounts/server/google/testing.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const publicUrl = 'http://localhost:4199';
const returnUrl = `${publicUrl}/login/google`;
const provider = await openProvider({ returnUrl });
afterAll(provider.close);

const warnings: string[] = [];
const shopAt = (issuer: string, more: Record<string, string> = {}) =>
  createCheckedApi({
    db,
    config: readShopConfig({
      RATE_LIMITS: 'off',
      PUBLIC_URL: publicUrl,
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      GOOGLE_ISSUER_URL: issuer,
      ...more,
    }),
    log: { ...silentLog, warn: (event) => void (event === 'security' || warnings.push(event)) },
  });
const shop = shopAt(provider.issuerUrl);
beforeEach(() => {
  warnings.length = 0;
});

let made = 0;
const somebody = (name = 'tara') => `${name}${(made += 1)}@example.in`;

class Browser {
  readonly #jar = new Map<string, string>();

  get cookie(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async post(path: string, body: object, api = shop) {
    const answer = await api.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      body: JSON.stringify(body),
    });
    this.#keep(answer);
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  }

  /** Signs in at the provider, or cancels. Returns the query of the redirect back. */
  async goTo(url: string, email: string | null): Promise<string> {
    const asked = await this.#follow(url);
    const form = new URLSearchParams(email ? { email } : {});
    const resumed = await this.#follow(asked, { method: 'POST', body: form });
    const back = resumed.startsWith(returnUrl) ? resumed : await this.#follow(resumed);
    expect(back.startsWith(returnUrl)).toBe(true);
    return new URL(back).search;
  }

  async begin(): Promise<string> {
    return (await this.post('/api/auth/google/begin', {})).body.url!;
  }

  finish(answer: string, api = shop) {
    return this.post('/api/auth/google/finish', { answer }, api);
  }

  async signIn(email: string) {
    return this.finish(await this.goTo(await this.begin(), email));
  }

  async #follow(url: string, init: RequestInit = {}): Promise<string> {
    const answer = await fetch(url, { ...init, headers: { cookie: this.cookie }, redirect: 'manual' });
    this.#keep(answer);
    return new URL(answer.headers.get('location') ?? `no redirect: ${await answer.text()}`, url).href;
  }

  #keep({ headers }: Response): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      if (value) this.#jar.set(name!, value);
      else this.#jar.delete(name!);
    }
  }
}

describe('a sign-in with Google', () => {
  it('gives a session like a code does, and the token only in the body', async () => {
    const email = somebody();
    const { status, body } = await new Browser().signIn(email);
    expect(status).toBe(200);
    expect(body).toMatchObject({ email, firstName: 'Tara', lastName: 'Rao', message: 'Login successful!' });
    const profile = await shop.request('/api/auth/profile', {
      headers: { authorization: `Bearer ${body.token}` },
    });
    expect(await profile.json()).toMatchObject({ email });
    expect(await queuedEmails(db, email)).toMatchObject([{ template: 'welcome' }]);
    const consents = await db.execute(sql`select purpose from consents where user_id = ${body.id}`);
    expect(consents.rows).toEqual([{ purpose: 'account' }]);
  });

  it('finds the user of the email in any spelling', async () => {
    const { id, email, firstName } = await makeUser(db);
    const { body } = await new Browser().signIn(email.toUpperCase());
    expect(body).toMatchObject({ id, email, firstName });
    expect(await queuedEmails(db, email)).toEqual([]);
  });

  // §9 Google accounts match by issuer and sub, linked once by a confirmed e-mail
  it('finds the same user by issuer and sub after the email has changed', async () => {
    const user = await makeUser(db, { email: somebody() });
    expect((await new Browser().signIn(user.email)).body.id).toBe(user.id);
    await db
      .update(users)
      .set({ email: somebody('moved') })
      .where(eq(users.id, user.id));
    expect((await new Browser().signIn(user.email)).body.id).toBe(user.id);
    expect(await db.$count(users, eq(users.email, user.email))).toBe(0);
  });

  // §9 Google accounts match by issuer and sub, linked once by a confirmed e-mail
  it('refuses an email that belongs to another Google account', async () => {
    const link = { googleIssuer: provider.issuerUrl, googleSub: 'another-account' };
    const { email } = await makeUser(db, { email: somebody(), ...link });
    const { status, body } = await new Browser().signIn(email);
    expect([status, body.code, body.token]).toEqual([400, 'google_other_account', undefined]);
  });

  it('creates one user from two concurrent browsers', async () => {
    const email = somebody();
    const both = await Promise.all([new Browser().signIn(email), new Browser().signIn(email)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
  });

  it("keeps the guest's cart", async () => {
    const { id } = await makeProduct(db);
    const browser = new Browser();
    await browser.post('/api/cart/add', { productId: id, quantity: 2 });
    expect(browser.cookie).toContain('cart=');
    const { body } = await browser.signIn(somebody());
    expect(browser.cookie).not.toContain('cart=');
    const cart = await shop.request('/api/cart', { headers: { authorization: `Bearer ${body.token}` } });
    expect(await cart.json()).toMatchObject([{ productId: id, quantity: 2 }]);
  });
});

describe('Google login failed!', () => {
  const refused = (code: string, status = 400) => ({
    status,
    body: { code, message: 'Google login failed!' },
  });

  it('with the state of another browser', async () => {
    const browser = new Browser();
    const answer = await browser.goTo(await browser.begin(), somebody());
    const forged = answer.replace(/state=[^&]+/, 'state=another-browsers');
    expect(await browser.finish(forged)).toMatchObject(refused('google_refused'));
    expect(warnings).toEqual(['google login failed']);
  });

  it('with the nonce of another browser', async () => {
    const browser = new Browser();
    const url = new URL(await browser.begin());
    url.searchParams.set('nonce', 'another-nonce');
    expect(await browser.finish(await browser.goTo(url.href, somebody()))).toMatchObject(
      refused('google_refused'),
    );
  });

  it('with a code of another PKCE challenge', async () => {
    const browser = new Browser();
    const url = new URL(await browser.begin());
    url.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
    expect(await browser.finish(await browser.goTo(url.href, somebody()))).toMatchObject(
      refused('google_refused'),
    );
  });

  it('in another browser than the asking one, and a second time in the same', async () => {
    const browser = new Browser();
    const answer = await browser.goTo(await browser.begin(), somebody());
    expect(await new Browser().finish(answer)).toMatchObject(refused('google_not_asked'));
    const stranger = new Browser();
    await stranger.begin();
    expect(await stranger.finish(answer)).toMatchObject(refused('google_refused'));
    expect((await browser.finish(answer)).status).toBe(200);
    expect(await browser.finish(answer)).toMatchObject(refused('google_not_asked'));
  });

  it('when the customer cancels at Google', async () => {
    const browser = new Browser();
    const answer = await browser.goTo(await browser.begin(), null);
    expect(answer).toContain('error=access_denied');
    expect(await browser.finish(answer)).toMatchObject(refused('google_refused'));
  });

  it('with an unconfirmed email: creates no user and takes over none', async () => {
    const { email } = await makeUser(db, { email: somebody('unverified') });
    const known = await new Browser().signIn(email);
    const unknown = await new Browser().signIn(somebody('unverified'));
    for (const { status, body } of [known, unknown]) {
      expect(status).toBe(400);
      expect(body.code).toBe('google_unverified');
      expect(body.message).toMatch(/^Google login failed! Google has not confirmed your e-mail/);
      expect(body.token).toBeUndefined();
    }
  });

  it('when Google is down, before and after the redirect', async () => {
    const brief = await openProvider({ returnUrl });
    const api = shopAt(brief.issuerUrl);
    const browser = new Browser();
    const { body } = await browser.post('/api/auth/google/begin', {}, api);
    const answer = await browser.goTo(body.url!, somebody());
    await brief.close();
    expect(await browser.finish(answer, api)).toMatchObject(refused('google_unreachable', 503));
    const gone = shopAt('http://localhost:9');
    expect(await browser.post('/api/auth/google/begin', {}, gone)).toMatchObject(
      refused('google_unreachable', 503),
    );
  });

  it('when the merchant has no client id', async () => {
    const api = createCheckedApi({ db, config: readShopConfig({ RATE_LIMITS: 'off' }), log: silentLog });
    for (const path of ['/api/auth/google/begin', '/api/auth/google/finish'])
      expect(await new Browser().post(path, { answer: '?code=1' }, api)).toMatchObject(
        refused('google_not_offered', 404),
      );
  });
});

it('hides the proof cookie from scripts, other sites and other hosts', async () => {
  const begin = (api: typeof shop) => api.request('/api/auth/google/begin', { method: 'POST' });
  expect((await begin(shop)).headers.get('set-cookie')).toMatch(
    /^google=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const secure = await begin(shopAt(provider.issuerUrl, { PUBLIC_URL: 'https://shop.example' }));
  expect(secure.headers.get('set-cookie')).toMatch(/^__Host-google=.*; Secure; SameSite=Lax$/);
});
