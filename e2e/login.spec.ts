import { mailsTo } from './mailbox.ts';
import { expect, somebody, test } from './shopper.ts';

test('the login window says what is missing, and keeps what was typed', async ({ shopper }) => {
  await shopper.visit('/');
  await shopper.startLogin();
  await expect(shopper.dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await shopper.dialog.getByRole('button', { name: 'Send OTP' }).click();
  await shopper.sees('Enter a valid email');
  await shopper.dialog.getByRole('button', { name: 'Register now' }).click();
  await expect(shopper.dialog).toContainText('Create Your Account');
  await shopper.dialog.getByRole('button', { name: 'Send OTP' }).click();
  await shopper.sees('First name is required');
  await shopper.sees('Last name is required');
  await shopper.sees('Enter a valid email');
  await shopper.dialog.getByRole('button', { name: 'Close' }).click();
  await expect(shopper.page.getByRole('dialog', { name: 'Create Your Account' })).toBeHidden();
});

test('a wrong code is refused, the right one signs in, and Log out ends it', async ({ shopper }) => {
  const asha = somebody('Asha');
  await shopper.visit('/about');
  await shopper.startLogin();
  await shopper.registerAndLogIn(asha);
  await shopper.page.getByRole('button', { name: 'Your account' }).click();
  await shopper.sees('Signed in as');
  await shopper.sees(asha.email);
  await shopper.page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(shopper.page).toHaveURL(/\/$/);
  await expect(shopper.page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  expect(
    await shopper.page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('token')]),
  ).toEqual([null, null]);

  await shopper.startLogin();
  await shopper.dialog.getByLabel('Email').fill(asha.email);
  await shopper.dialog.getByRole('button', { name: 'Send OTP' }).click();
  await shopper.isTold('OTP sent to your email! Please verify to login.');
  const otp = shopper.dialog.getByLabel('OTP', { exact: true });
  const verify = shopper.dialog.getByRole('button', { name: 'Verify OTP' });
  await expect(shopper.dialog).toContainText('Verify Login OTP');
  await otp.pressSequentially('12-34-56-78');
  await expect(otp).toHaveValue('123456');
  await otp.fill('');
  await verify.click();
  await shopper.sees('OTP is required');
  await otp.fill('12ab');
  await expect(otp).toHaveValue('12');
  await verify.click();
  await shopper.sees('OTP must be 6 digits');
  await shopper.dialog.getByRole('button', { name: 'Back to Login' }).click();
  await expect(shopper.dialog.getByLabel('Email')).toHaveValue(asha.email);
});

test('an address without an account gets the same answer, and a mail that invites to register', async ({
  shopper,
}) => {
  const nobody = somebody('Nobody');
  await shopper.visit('/');
  await shopper.startLogin();
  await shopper.dialog.getByLabel('Email').fill(nobody.email);
  await shopper.dialog.getByRole('button', { name: 'Send OTP' }).click();
  await shopper.isTold('OTP sent to your email! Please verify to login.');
  await expect.poll(async () => (await mailsTo(nobody.email)).length).toBe(1);
  const [mail] = await mailsTo(nobody.email);
  expect(mail!.text).not.toMatch(/\b\d{6}\b/);
});

test('a stored user that cannot be read is removed', async ({ shopper }) => {
  await shopper.visit('/');
  await shopper.page.evaluate(() => localStorage.setItem('user', '{broken'));
  await shopper.visit('/');
  await expect(shopper.page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await shopper.page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect(shopper.complaints.join()).toContain('Failed to parse user from local storage');
});
