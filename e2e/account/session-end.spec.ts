// §4 a logout reaches every tab at once; a session that ends keeps the form and the save goes on
import { expect, newUser, phoneOnly, test } from '../fixtures/test.ts';
import { BrowserSession } from '../fixtures/browser/browser-session.ts';
import { Header } from '../pages/header.ts';
import { ProfilePage } from '../pages/account/profile-page.ts';

const notLoggedIn = 'You are not logged in. Please log in again.';

// §6 'You are not logged in. Please log in again.' for a token that is dead, and the UI says it
test(
  'asks to log in when a session ends, keeps the form and then saves it',
  phoneOnly('on a phone the dialog covers the form that is being filled in'),
  async ({ signedInCustomer, profilePage, header, loginDialog, session }) => {
    const { personal } = profilePage;
    const rani = await signedInCustomer({ details: newUser('Rani') });
    await profilePage.open();
    await personal.edit();
    await personal.field('First name').fill('Lakshmi');
    await session.endOnServer();
    await personal.save();
    await profilePage.expectMessage(notLoggedIn);
    await loginDialog.expectSessionEnded();
    await expect(loginDialog.field('Email')).toHaveValue(rani.email);
    await loginDialog.close();
    await expect(profilePage.loginNotice).toBeVisible();
    await expect(header.loginButton).toBeVisible();
    await expect(personal.field('First name')).toHaveValue('Lakshmi');
    await personal.save();
    await loginDialog.expectSessionEnded();
    await loginDialog.signIn(rani.email);
    await profilePage.expectMessage('Profile updated successfully!');
    await expect(personal.region).toContainText('Lakshmi');
    await expect(profilePage.loginNotice).toBeHidden();
    await expect.poll(() => session.user()).toMatchObject({ name: 'Lakshmi Iyer' });
  },
);

test('saves the address and places the order of a checkout whose session ended', async ({
  page,
  signedInCustomer,
  checkoutPage,
  loginDialog,
  session,
}) => {
  const { email } = await signedInCustomer({ cart: { 'bhringraj-oil': 1 } });
  await checkoutPage.open();
  await checkoutPage.addressForm.fill('560001');
  await session.endOnServer();
  await checkoutPage.addressForm.save();
  await loginDialog.expectSessionEnded();
  await loginDialog.signIn(email);
  await expect(checkoutPage.addressSection).toContainText('12, Lavelle Road');
  await session.endOnServer();
  await checkoutPage.placeOrderButton.click();
  await loginDialog.expectSessionEnded();
  await loginDialog.signIn(email);
  await checkoutPage.expectMessage('Shipment created successfully!');
  await expect(page).toHaveURL(/\/payment/);
});

test('never saves the form of one customer for another who logs in', async ({
  signedInCustomer,
  profilePage,
  loginDialog,
  openDevice,
  session,
}) => {
  const { email, mobile } = profilePage;
  await signedInCustomer({ details: newUser('Rani') });
  const kabir = await signedInCustomer({ details: newUser('Kabir'), device: await openDevice() });
  await profilePage.open();
  await mobile.edit();
  await mobile.field('Mobile number').fill('9876543210');
  await session.endOnServer();
  await mobile.save();
  await loginDialog.expectSessionEnded();
  await loginDialog.signIn(kabir.email);
  await profilePage.expectMessage('Failed to update mobile profile.');
  await expect(email.region).toContainText(kabir.email);
  await expect(mobile.region).toContainText('Not given');
});

test('ends and renews the session of the other tabs, which keep their forms', async ({
  signedInCustomer,
  profilePage,
  loginDialog,
  session,
  context,
}) => {
  const customer = await signedInCustomer();
  const tab = new ProfilePage(await context.newPage());
  const tabHeader = new Header(tab.page);
  await profilePage.open();
  await tab.open();
  await tab.mobile.edit();
  await tab.mobile.field('Mobile number').fill('9876543210');

  await session.endOnServer();
  await profilePage.personal.edit();
  await profilePage.personal.save();
  await loginDialog.expectSessionEnded();
  await expect(tab.loginNotice).toBeVisible();
  await expect(tabHeader.loginButton).toBeVisible();
  await expect(tab.mobile.field('Mobile number')).toHaveValue('9876543210');
  await loginDialog.signIn(customer.email);
  await expect(tab.loginNotice).toBeHidden();
  await tab.mobile.save();
  await tab.expectMessage('Profile updated successfully!');
  await expect(tab.mobile.region).toContainText('9876543210');
});

test('submits a review although the session ended while it was written', async ({
  signedInCustomer,
  productPage,
  session,
}) => {
  await signedInCustomer();
  await productPage.open('neem-comb');
  const comment = `Kind to long hair ${Date.now()}`;
  await productPage.writeReview({ stars: 4, text: comment });
  await session.endOnServer();
  await productPage.submitReview();
  await productPage.expectMessage('Review submitted successfully!');
  await productPage.expectText(comment);
});

test('shows a logout at once in every tab and clears the customer’s data there', async ({
  signedInCustomer,
  shopPage,
  header,
  context,
  complaints,
}) => {
  const { email } = await signedInCustomer();
  await shopPage.visit('/');
  const profile = new ProfilePage(await context.newPage());
  const about = new Header(await context.newPage());
  await profile.open();
  await profile.expectText(email);
  await about.visit('/about');
  await expect(about.accountButton).toBeVisible();

  await header.logOut();
  await expect(about.loginButton).toBeVisible();
  await profile.expectText('Please log in to see your profile.');
  await expect(profile.main).not.toContainText(email);
  expect(await new BrowserSession(profile.page).user()).toBeNull();
  expect(complaints).toEqual([]);
});

test('a logout fetches nothing twice', async ({ page, signedInCustomer, profilePage, header, homePage }) => {
  await signedInCustomer();
  await profilePage.open();
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/') && !pathname.includes('/images/'))
      reads.push(pathname + search);
  });
  await header.logOut();
  await expect(homePage.firstStripCard).toBeVisible();
  await expect(header.loginButton).toBeVisible();
  await expect.poll(() => reads.filter((read) => read === '/api/cart')).toHaveLength(1);
  await homePage.viewAll.click();
  await homePage.expectHeading('All products');
  expect(reads).toEqual([...new Set(reads)]);
});

// §4 logout clears user and token and goes home
test('logs out on the server too when the page is left in the same moment', async ({
  page,
  signedInCustomer,
  profilePage,
  header,
  session,
}) => {
  const { token } = await signedInCustomer();
  await profilePage.open();
  await profilePage.logoutButton.click();
  await page.goto('/faq');
  await expect(header.loginButton).toBeVisible();
  expect(await session.user()).toBeNull();
  expect(await session.token()).toBeNull();
  const headers = { authorization: `Bearer ${token}` };
  const profile = async () => (await page.request.get('/api/auth/profile', { headers })).status();
  await expect.poll(profile).toBe(401);
});
