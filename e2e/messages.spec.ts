import { expect, type Shopper, test } from './shopper.ts';

/** The error catalogue (section 8) where no other journey meets it: the server's message, or else the specified words. */
const broken = { status: 500, json: { message: '', code: 'internal', requestId: '' } };
const worded = { status: 503, json: { message: 'The shop is resting.', code: 'resting', requestId: '' } };

test('a registration code that cannot be sent or verified is said', async ({ shopper }) => {
  const { page, dialog } = shopper;
  await opensLogin(shopper);
  await dialog.getByRole('button', { name: 'Register now' }).click();
  await dialog.getByLabel('First name').fill('Meera');
  await dialog.getByLabel('Last name').fill('Iyer');
  await dialog.getByLabel('Email').fill('meera@messages.example');
  const send = dialog.getByRole('button', { name: 'Send OTP' });
  await page.route('**/register-send-otp', (route) => route.fulfill(broken));
  await send.click();
  await shopper.isTold('Failed to send OTP for registration!');
  await page.route('**/register-send-otp', (route) => route.fulfill(worded));
  await send.click();
  await shopper.isTold('The shop is resting.');
  await page.unroute('**/register-send-otp');
  await send.click();
  await shopper.isTold('OTP sent to your email! Please verify.');
  await page.route('**/register-verify-otp', (route) => route.fulfill(broken));
  await dialog.getByLabel('OTP', { exact: true }).fill('000000');
  await dialog.getByRole('button', { name: 'Verify OTP' }).click();
  await shopper.isTold('Failed to verify OTP!');
});

test('a login code that cannot be sent or verified is said', async ({ shopper }) => {
  const { page, dialog } = shopper;
  await opensLogin(shopper);
  await dialog.getByLabel('Email').fill('asha@messages.example');
  const send = dialog.getByRole('button', { name: 'Send OTP' });
  await page.route('**/login-send-otp', (route) => route.fulfill(broken));
  await send.click();
  await shopper.isTold('Failed to send OTP for login!');
  await page.unroute('**/login-send-otp');
  await send.click();
  await shopper.isTold('OTP sent to your email! Please verify to login.');
  await dialog.getByLabel('OTP', { exact: true }).fill('000000');
  const verify = dialog.getByRole('button', { name: 'Verify OTP' });
  await page.route('**/login-verify-otp', (route) => route.fulfill(broken));
  await verify.click();
  await shopper.isTold('Login failed! Please check your OTP.');
  await page.route('**/login-verify-otp', (route) =>
    route.fulfill({ json: { token: 'x', message: 'Hello' } }),
  );
  await verify.click();
  await shopper.isTold('Invalid response from server during login verification.');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

async function opensLogin(shopper: Shopper): Promise<void> {
  await shopper.visit('/about');
  await shopper.startLogin();
}
