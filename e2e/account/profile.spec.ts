import { sql } from 'drizzle-orm';
import { Customer } from '../fixtures/customer.ts';
import { expect, newUser, test } from '../fixtures/test.ts';
import type { JourneyShop } from '../shop/journey-shop.ts';

test('asks a guest to log in and shows the profile after the login', async ({
  page,
  shop,
  profilePage,
  header,
  loginDialog,
}) => {
  const rani = newUser('Rani');
  await new Customer(page, shop.emails, rani).register();
  await profilePage.open();
  await profilePage.expectText('Please log in to see your profile.');
  await header.openLogin();
  await loginDialog.signIn(rani.email);
  await expect(profilePage.email.region).toContainText(rani.email);
});

// §2 /profile and /settings show the same screen; blocks, FAQ, avatar
// §4 three blocks edited apart; Cancel restores; a save sends only its block and the id, and is merged into the stored user
test('saves each block of the profile apart and restores it on Cancel', async ({
  page,
  signedInCustomer,
  profilePage,
  session,
  complaints,
}) => {
  const { personal, mobile } = profilePage;
  const saved: string[][] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/api/auth/profile'))
      saved.push(Object.keys(request.postDataJSON() as object).toSorted());
  });
  await signedInCustomer({ details: newUser('Rani') });
  await profilePage.open();
  await personal.edit();
  await personal.field('First name').fill('');
  await personal.save();
  await profilePage.expectText('First name is required');
  await personal.field('First name').fill('Maharani');
  await personal.cancel();
  await expect(personal.region).toContainText('Rani');
  await expect(personal.region).not.toContainText('Maharani');
  await personal.edit();
  await personal.field('First name').fill('Lakshmi');
  await personal.field('Female').check();
  await personal.save();
  await profilePage.expectMessage('Profile updated successfully!');
  await expect(personal.region).toContainText('Lakshmi');
  await expect(personal.region).toContainText('Female');
  await expect.poll(() => session.user()).toMatchObject({ name: 'Lakshmi Iyer', gender: 'female' });

  await mobile.edit();
  await mobile.field('Mobile number').fill('12345');
  await mobile.save();
  await profilePage.expectText('Please enter a 10-digit mobile number');
  await mobile.field('Mobile number').fill('9876543210');
  await mobile.save();
  await expect(mobile.region).toContainText('9876543210');
  expect(saved).toEqual([
    ['firstName', 'gender', 'id', 'lastName', 'profilePictureUrl'],
    ['id', 'mobile'],
  ]);
  expect(complaints).toEqual([]);
});

// §4 three blocks edited apart; Cancel restores; a save sends only its block and the id, and is merged into the stored user
test('accepts a new email address only with the code that it received', async ({
  page,
  shop,
  signedInCustomer,
  profilePage,
  session,
  complaints,
}) => {
  const { email } = profilePage;
  const customer = await signedInCustomer();
  const next = newUser('Lakshmi').email;
  await profilePage.open();
  await email.edit();
  await email.field('Email').fill(next);
  const request = page.waitForRequest((sent) => sent.method() === 'PUT');
  await email.save();
  await profilePage.expectMessage('OTP sent to your email! Please verify.');
  expect(Object.keys((await request).postDataJSON() as object).toSorted()).toEqual(['email', 'id']);
  await expect(email.field('OTP')).toBeVisible();
  expect(await session.user()).toMatchObject({ email: customer.email });
  await profilePage.reload();
  await expect(email.region).toContainText(customer.email);
  await email.button('Enter the code').click();
  await email.field('OTP').fill(await shop.emails.code(next));
  await email.button('Verify OTP').click();
  await profilePage.expectMessage('Profile updated successfully!');
  await expect(email.region).toContainText(next);
  await expect.poll(() => session.user()).toMatchObject({ email: next, sub: next });
  expect(complaints).toEqual([]);
});

