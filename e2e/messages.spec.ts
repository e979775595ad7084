import { Seeker } from './people/seeker.ts';
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

test('suggestions that fail are cleared, and nobody is told', async ({ shopper }) => {
  const seeker = new Seeker(shopper);
  await shopper.visit('/about');
  await shopper.searchFor('as');
  await expect(shopper.suggestions.first()).toBeVisible();
  await shopper.page.route('**/api/search/suggestions/**', (route) => route.fulfill(worded));
  const failed = seeker.answerTo('ash');
  await seeker.box.pressSequentially('h');
  await failed;
  await expect(shopper.suggestions).toHaveCount(0);
  await expect(shopper.page.getByText('The shop is resting.')).toHaveCount(0);
  await shopper.page.keyboard.press('Enter');
  await shopper.seesHeading(/Results for/);
});

async function opensLogin(shopper: Shopper): Promise<void> {
  await shopper.visit('/about');
  await shopper.startLogin();
}
