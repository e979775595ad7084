import { openProvider, type TestProvider } from '#shop/identity/server/google/testing.ts';
import { OwnShop } from './own-shop.ts';
import { GoogleUser } from './people/account/google-user.ts';
import { ports } from './ports.ts';
import { expect, somebody, test } from './shopper.ts';

test('without a client id the button is the placeholder: a user who is known here only', async ({
  shopper,
}) => {
  const calls: string[] = [];
  await shopper.visit('/product/bhringraj-oil');
  await shopper.addToCart('Bhringraj Hair Oil');
  await shopper.startLogin();
  shopper.page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  await new GoogleUser(shopper).chooseGoogle();
  await expect(shopper.dialog).toBeHidden();
  expect(await shopper.storedUser()).toMatchObject({ id: 0, name: 'Google User' });
  expect(calls).toEqual([]);
  await shopper.visit('/checkoutpage');
  await shopper.isAskedToLogIn();
  await shopper.page.keyboard.press('Escape');
  await shopper.sees('User not logged in.');
  await shopper.complainsNothing();
});

test('a placeholder that cannot be kept says Google login failed!', async ({ shopper }) => {
  await shopper.visit('/');
  await shopper.startLogin();
  await shopper.page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error('The storage is full.');
    };
  });
  await new GoogleUser(shopper).chooseGoogle();
  await shopper.isTold('Google login failed!');
});

test.describe('with a client id', () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(180_000);
  let provider: TestProvider;
  let shop: OwnShop;
  const opened: { close: () => Promise<unknown> }[] = [];

  test.beforeAll(async ({ isMobile }) => {
    test.skip(isMobile, 'a shop of its own for each screen would show nothing more');
    test.setTimeout(180_000);
    const returnUrl = `http://127.0.0.1:${ports.google}/login/google`;
    provider = await openProvider({ returnUrl });
    opened.push(provider);
    shop = new OwnShop(ports.google, {
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      GOOGLE_ISSUER_URL: provider.issuerUrl,
    });
    opened.push(shop);
    await shop.open();
  });
  test.afterAll(async () => {
    for (const one of opened.toReversed()) await one.close().catch(() => undefined);
  });

  test('one signs in at Google and goes on where one was, cart and all; no address ever holds the token', async ({
    shopper,
  }) => {
    const { page } = shopper;
    const tara = somebody('Tara');
    const google = new GoogleUser(shopper);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await shopper.visit(`${shop.url}/category/hair-care/hair-oils`);
    await shopper.addFromList('Bhringraj Hair Oil');
    await shopper.startLogin();
    await google.chooseGoogle();
    await google.signInThereAs(tara.email);
    await shopper.isTold('Login successful!');
    await expect(page).toHaveURL(`${shop.url}/category/hair-care/hair-oils`);
    await shopper.seesInCartBadge(1);
    expect(await shopper.storedUser()).toMatchObject({ email: tara.email, name: 'Tara Rao' });
    const token = await page.evaluate(() => localStorage.getItem('token'));
    expect(token).toMatch(/^aranya_/);
    expect(addresses.filter((address) => address.includes(token!))).toEqual([]);
    await page.getByRole('button', { name: 'Your account' }).click();
    await shopper.sees(tara.email);
    expect(shopper.complaints.filter((text) => /Content Security Policy/.test(text))).toEqual([]);
  });

  test('the page’s policy lets scripts and forms reach nobody but the shop', async ({ shopper }) => {
    const answer = await shopper.page.goto(`${shop.url}/login/google`);
    const policy = answer!.headers()['content-security-policy'];
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("form-action 'self';");
    expect(policy).not.toContain(provider.issuerUrl);
  });

  test('who cancels there, or has no confirmed e-mail, is told and may log in with a code', async ({
    shopper,
  }) => {
    const google = new GoogleUser(shopper);
    await shopper.visit(`${shop.url}/about`);
    await shopper.startLogin();
    await google.chooseGoogle();
    await google.cancelThere();
    await google.isTurnedAway();
    await expect(shopper.page).toHaveURL(`${shop.url}/about`);
    await google.chooseGoogle();
    await google.signInThereAs(`unverified.${somebody().email}`);
    await google.isTurnedAway();
    await shopper.sees('Google has not confirmed your e-mail address. Please log in with a code.');
    expect(await shopper.storedUser()).toBeNull();
    await shopper.registerAndLogIn(somebody());
  });

  test('an answer that this browser did not ask for opens nothing', async ({ shopper }) => {
    // What is said goes by itself: it is looked for before the page comes to rest.
    await shopper.page.goto(`${shop.url}/login/google?code=stolen&state=forged`);
    await new GoogleUser(shopper).isTurnedAway();
    await expect(shopper.page).toHaveURL(`${shop.url}/`);
    expect(await shopper.storedUser()).toBeNull();
  });

  test('when Google is down the shop says so and stays open', async ({ shopper }) => {
    await provider.close();
    await shop.stop();
    await shop.open();
    await shopper.visit(shop.url);
    await shopper.startLogin();
    const google = new GoogleUser(shopper);
    await google.chooseGoogle();
    await google.isTurnedAway();
    await shopper.registerAndLogIn(somebody());
  });
});
