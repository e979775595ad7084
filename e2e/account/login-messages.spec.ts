// §8 failures of the four sign-in calls: the server’s message, else the specified words
// §8 'Failed to send OTP for registration!', 'Failed to verify OTP!', the server's message
import { expect, newUser, test } from '../fixtures/test.ts';

// §7 the browser sends the fields that the specification names, and only those
test('says why no code was sent, and sends what the form holds and nothing else', async ({
  page,
  shopPage,
  header,
  loginDialog,
}) => {
  const { firstName, lastName, email } = newUser();
  const expectMessages = async (call: string, fallback: string, fields: object) => {
    const address = `**/api/auth/${call}`;
    await page.route(address, (route) => route.abort());
    await loginDialog.sendCode();
    await loginDialog.expectMessage(fallback);
    await page.unroute(address);
    await page.route(address, (route) =>
      route.fulfill({ status: 503, json: { message: 'The post is on strike.', code: 'x', requestId: '1' } }),
    );
    await loginDialog.sendCode();
    await loginDialog.closeMessage('The post is on strike.');
    await expect(loginDialog.field('Email')).toHaveValue(email);
    await page.unroute(address);
    const sent = page.waitForRequest(address);
    await loginDialog.sendCode();
    expect((await sent).postDataJSON()).toEqual(fields);
    await expect(loginDialog.otp).toBeFocused();
  };
  await shopPage.visit('/');
  await header.openLogin();
  await loginDialog.field('Email').fill(email);
  await expectMessages('login-send-otp', 'Failed to send OTP for login!', { email });
  await loginDialog.button('Back to Login').click();
  await loginDialog.fillRegistration({ firstName, lastName, email });
  const registration = { firstName, lastName, email };
  await expectMessages('register-send-otp', 'Failed to send OTP for registration!', registration);
});

// §8 'Invalid response from server during login verification.'
// §8 'Failed to send OTP for login!', 'Login failed! …', 'Invalid response from server …'
test('says at both code steps why a code is refused', async ({
  page,
  shopPage,
  header,
  loginDialog,
  session,
}) => {
  const details = newUser();
  const expectRefusals = async (call: string, fallback: string) => {
    const address = `**/api/auth/${call}`;
    await page.route(address, (route) => route.abort());
    await loginDialog.verify('123456');
    await loginDialog.expectMessage(fallback);
    await page.unroute(address);
    const refused = page.waitForResponse(address);
    await loginDialog.verify('000000');
    expect((await refused).ok()).toBe(false);
    await loginDialog.closeMessage(
      'That OTP is not right or has expired. Please check it or ask for a new one.',
    );
  };
  await shopPage.visit('/');
  await header.openLogin();
  await loginDialog.fillRegistration(details);
  const first = await loginDialog.codeFor(details.email, 'OTP sent to your email! Please verify.');
  await expectRefusals('register-verify-otp', 'Failed to verify OTP!');
  await loginDialog.verify(first);
  await loginDialog.expectMessage('Registration successful! Please login.');
  await expect(loginDialog.field('Email')).toHaveValue('');

  await loginDialog.field('Email').fill(details.email);
  const second = await loginDialog.codeFor(details.email, 'OTP sent to your email! Please verify to login.');
  await expectRefusals('login-verify-otp', 'Login failed! Please check your OTP.');
  await page.route('**/api/auth/login-verify-otp', (route) => route.fulfill({ json: { token: 'x' } }));
  await loginDialog.verify('123456');
  await loginDialog.expectMessage('Invalid response from server during login verification.');
  expect(await session.user()).toBeNull();
  await page.unroute('**/api/auth/login-verify-otp');
  await page.route('**/api/auth/login-verify-otp', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), message: '' } });
  });
  await loginDialog.verify(second);
  await loginDialog.expectMessage('Login successful!');
});