// §9 at most 20 sessions a person, an absolute end after 180 days; a login of the last ten minutes before the e-mail changes
test('asks for a code of the current address when the login is old', async ({
  shop,
  signedInCustomer,
  profilePage,
  session,
}) => {
  const { email } = profilePage;
  const customer = await signedInCustomer();
  const next = newUser('Lakshmi').email;
  await ageLogins(shop, customer);
  await profilePage.open();
  await email.edit();
  await email.field('Email').fill(next);
  const sent = shop.emails.codes(customer.email).length;
  await email.save();
  await expect(email.region).toContainText('first enter the code that we sent to your current address');
  await profilePage.expectAccessible();
  await email.field('OTP').fill(await shop.emails.code(customer.email, sent + 1));
  expect(shop.emails.codes(next)).toEqual([]);
  await email.button('Verify OTP').click();
  const code = await shop.emails.code(next);
  await expect(email.region).not.toContainText('your current address');
  expect(await session.user()).toMatchObject({ email: customer.email });
  await email.field('OTP').fill(code);
  await email.button('Verify OTP').click();
  await expect(email.region).toContainText(next);
  await expect.poll(() => session.user()).toMatchObject({ email: next, sub: next });
});

// §2 /profile and /settings show the same screen; blocks, FAQ, avatar
// §7 the profile takes only a picture of one's own
test("crops, stores and removes the customer's picture; Save keeps an uncropped one", async ({
  signedInCustomer,
  profilePage,
  session,
  complaints,
}) => {
  const { personal, picture } = profilePage;
  await signedInCustomer();
  await profilePage.open();
  await expect(picture.default).toBeVisible();
  await personal.edit();
  await picture.choose('demo/art/pictures/abhyanga-oil-1.webp');
  await picture.slider('Nearer').fill('2');
  await picture.slider('Left to right').press('ArrowRight');
  await picture.button('Use this picture').click();
  await expect(picture.own).toHaveAttribute('src', /^\/uploads\/avatars\//);
  await personal.save();
  await profilePage.expectMessage('Profile updated successfully!');
  await profilePage.reload();
  await expect(picture.own).toBeVisible();
  const own = await picture.own.getAttribute('src');
  await expect.poll(() => session.user()).toMatchObject({ picture: own });
  await personal.edit();
  await picture.choose({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await profilePage.expectMessage('Please choose a JPEG, PNG or WebP picture.');
  await picture.button('Remove').click();
  await personal.save();
  await profilePage.expectMessage('Profile updated successfully!');
  await profilePage.reload();
  await expect(picture.default).toBeVisible();

  await personal.edit();
  await picture.choose('demo/art/pictures/abhyanga-oil-1.webp');
  await expect(picture.button('Use this picture')).toBeVisible();
  await personal.save();
  await profilePage.expectMessage('Profile updated successfully!');
  await profilePage.reload();
  await expect(picture.own).toHaveAttribute('src', /^\/uploads\/avatars\//);
  expect(complaints).toEqual([]);
});

// §2 /profile and /settings show the same screen; blocks, FAQ, avatar
// §8 profile messages
// §8 'Failed to fetch user profile.' with Go to Login; 'Failed to update {block} profile.'
test('says which block cannot be saved, and that the profile cannot be loaded', async ({
  page,
  signedInCustomer,
  profilePage,
  loginDialog,
}) => {
  const { personal, email, mobile } = profilePage;
  await signedInCustomer();
  await profilePage.visit('/settings');
  await expect(profilePage.questions).toBeVisible();
  await page.route('**/api/auth/profile', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  for (const [name, block] of Object.entries({ personal, email })) {
    await block.edit();
    await block.save();
    await profilePage.expectMessage(`Failed to update ${name} profile.`);
    await block.cancel();
  }
  await mobile.edit();
  await mobile.field('Mobile number').fill('9876543210');
  await mobile.save();
  // A message under the mouse does not go by itself. The next try that succeeds takes it away.
  await profilePage.message('Failed to update mobile profile.').hover();
  await page.unrouteAll();
  await mobile.button('Save').press('Enter');
  await profilePage.expectMessage('Profile updated successfully!');
  await expect(profilePage.message('Failed to update mobile profile.')).toHaveCount(0);

  await page.route('**/api/auth/profile', (route) => route.fulfill({ status: 500, json: {} }));
  await profilePage.reload();
  await profilePage.expectText('Failed to fetch user profile.');
  await profilePage.goToLogin();
  await loginDialog.expectOpen();
});

/** Makes a customer's logins eleven minutes old, too old to change the email address. */
function ageLogins(shop: JourneyShop, { id }: { id: number }) {
  const change = sql`update sessions set created_at = now() - interval '11 minutes' where user_id = ${id}`;
  return shop.onDatabase(({ db }) => db.execute(change));
}
