import { Member } from './people/account/member.ts';
import { expect, Shopper, somebody, test } from './shopper.ts';

test('a session that ends under a profile block asks to log in again, keeps what was typed, and the save goes on', async ({
  shopper,
}) => {
  const member = new Member(shopper);
  const rani = somebody('Rani');
  await member.comesIn(rani, '/profile');
  const { region, edit, field, save } = shopper.block('Personal Information');
  await edit();
  await field('First name').fill('Lakshmi');
  await member.losesSession();
  await save();
  await member.isAskedToLogInAgain();
  await shopper.isTold('You are not logged in. Please log in again.');
  await expect(member.field('Email')).toHaveValue(rani.email);
  await member.closesLogin();
  await expect(member.notice).toBeVisible();
  await expect(member.loginButton).toBeVisible();
  await expect(field('First name')).toHaveValue('Lakshmi');
  await save();
  await member.isAskedToLogInAgain();
  await member.logsInAgain(rani.email, 3);
  await shopper.isTold('Profile updated successfully!');
  await expect(region).toContainText('Lakshmi');
  await expect(member.notice).toBeHidden();
  await expect.poll(() => shopper.storedUser()).toMatchObject({ name: 'Lakshmi Iyer' });
});

test('an address typed for a checkout whose session ends is saved after the login, and so is the order', async ({
  shopper,
}) => {
  const member = new Member(shopper);
  const meera = somebody();
  await member.comesIn(meera, '/category/hair-care/hair-oils');
  await shopper.addFromList('Bhringraj Hair Oil');
  await shopper.openCart();
  await shopper.continueToCheckout();
  await shopper.fillAddress('560001');
  await member.losesSession();
  await shopper.saveAddress();
  await member.isAskedToLogInAgain();
  await member.logsInAgain(meera.email, 3);
  await shopper.sees('12, Lavelle Road');
  await member.losesSession();
  await shopper.page.getByRole('button', { name: 'Place Order' }).click();
  await member.isAskedToLogInAgain();
  await member.logsInAgain(meera.email, 4);
  await shopper.isTold('Shipment created successfully!');
  await expect(shopper.page).toHaveURL(/\/payment/);
});

test('what one person typed is never saved for another who logs in instead', async ({ shopper, browser }) => {
  const member = new Member(shopper);
  const kabir = somebody('Kabir');
  const elsewhere = new Shopper(await (await browser.newContext()).newPage());
  await new Member(elsewhere).comesIn(kabir, '/');
  await elsewhere.page.context().close();

  await member.comesIn(somebody('Rani'), '/profile');
  const { region, edit, field, save } = shopper.block('Mobile Number');
  await edit();
  await field('Mobile number').fill('9876543210');
  await member.losesSession();
  await save();
  await member.isAskedToLogInAgain();
  await member.logsInAgain(kabir.email, 3);
  await shopper.isTold('Failed to update mobile profile.');
  await expect(shopper.block('Email Address').region).toContainText(kabir.email);
  await expect(region).toContainText('Not given');
});

test('a session that ends reaches the other tabs, which keep their forms; so does the login that follows', async ({
  shopper,
  context,
}) => {
  const meera = somebody();
  const tab = new Shopper(await context.newPage());
  const [here, there] = [new Member(shopper), new Member(tab)];
  await here.comesIn(meera, '/profile');
  await tab.visit('/profile');
  const mobile = tab.block('Mobile Number');
  await mobile.edit();
  await mobile.field('Mobile number').fill('9876543210');

  await here.losesSession();
  const personal = shopper.block('Personal Information');
  await personal.edit();
  await personal.save();
  await here.isAskedToLogInAgain();
  await expect(there.notice).toBeVisible();
  await expect(there.loginButton).toBeVisible();
  await expect(mobile.field('Mobile number')).toHaveValue('9876543210');
  await here.logsInAgain(meera.email, 3);
  await expect(there.notice).toBeHidden();
  await mobile.save();
  await tab.isTold('Profile updated successfully!');
  await expect(mobile.region).toContainText('9876543210');
});

test('a logout is seen at once in every tab, and nothing of the person stays on their screens', async ({
  shopper,
  context,
}) => {
  const meera = somebody();
  await new Member(shopper).comesIn(meera, '/');
  const [profile, home] = [new Shopper(await context.newPage()), new Shopper(await context.newPage())];
  await profile.visit('/profile');
  await profile.sees(meera.email);
  await home.visit('/about');
  await expect(home.page.getByRole('button', { name: 'Your account' })).toBeVisible();

  await shopper.page.getByRole('button', { name: 'Your account' }).click();
  await shopper.page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(new Member(home).loginButton).toBeVisible();
  await profile.sees('Please log in to see your profile.');
  await expect(profile.main.getByText(meera.email)).toHaveCount(0);
  expect(await profile.storedUser()).toBeNull();
  await profile.complainsNothing();
  await home.complainsNothing();
});

test('who logs out and leaves the page in the same moment is logged out, here and in the shop', async ({
  shopper,
}) => {
  const { page } = shopper;
  const member = new Member(shopper);
  for (const path of ['/profile', '/about']) {
    await member.comesIn(somebody(), path);
    const token = await member.keptToken();
    await member.logsOutAndLeaves('/faq');
    await expect(member.loginButton).toBeVisible();
    expect(await shopper.storedUser()).toBeNull();
    expect(await member.keptToken()).toBeNull();
    const profile = async () =>
      (
        await page.request.get('/api/auth/profile', { headers: { authorization: `Bearer ${token}` } })
      ).status();
    await expect.poll(profile).toBe(401);
  }
});

test('a device that was logged out from another notices when somebody looks at it again, and keeps their form', async ({
  shopper,
  browser,
}) => {
  const meera = somebody();
  await new Member(shopper).comesIn(meera, '/profile?tab=devices');
  const viewport = shopper.page.viewportSize();
  const [first, second] = [await browser.newContext({ viewport }), await browser.newContext({ viewport })];
  const [typing, reading] = [new Shopper(await first.newPage()), new Shopper(await second.newPage())];
  const [typist, reader] = [new Member(typing), new Member(reading)];
  await typist.comesBack(meera.email, 3, '/profile');
  await reader.comesBack(meera.email, 4, '/about');
  const { edit, field } = typing.block('Mobile Number');
  await edit();
  await field('Mobile number').fill('9876543210');

  await shopper.page.reload();
  await shopper.page.getByRole('button', { name: 'Log out all other devices' }).click();
  await shopper.isTold('All other devices are logged out.');
  await expect(async () => {
    await typist.looksAgain();
    await expect(typist.notice).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(field('Mobile number')).toHaveValue('9876543210');
  await expect(reading.page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect(async () => {
    await reader.looksAgain();
    await expect(reader.loginButton).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await reading.isTold('You are not logged in. Please log in again.');
  await new Member(shopper).looksAgain();
  await expect(shopper.page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await first.close();
  await second.close();
});

test('a review is written to its end when the session ends meanwhile', async ({ shopper }) => {
  const member = new Member(shopper);
  await member.comesIn(somebody(), '/product/neem-comb');
  const words = `Kind to long hair ${Date.now()}`;
  await shopper.page.getByRole('radio', { name: /4/ }).check({ force: true });
  await shopper.page
    .getByLabel(/review|comment/i)
    .last()
    .fill(words);
  await member.losesSession();
  await shopper.page.getByRole('button', { name: /submit review/i }).click();
  await shopper.isTold('Review submitted successfully!');
  await shopper.sees(words);
});
