import { readFile } from 'node:fs/promises';
import { newestCode } from './mailbox.ts';
import { Member } from './people/account/member.ts';
import { Customer } from './people/customer.ts';
import { expect, Shopper, somebody, test } from './shopper.ts';

test('the profile is edited block by block, and a new e-mail waits for its code', async ({ shopper }) => {
  const rani = somebody('Rani');
  const { page } = shopper;
  const saved: string[][] = [];
  page.on('request', (asked) => {
    if (asked.method() === 'PUT' && asked.url().endsWith('/api/auth/profile'))
      saved.push(Object.keys(asked.postDataJSON() as object).toSorted());
  });
  await shopper.visit('/profile');
  await shopper.sees('Please log in to see your profile.');
  await shopper.startLogin();
  await shopper.registerAndLogIn(rani);

  const personal = shopper.block('Personal Information');
  await personal.edit();
  await personal.field('First name').fill('');
  await personal.save();
  await shopper.sees('First name is required');
  await personal.field('First name').fill('Maharani');
  await personal.cancel();
  await expect(personal.region).toContainText('Rani');
  await expect(personal.region).not.toContainText('Maharani');
  await personal.edit();
  await personal.field('First name').fill('Lakshmi');
  await personal.field('Female', true).check();
  await personal.save();
  await shopper.isTold('Profile updated successfully!');
  await expect(personal.region).toContainText('Lakshmi');
  await expect(personal.region).toContainText('Female');
  await expect.poll(() => shopper.storedUser()).toMatchObject({ name: 'Lakshmi Iyer', gender: 'female' });

  const mobile = shopper.block('Mobile Number');
  await mobile.edit();
  await mobile.field('Mobile number').fill('12345');
  await mobile.save();
  await shopper.sees('Please enter a 10-digit mobile number');
  await mobile.field('Mobile number').fill('9876543210');
  await mobile.save();
  await expect(mobile.region).toContainText('9876543210');

  const email = shopper.block('Email Address');
  const next = somebody('Lakshmi').email;
  await email.edit();
  await email.field('Email').fill(next);
  await email.save();
  await shopper.isTold('OTP sent to your email! Please verify.');
  await expect(email.field('OTP', true)).toBeVisible();
  expect(await shopper.storedUser()).toMatchObject({ email: rani.email });
  await page.reload();
  await expect(email.region).toContainText(rani.email);
  await email.region.getByRole('button', { name: 'Enter the code' }).click();
  await email.field('OTP', true).fill(await newestCode(next));
  await email.region.getByRole('button', { name: 'Verify OTP' }).click();
  await shopper.isTold('Profile updated successfully!');
  await expect(email.region).toContainText(next);
  await expect.poll(() => shopper.storedUser()).toMatchObject({ email: next, sub: next });
  expect(saved).toEqual([
    ['firstName', 'gender', 'id', 'lastName', 'profilePictureUrl'],
    ['id', 'mobile'],
    ['email', 'id'],
  ]);
  await shopper.complainsNothing();
});

test('a picture of oneself is cut to a square, kept with the profile, and taken away again', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.visit('/profile');
  await shopper.startLogin();
  await shopper.registerAndLogIn(somebody());
  const { region, edit, save } = shopper.block('Personal Information');
  await expect(region.getByAltText('The default picture')).toBeVisible();
  await edit();
  const choice = region.getByLabel('Choose a picture');
  await choice.setInputFiles('art/pictures/abhyanga-oil-1.webp');
  await region.getByLabel('Nearer').fill('2');
  await region.getByLabel('Left to right').press('ArrowRight');
  await shopper.isAccessible();
  await region.getByRole('button', { name: 'Use this picture' }).click();
  await expect(region.getByAltText('Your picture')).toHaveAttribute('src', /^\/uploads\/avatars\//);
  await save();
  await shopper.isTold('Profile updated successfully!');
  await page.reload();
  await expect(region.getByAltText('Your picture')).toBeVisible();
  const own = await region.getByAltText('Your picture').getAttribute('src');
  await expect.poll(() => shopper.storedUser()).toMatchObject({ picture: own });
  await edit();
  await choice.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await shopper.isTold('Please choose a JPEG, PNG or WebP picture.');
  await region.getByRole('button', { name: 'Remove' }).click();
  await save();
  await shopper.isTold('Profile updated successfully!');
  await page.reload();
  await expect(region.getByAltText('The default picture')).toBeVisible();
  await shopper.complainsNothing();
});

