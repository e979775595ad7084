import { newestCode } from './mailbox.ts';
import { Member } from './people/account/member.ts';
import { expect, somebody, test } from './shopper.ts';

const sends = {
  'login-send-otp': 'Failed to send OTP for login!',
  'register-send-otp': 'Failed to send OTP for registration!',
};

for (const [call, fallback] of Object.entries(sends))
  test(`${call}: the server’s message wins, else '${fallback}', and what was typed stays`, async ({
    shopper,
  }) => {
    const { page } = shopper;
    const member = new Member(shopper);
    const { firstName, lastName, email } = somebody();
    await shopper.visit('/');
    await shopper.startLogin();
    if (call === 'register-send-otp') {
      await member.goesTo('Register now');
      await member.field('First name').fill(firstName);
      await member.field('Last name').fill(lastName);
    }
    await member.field('Email').fill(email);
    await page.route(`**/api/auth/${call}`, (route) => route.abort());
    await member.sends();
    await shopper.isTold(fallback);
    await page.unroute(`**/api/auth/${call}`);
    await page.route(`**/api/auth/${call}`, (route) =>
      route.fulfill({ status: 503, json: { message: 'The post is on strike.', code: 'x', requestId: '1' } }),
    );
    await member.sends();
    await shopper.isTold('The post is on strike.');
    await expect(member.field('Email')).toHaveValue(email);
    await page.unroute(`**/api/auth/${call}`);
    await member.sends();
    await expect(member.otp).toBeFocused();
  });

test('a code that cannot be verified says why in the specified words, twice a step', async ({ shopper }) => {
  const { page } = shopper;
  const member = new Member(shopper);
  const { firstName, lastName, email } = somebody();
  const fails = async (call: string, fallback: string) => {
    await page.route(`**/api/auth/${call}`, (route) => route.abort());
    await member.verifies('123456');
    await shopper.isTold(fallback);
    await page.unroute(`**/api/auth/${call}`);
    const refused = page.waitForResponse(`**/api/auth/${call}`);
    await member.verifies('000000');
    expect((await refused).ok()).toBe(false);
    await shopper.isTold('That OTP is not right or has expired. Please check it or ask for a new one.');
  };
  await shopper.visit('/');
  await shopper.startLogin();
  await member.goesTo('Register now');
  await member.field('First name').fill(firstName);
  await member.field('Last name').fill(lastName);
  await member.field('Email').fill(email);
  await member.sends();
  await shopper.isTold('OTP sent to your email! Please verify.');
  await fails('register-verify-otp', 'Failed to verify OTP!');
  await member.verifies(await newestCode(email, 1));
  await shopper.isTold('Registration successful! Please login.');
  await expect(member.field('Email')).toHaveValue('');

  await member.field('Email').fill(email);
  await member.sends();
  await shopper.isTold('OTP sent to your email! Please verify to login.');
  await fails('login-verify-otp', 'Login failed! Please check your OTP.');
  await page.route('**/api/auth/login-verify-otp', (route) => route.fulfill({ json: { token: 'x' } }));
  await member.verifies('123456');
  await shopper.isTold('Invalid response from server during login verification.');
  expect(await shopper.storedUser()).toBeNull();
  await page.unroute('**/api/auth/login-verify-otp');
  await page.route('**/api/auth/login-verify-otp', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), message: '' } });
  });
  await member.verifies(await newestCode(email, 2));
  await shopper.isTold('Login successful!');
});

test('nothing typed into the login is lost by a step back or a reload; the code itself is kept nowhere', async ({
  shopper,
}) => {
  const { page } = shopper;
  const member = new Member(shopper);
  const { firstName, lastName, email } = somebody();
  await shopper.visit('/about');
  await shopper.startLogin();
  await expect(shopper.dialog.getByRole('textbox')).toHaveCount(1);
  await member.closesLogin();
  await shopper.startLogin();
  await member.goesTo('Register now');
  await expect(shopper.dialog.getByRole('textbox')).toHaveCount(3);
  await member.field('First name').fill(firstName);
  await member.field('Email').fill('half@an.ad');
  await page.reload();
  await expect(shopper.dialog).toContainText('Create Your Account');
  await expect(member.field('First name')).toHaveValue(firstName);
  await expect(member.field('Email')).toHaveValue('half@an.ad');
  await member.field('Last name').fill(lastName);
  await member.field('Email').fill(email);
  await member.sends();
  await expect(shopper.dialog).toContainText('Verify Registration OTP');
  await member.otp.fill('1234');
  await page.reload();
  await expect(shopper.dialog).toContainText('Verify Registration OTP');
  await expect(shopper.dialog).toContainText(email);
  await expect(member.otp).toHaveValue('');
  await expect(shopper.dialog.getByRole('button', { name: /^Resend OTP in \d+ s$/ })).toBeDisabled();
  expect(await member.keptLogin()).not.toContain('1234"');
  await member.goesTo('Back to Registration');
  await expect(member.field('Last name')).toHaveValue(lastName);
  await member.goesTo('Login here');
  await expect(member.field('Email')).toHaveValue('');
  await member.goesTo('Register now');
  await expect(member.field('First name')).toHaveValue('');
});

test('a whole sentence may be pasted as the code; after the login nothing of it stays in the tab', async ({
  shopper,
}) => {
  const member = new Member(shopper);
  const { firstName, lastName, email } = somebody();
  await shopper.visit('/');
  await shopper.startLogin();
  await member.goesTo('Register now');
  await member.field('First name').fill(firstName);
  await member.field('Last name').fill(lastName);
  await member.field('Email').fill(email);
  await member.sends();
  await expect(member.otp).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(member.otp).toHaveAttribute('inputmode', 'numeric');
  const code = await newestCode(email, 1);
  await member.verifies(`It works for 10 minutes. Your code: ${code.slice(0, 3)} ${code.slice(3)}.`);
  await shopper.isTold('Registration successful! Please login.');
  await shopper.logIn(email, 2);
  await expect.poll(() => member.keptLogin()).toBeNull();
});
