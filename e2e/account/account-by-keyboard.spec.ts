// §2 every screen of the account, and every window of it, by keyboard alone and without a finding of axe
import { readFile } from 'node:fs/promises';
import { expect, newUser, test } from '../fixtures/test.ts';

/** axe checks each form and dialog that opens. */
test('edits the blocks of the profile by keyboard alone', async ({
  shop,
  signedInCustomer,
  profilePage,
  keyboard,
  complaints,
}) => {
  const { personal, mobile, email } = profilePage;
  await signedInCustomer();
  await profilePage.open();
  await keyboard.activate(personal.editButton);
  await keyboard.expectFocusKept();
  await profilePage.expectAccessible();
  await keyboard.replace(personal.field('First name'), 'Lakshmi');
  await keyboard.moveTo(personal.field('Rather not say'));
  await keyboard.press('ArrowRight');
  await expect(personal.field('Female')).toBeChecked();
  await keyboard.activate(personal.button('Save'));
  await profilePage.expectMessage('Profile updated successfully!');
  await expect(personal.region).toContainText('Lakshmi');
  await keyboard.expectFocusKept();

  await keyboard.activate(mobile.editButton);
  await keyboard.fill(mobile.field('Mobile number'), '98');
  await keyboard.enter();
  await profilePage.expectText('Please enter a 10-digit mobile number');
  await profilePage.expectAccessible();
  await keyboard.activate(mobile.button('Cancel'));
  await expect(mobile.region).toContainText('Not given');
  await keyboard.expectFocusKept();

  const next = newUser('Lakshmi').email;
  await keyboard.activate(email.editButton, 'Shift+Tab');
  await keyboard.replace(email.field('Email'), next);
  await keyboard.enter();
  await expect(email.field('OTP')).toBeFocused();
  await profilePage.expectAccessible();
  await keyboard.type(await shop.emails.code(next));
  await keyboard.enter();
  await expect(email.region).toContainText(next);
  await keyboard.expectFocusKept();
  expect(complaints).toEqual([]);
});

test("chooses, crops and removes the customer's picture by keyboard alone", async ({
  page,
  signedInCustomer,
  profilePage,
  keyboard,
  complaints,
}) => {
  const { personal, picture } = profilePage;
  await signedInCustomer();
  await profilePage.open();
  await keyboard.activate(personal.editButton);
  const chooser = page.waitForEvent('filechooser');
  await keyboard.activate(picture.fileInput);
  await (await chooser).setFiles('demo/art/pictures/abhyanga-oil-1.webp');
  const nearer = picture.slider('Nearer');
  await keyboard.moveTo(nearer);
  await keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await nearer.inputValue())).toBeGreaterThan(1);
  await profilePage.expectAccessible();
  await keyboard.activate(picture.button('Use this picture'));
  await expect(picture.own).toBeVisible();
  await keyboard.expectFocusKept();
  await keyboard.activate(picture.button('Remove'));
  await expect(picture.default).toBeVisible();
  await keyboard.expectFocusKept();
  await keyboard.activate(personal.button('Save'));
  await profilePage.expectMessage('Profile updated successfully!');
  expect(complaints).toEqual([]);
});

test('adds, edits and deletes an address by keyboard alone', async ({
  signedInCustomer,
  addressBook,
  keyboard,
  complaints,
}) => {
  const { cards, form } = addressBook;
  await signedInCustomer();
  await addressBook.open();
  await keyboard.activate(addressBook.addButton);
  await keyboard.expectFocusKept();
  await keyboard.fill(form.field('Name'), 'Meera Iyer');
  await keyboard.fill(form.field('Mobile number'), '9876543210');
  await keyboard.fill(form.field('Pincode'), '560001');
  await form.expectPlace('Bengaluru', 'Karnataka');
  await keyboard.fill(form.field('Locality'), 'Behind the banyan');
  await keyboard.press('Escape');
  await keyboard.fill(form.field('Address'), '12, Lavelle Road');
  await keyboard.moveTo(form.field('Home'));
  await keyboard.press('ArrowRight');
  await expect(form.field('Work')).toBeChecked();
  await keyboard.activate(form.saveButton);
  await expect(cards).toContainText('Behind the banyan');
  await keyboard.expectFocusKept();

  await keyboard.activate(addressBook.cardButton('Edit'));
  await keyboard.expectFocusKept();
  await addressBook.expectAccessible();
  await keyboard.replace(form.field('Name'), 'Meera at work');
  await keyboard.enter();
  await expect(cards).toContainText('Meera at work');
  await keyboard.expectFocusKept();

  const deleteButton = addressBook.cardButton('Delete');
  await keyboard.activate(deleteButton);
  await expect(addressBook.question).toBeVisible();
  await keyboard.press('Escape');
  await expect(deleteButton).toBeFocused();
  await keyboard.enter();
  await keyboard.activate(addressBook.dialogButton('Delete'));
  await addressBook.expectText('No saved addresses yet');
  await keyboard.expectFocusKept();
  expect(complaints).toEqual([]);
});