test('what cannot be saved or loaded is said in the words of the specification', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.visit('/settings');
  await shopper.startLogin();
  await shopper.registerAndLogIn(somebody());
  await expect(shopper.main.getByRole('heading', { name: 'FAQ' })).toBeVisible();
  await page.route('**/api/auth/profile', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  for (const [title, block] of [
    ['Personal Information', 'personal'],
    ['Email Address', 'email'],
    ['Mobile Number', 'mobile'],
  ] as const) {
    const { edit, save, field, cancel } = shopper.block(title);
    await edit();
    if (block === 'mobile') await field('Mobile number').fill('9876543210');
    await save();
    await shopper.isTold(`Failed to update ${block} profile.`);
    await cancel();
  }
  await page.route('**/api/auth/profile', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await shopper.sees('Failed to fetch user profile.');
  await page.getByRole('button', { name: 'Go to Login' }).click();
  await expect(shopper.dialog).toContainText('Welcome Back');
});

test('the menu leads through the account, every tab has its address, and Logout ends it', async ({
  shopper,
}) => {
  const { page } = shopper;
  await Customer.signUp(page);
  await shopper.visit('/profile?tab=pan');
  await shopper.sees('Under development');
  const menu = page.getByRole('navigation', { name: 'Account', exact: true });
  await expect(menu.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/orders');
  await expect(menu.getByRole('list', { name: 'Account Settings' }).getByRole('link')).toHaveText([
    'Profile Information',
    'Manage Addresses',
    'PAN Card Informationunder development',
    'Logged-in Devices',
  ]);
  for (const [name, tab] of [
    ['Profile Information', 'profile'],
    ['Manage Addresses', 'addresses'],
    ['PAN Card Information', 'pan'],
    ['Logged-in Devices', 'devices'],
    ['Payments', 'payments'],
    ['My Stuff', 'stuff'],
  ] as const) {
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/profile?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await shopper.isAccessible();
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Payments' })).toBeVisible();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(new Member(shopper).loginButton).toBeVisible();
  await shopper.complainsNothing();
});

test('devices are listed and logged out; a logout reaches the other tabs of the browser', async ({
  shopper,
  browser,
  context,
}) => {
  const { page } = shopper;
  const meera = somebody();
  await Customer.signUp(page, meera);
  await shopper.visit('/profile?tab=devices');
  await shopper.sees('This device');

  const elsewhere = await browser.newContext();
  const other = new Shopper(await elsewhere.newPage());
  await other.visit('/profile');
  await other.startLogin();
  await other.logIn(meera.email, 3);
  await page.reload();
  await page.getByRole('button', { name: 'Log out all other devices' }).click();
  await shopper.isTold('All other devices are logged out.');
  await expect(page.getByRole('button', { name: 'Log out all other devices' })).toBeHidden();
  await other.page.reload();
  await other.sees('You are not logged in');
  await elsewhere.close();

  const tab = new Shopper(await context.newPage());
  await tab.visit('/profile');
  await tab.sees(meera.email);
  await page.getByRole('button', { name: 'Logout' }).click();
  await tab.sees('You are not logged in');
  await tab.complainsNothing();
  await shopper.complainsNothing();
});

test('everything the shop keeps of a person is downloaded as one file', async ({ shopper }) => {
  const { page } = shopper;
  const meera = somebody();
  await shopper.visit('/profile');
  await shopper.startLogin();
  await shopper.registerAndLogIn(meera);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('my-data.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    profile: { email: meera.email },
    addresses: [],
    orders: [],
    devices: [{ isThis: true }],
  });
  await shopper.complainsNothing();
});
