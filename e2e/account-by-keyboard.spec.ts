import { newestCode } from './mailbox.ts';
import { Keeper } from './people/account/keeper.ts';
import { Member } from './people/account/member.ts';
import { Customer } from './people/customer.ts';
import { KeyboardUser } from './people/keyboard-user.ts';
import { expect, Shopper, somebody, test } from './shopper.ts';

/** Every screen of the account without a mouse; each of them, and each window that opens, is looked at by axe. */
test.beforeEach(() => test.slow());

test('the profile is edited, block by block, by keyboard alone', async ({ shopper }) => {
  const { page } = shopper;
  const keyboard = new KeyboardUser(page);
  await new Member(shopper).comesIn(somebody(), '/profile');
  const personal = shopper.block('Personal Information');
  await keyboard.presses(personal.region.getByRole('button', { name: 'Edit Personal Information' }));
  await keyboard.hasNotLostFocus();
  await shopper.isAccessible();
  await keyboard.replaces(personal.field('First name'), 'Lakshmi');
  await keyboard.goesTo(personal.field('Rather not say'));
  await page.keyboard.press('ArrowRight');
  await expect(personal.field('Female', true)).toBeChecked();
  await keyboard.presses(personal.region.getByRole('button', { name: 'Save', exact: true }));
  await shopper.isTold('Profile updated successfully!');
  await expect(personal.region).toContainText('Lakshmi');
  await keyboard.hasNotLostFocus();

  const mobile = shopper.block('Mobile Number');
  await keyboard.presses(mobile.region.getByRole('button', { name: 'Edit Mobile Number' }));
  await keyboard.fills(mobile.field('Mobile number'), '98');
  await keyboard.enters();
  await shopper.sees('Please enter a 10-digit mobile number');
  await shopper.isAccessible();
  await keyboard.presses(mobile.region.getByRole('button', { name: 'Cancel' }));
  await expect(mobile.region).toContainText('Not given');
  await keyboard.hasNotLostFocus();

  const email = shopper.block('Email Address');
  const next = somebody('Lakshmi').email;
  const editEmail = email.region.getByRole('button', { name: 'Edit Email Address' });
  await keyboard.presses(editEmail, 'Shift+Tab');
  await keyboard.replaces(email.field('Email'), next);
  await keyboard.enters();
  await expect(email.field('OTP', true)).toBeFocused();
  await shopper.isAccessible();
  await keyboard.types(await newestCode(next));
  await keyboard.enters();
  await expect(email.region).toContainText(next);
  await keyboard.hasNotLostFocus();
  await shopper.complainsNothing();
});

test('a picture of oneself is chosen, cut and removed by keyboard alone', async ({ shopper }) => {
  const { page } = shopper;
  const keyboard = new KeyboardUser(page);
  await new Member(shopper).comesIn(somebody(), '/profile');
  const { region } = shopper.block('Personal Information');
  await keyboard.presses(region.getByRole('button', { name: 'Edit Personal Information' }));
  const choosing = page.waitForEvent('filechooser');
  await keyboard.presses(region.getByLabel('Choose a picture'));
  await (await choosing).setFiles('art/pictures/abhyanga-oil-1.webp');
  const nearer = region.getByLabel('Nearer');
  await keyboard.goesTo(nearer);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await nearer.inputValue())).toBeGreaterThan(1);
  await shopper.isAccessible();
  await keyboard.presses(region.getByRole('button', { name: 'Use this picture' }));
  await expect(region.getByAltText('Your picture')).toBeVisible();
  await keyboard.hasNotLostFocus();
  await keyboard.presses(region.getByRole('button', { name: 'Remove' }));
  await expect(region.getByAltText('The default picture')).toBeVisible();
  await keyboard.hasNotLostFocus();
  await keyboard.presses(region.getByRole('button', { name: 'Save', exact: true }));
  await shopper.isTold('Profile updated successfully!');
  await shopper.complainsNothing();
});

