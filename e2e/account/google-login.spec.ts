// §4 Google: placeholder without a client id, real OpenID Connect with one
import { expect, newUser, test } from '../fixtures/test.ts';
import { LoginDialog } from '../pages/login-dialog.ts';
import { type GoogleShop, openGoogleShop } from '../shop/google-shop.ts';

// §2 login modal opens from the header, closes by its button, after a login and after a Google login; Google button
// §8 'User not logged in.', 'Invalid address ID. Cannot delete.'
test('signs in a local user only without a Google client', async ({
  page,
  cartPage,
  checkoutPage,
  header,
  loginDialog,
  session,
  complaints,
}) => {
  const writes: string[] = [];
  await cartPage.addProducts({ 'bhringraj-oil': 1 });
  await header.visit('/about');
  await header.openLogin();
  page.on('request', (request) => request.method() === 'POST' && writes.push(request.url()));
  await loginDialog.chooseGoogle();
  await expect(loginDialog.dialog).toBeHidden();
  expect(await session.user()).toMatchObject({ id: 0, name: 'Google User' });
  expect(writes).toEqual([]);
  await checkoutPage.open();
  await loginDialog.expectOpen();
  await page.keyboard.press('Escape');
  await checkoutPage.expectText('User not logged in.');
  const placeholder = 'The demo sign-in with Google opens no account.';
  await checkoutPage.expectText(placeholder);
  await header.openAccountMenu();
  await header.expectText(placeholder);
  await header.menuItem('Profile').click();
  await header.expectHeading('My account');
  await checkoutPage.expectText('User not logged in.');
  await checkoutPage.expectText(placeholder);
  await checkoutPage.logInButton.click();
  await loginDialog.expectOpen();
  expect(complaints).toEqual([]);
});

// §8 'Google login failed!'
test('says Google login failed! when the browser’s storage is full', async ({
  shopPage,
  header,
  loginDialog,
  session,
}) => {
  await shopPage.visit('/');
  await header.openLogin();
  await session.fillStorage();
  await loginDialog.chooseGoogle();
  await loginDialog.expectMessage('Google login failed!');
});

test.describe('with a Google client', () => {
  test.describe.configure({ mode: 'default' });
  let google: GoogleShop;

  test.beforeAll(async ({ shop }) => {
    google = await openGoogleShop(shop.secondPort);
  });
  test.afterAll(async () => {
    await google.close();
  });

  test('signs in at Google and returns with the cart, with no token in a URL', async ({
    page,
    listingPage,
    googlePage,
    header,
    loginDialog,
    session,
    complaints,
  }) => {
    const { email } = newUser('Tara');
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await listingPage.visit(`${google.url}/category/hair-care/hair-oils`);
    await listingPage.addToCart('Bhringraj Hair Oil');
    await header.openLogin();
    await loginDialog.chooseGoogle();
    await googlePage.signIn(email);
    await loginDialog.expectMessage('Login successful!');
    await expect(page).toHaveURL(`${google.url}/category/hair-care/hair-oils`);
    await header.expectCartCount(1);
    expect(await session.user()).toMatchObject({ email, name: 'Tara Rao' });
    const token = await session.token();
    expect(token).toMatch(/^aranya_/);
    expect(urls.filter((url) => url.includes(token!))).toEqual([]);
    await header.openAccountMenu();
    await header.expectText(email);
    expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
  });

  test('lets scripts and forms of the login page reach only the shop', async ({ request }) => {
    const response = await request.get(`${google.url}/login/google`);
    const policy = response.headers()['content-security-policy'];
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("form-action 'self';");
    expect(policy).not.toContain(google.provider.issuerUrl);
  });

  test('offers a code after a cancelled login and an unconfirmed address', async ({
    page,
    shopPage,
    googlePage,
    header,
    session,
  }) => {
    const loginDialog = new LoginDialog(page, google.emails);
    await shopPage.visit(`${google.url}/about`);
    await header.openLogin();
    await loginDialog.chooseGoogle();
    await googlePage.cancel();
    await loginDialog.expectGoogleFailed();
    await expect(page).toHaveURL(`${google.url}/about`);
    await loginDialog.chooseGoogle();
    await googlePage.signIn(`unverified.${newUser().email}`);
    await loginDialog.expectGoogleFailed();
    await shopPage.expectText('Google has not confirmed your e-mail address. Please log in with a code.');
    expect(await session.user()).toBeNull();
    await loginDialog.registerAndSignIn(newUser());
  });

  test('signs in nobody with a Google response that the browser did not request', async ({
    page,
    loginDialog,
    session,
  }) => {
    // The message may be gone when the pictures of the page are there.
    await page.goto(`${google.url}/login/google?code=stolen&state=forged`, { waitUntil: 'commit' });
    await loginDialog.expectGoogleFailed();
    await expect(page).toHaveURL(`${google.url}/`);
    expect(await session.user()).toBeNull();
  });

  test('stays open and says so when Google does not respond', async ({ page, shopPage, header }) => {
    const loginDialog = new LoginDialog(page, google.emails);
    await google.loseProvider();
    await shopPage.visit(google.url);
    await header.openLogin();
    await loginDialog.chooseGoogle();
    await loginDialog.expectGoogleFailed();
    await loginDialog.registerAndSignIn(newUser());
  });
});