test('opens a payment and logs out another device by keyboard alone', async ({
  page,
  signedInCustomer,
  profilePage,
  openDevice,
  keyboard,
  complaints,
}) => {
  const customer = await signedInCustomer({ orders: ['neem-comb'] });
  const orderNumber = customer.orderNumbers[0]!;
  await customer.signInOn(await openDevice());
  await profilePage.open('payments');
  await keyboard.activate(profilePage.payment(orderNumber));
  await expect(page).toHaveURL(`/orders/${orderNumber}`);
  await keyboard.expectFocusKept();

  await profilePage.open('devices');
  await profilePage.expectAccessible();
  await keyboard.activate(profilePage.firstDeviceLogoutButton);
  await profilePage.expectMessage('Logged out.');
  await expect(profilePage.deviceLogoutButtons).toHaveCount(0);
  await keyboard.expectFocusKept();
  expect(complaints).toEqual([]);
});

test('uses the wishlist, reviews and subscriptions by keyboard alone', async ({
  signedInCustomer,
  profilePage,
  wishlistPage,
  keyboard,
  complaints,
}) => {
  await signedInCustomer();
  await wishlistPage.visit('/product/neem-comb');
  await keyboard.activate(wishlistPage.wishlistButton('Neem Wood Comb'));
  await wishlistPage.expectMessage('Neem Wood Comb is in your wishlist.');
  await profilePage.open('stuff');
  await expect(wishlistPage.names).toHaveText(['Neem Wood Comb']);
  await keyboard.activate(wishlistPage.removeButton('Neem Wood Comb'));
  await profilePage.expectText('Nothing in your wishlist yet');
  await keyboard.expectFocusKept();
  for (const name of ['My Reviews', 'Refill Plans'] as const) {
    await keyboard.activate(profilePage.savedItemsLink(name));
    await expect(profilePage.savedItemsLink(name)).toHaveAttribute('aria-current', 'page');
    await profilePage.expectAccessible();
  }
  expect(complaints).toEqual([]);
});

// §2 one's data as one file; an account deleted after a code, orders and invoices as the law wants them
test("downloads the customer's data and deletes the account by keyboard alone", async ({
  page,
  shop,
  signedInCustomer,
  profilePage,
  header,
  keyboard,
  session,
  complaints,
}) => {
  const { email } = await signedInCustomer();
  await profilePage.open();
  const download = page.waitForEvent('download');
  await keyboard.activate(profilePage.downloadButton);
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-data.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    profile: { email },
    addresses: [],
    orders: [],
    devices: [{ isThis: true }],
  });
  await keyboard.expectFocusKept();

  const { deleteAccountButton } = profilePage;
  await keyboard.activate(deleteAccountButton);
  await expect(profilePage.dialog).toContainText('This cannot be undone.');
  await profilePage.expectAccessible();
  await keyboard.activate(profilePage.dialogButton('Keep my account'));
  await expect(deleteAccountButton).toBeFocused();
  await keyboard.enter();
  const sent = shop.emails.codes(email).length;
  await keyboard.activate(profilePage.dialogButton('Send me the code'));
  await expect(profilePage.dialogCode).toBeFocused();
  await expect(profilePage.dialogButton('Delete my account for good')).toBeVisible();
  await profilePage.expectAccessible();
  await keyboard.type(await shop.emails.code(email, sent + 1));
  await keyboard.enter();
  await profilePage.expectMessage('Your account is deleted. Thank you for having been here.');
  await expect(page).toHaveURL('/');
  await expect(header.loginButton).toBeVisible();
  await keyboard.expectFocusKept();
  expect(await session.user()).toBeNull();
  expect(complaints).toEqual([]);
});