test('addresses are added, edited and deleted by keyboard alone', async ({ shopper }) => {
  const { page } = shopper;
  const keyboard = new KeyboardUser(page);
  const label = (text: string) => page.getByLabel(text, { exact: true });
  const card = page.getByRole('article');
  await new Member(shopper).comesIn(somebody(), '/profile?tab=addresses');
  await keyboard.presses(page.getByRole('button', { name: 'Add a new address' }));
  await keyboard.hasNotLostFocus();
  await keyboard.fills(label('Name'), 'Meera Iyer');
  await keyboard.fills(label('Mobile number'), '9876543210');
  await keyboard.fills(label('Pincode'), '560001');
  await shopper.seesPlace('Bengaluru', 'Karnataka');
  await keyboard.fills(label('Locality'), 'Behind the banyan');
  await page.keyboard.press('Escape');
  await keyboard.fills(label('Address'), '12, Lavelle Road');
  await keyboard.goesTo(page.getByRole('radio', { name: 'Home' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Work' })).toBeChecked();
  await keyboard.presses(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(card).toContainText('Behind the banyan');
  await keyboard.hasNotLostFocus();

  await keyboard.presses(card.getByRole('button', { name: 'Edit' }));
  await keyboard.hasNotLostFocus();
  await shopper.isAccessible();
  await keyboard.replaces(label('Name'), 'Meera at work');
  await keyboard.enters();
  await expect(card).toContainText('Meera at work');
  await keyboard.hasNotLostFocus();

  const deletes = card.getByRole('button', { name: 'Delete' });
  await keyboard.presses(deletes);
  await expect(shopper.dialog).toContainText('Are you sure you want to delete this address?');
  await shopper.isAccessible();
  await page.keyboard.press('Escape');
  await expect(deletes).toBeFocused();
  await keyboard.enters();
  await keyboard.presses(shopper.dialog.getByRole('button', { name: 'Delete' }));
  await shopper.sees('No saved addresses yet');
  await keyboard.hasNotLostFocus();
  await shopper.complainsNothing();
});

test('payments and devices are used by keyboard alone', async ({ shopper, browser }) => {
  const { page } = shopper;
  const keyboard = new KeyboardUser(page);
  const meera = somebody();
  const customer = await Customer.signUp(page, meera);
  const elsewhere = await browser.newContext();
  await new Member(new Shopper(await elsewhere.newPage())).comesBack(meera.email, 3, '/faq');
  await elsewhere.close();
  const orderNumber = await customer.orders('neem-comb');
  await shopper.visit('/profile?tab=payments');
  const payment = shopper.main.getByRole('link', { name: orderNumber });
  await shopper.isAccessible();
  await keyboard.presses(payment);
  await expect(page).toHaveURL(`/orders/${orderNumber}`);
  await keyboard.hasNotLostFocus();

  await shopper.visit('/profile?tab=devices');
  await shopper.isAccessible();
  await keyboard.presses(shopper.main.getByRole('button', { name: /^Log out / }).first());
  await shopper.isTold('Logged out.');
  await expect(shopper.main.getByRole('button', { name: /^Log out / })).toHaveCount(0);
  await keyboard.hasNotLostFocus();
  await shopper.complainsNothing();
});

test('the wishlist, reviews and refill plans are used by keyboard alone', async ({ shopper }) => {
  const { page } = shopper;
  const keyboard = new KeyboardUser(page);
  await Customer.signUp(page);
  const keeper = new Keeper(shopper);
  await shopper.visit('/product/neem-comb');
  await keyboard.presses(keeper.heart('Neem Wood Comb'));
  await shopper.isTold('Neem Wood Comb is in your wishlist.');
  await shopper.visit('/profile?tab=stuff');
  await expect(keeper.names).toHaveText(['Neem Wood Comb']);
  await shopper.isAccessible();
  await keyboard.presses(
    keeper.entry('Neem Wood Comb').getByRole('button', { name: 'Remove Neem Wood Comb' }),
  );
  await shopper.sees('Nothing in your wishlist yet');
  await keyboard.hasNotLostFocus();
  for (const part of ['My Reviews', 'Refill Plans']) {
    const link = shopper.main.getByRole('link', { name: part });
    await keyboard.presses(link);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await shopper.isAccessible();
  }

  await shopper.complainsNothing();
});

test('one’s data is downloaded and the account deleted by keyboard alone', async ({ shopper }) => {
  const { page } = shopper;
  const keyboard = new KeyboardUser(page);
  const meera = somebody();
  await new Member(shopper).comesIn(meera, '/profile');
  const coming = page.waitForEvent('download');
  await keyboard.presses(page.getByRole('button', { name: 'Download your data' }));
  expect((await coming).suggestedFilename()).toBe('my-data.json');
  await keyboard.hasNotLostFocus();
  const deletes = page.getByRole('button', { name: 'Delete my account' });
  await keyboard.presses(deletes);
  await expect(shopper.dialog).toContainText('This cannot be undone.');
  await shopper.isAccessible();
  await keyboard.presses(shopper.dialog.getByRole('button', { name: 'Keep my account' }));
  await expect(deletes).toBeFocused();
  await keyboard.enters();
  await keyboard.presses(shopper.dialog.getByRole('button', { name: 'Send me the code' }));
  const otp = shopper.dialog.getByLabel('OTP', { exact: true });
  await expect(otp).toBeFocused();
  await shopper.isAccessible();
  await keyboard.types(await newestCode(meera.email, 3));
  await keyboard.enters();
  await shopper.isTold('Your account is deleted. Thank you for having been here.');
  await expect(page).toHaveURL('/');
  await expect(new Member(shopper).loginButton).toBeVisible();
  await keyboard.hasNotLostFocus();
  expect(await shopper.storedUser()).toBeNull();
  await shopper.complainsNothing();
});
