import { expect, newUser, test } from '../fixtures/test.ts';

// §2 login modal opens from the header, closes by its button, after a login and after a Google login; Google button
// §5 register, login and OTP: missing fields are named in the specified words
test('says what is missing in the login form, the registration and the code', async ({
  shop,
  shopPage,
  header,
  loginDialog,
}) => {
  const { otp } = loginDialog;
  const { email } = newUser('Nobody');
  await shopPage.visit('/');
  await header.openLogin();
  await expect(loginDialog.button('Continue with Google')).toBeVisible();
  await loginDialog.sendCode();
  await loginDialog.expectText('Enter a valid email');
  await loginDialog.button('Register now').click();
  await expect(loginDialog.dialog).toContainText('Create Your Account');
  await loginDialog.sendCode();
  await loginDialog.expectText('First name is required');
  await loginDialog.expectText('Last name is required');
  await loginDialog.expectText('Enter a valid email');

  await loginDialog.button('Login here').click();
  await loginDialog.field('Email').fill(email);
  await loginDialog.sendCode();
  await loginDialog.expectMessage('OTP sent to your email! Please verify to login.');
  await expect(loginDialog.dialog).toContainText('Verify Login OTP');
  await otp.pressSequentially('12-34-56-78');
  await expect(otp).toHaveValue('123456');
  await loginDialog.verify('');
  await loginDialog.expectText('OTP is required');
  await otp.fill('12ab');
  await expect(otp).toHaveValue('12');
  await loginDialog.button('Verify OTP').click();
  await loginDialog.expectText('OTP must be 6 digits');
  await loginDialog.button('Register now').click();
  await expect(loginDialog.dialog).toContainText('Create Your Account');
  await expect(loginDialog.field('First name')).toBeFocused();
  await expect(loginDialog.field('Email')).toHaveValue(email);
  // The address has no account.
  const { text } = await shop.emails.numbered(email, 1);
  expect(text).not.toMatch(/\b\d{6}\b/);
});

// §1 sign-in and registration by a code that arrives by e-mail
// §2 header: profile menu with 'Signed in as' and the e-mail, Profile, Settings and Log out
// §2 login modal: four steps, their titles and fields; switch links and back buttons
// §2 login modal opens from the header, closes by its button, after a login and after a Google login; Google button
// §4 logout clears user and token and goes home
// §4 back clears the code and keeps the rest; switch links clear the form; cleared after a login
// §8 toasts of login and registration
// §8 'OTP sent to your email! …', 'Registration successful! …', 'Login successful!'
test('registers and signs in with emailed codes, and logs out from the header', async ({
  shopPage,
  header,
  loginDialog,
  session,
}) => {
  const asha = newUser('Asha');
  await shopPage.visit('/about');
  await header.openLogin();
  await loginDialog.fillRegistration(asha);
  const code = await loginDialog.codeFor(asha.email, 'OTP sent to your email! Please verify.');
  await expect(loginDialog.otp).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(loginDialog.otp).toHaveAttribute('inputmode', 'numeric');
  await loginDialog.verify(`It works for 10 minutes. Your code: ${code.slice(0, 3)} ${code.slice(3)}.`);
  await loginDialog.expectMessage('Registration successful! Please login.');
  await loginDialog.signIn(asha.email);
  await expect.poll(() => session.login()).toBeNull();
  await header.openAccountMenu();
  await shopPage.expectText(asha.email);
  await header.chooseLogOut();
  await expect(shopPage.page).toHaveURL(/\/$/);
  await expect(header.loginButton).toBeVisible();
  expect(await session.user()).toBeNull();
  expect(await session.token()).toBeNull();
});

// §4 a stored user that cannot be parsed is removed
// §8 a corrupt stored user is logged and removed
test('removes a stored user that cannot be read', async ({ shopPage, header, session, complaints }) => {
  await shopPage.visit('/');
  await session.store('user', '{broken');
  await shopPage.reload();
  await expect(header.loginButton).toBeVisible();
  expect(await session.user()).toBeNull();
  expect(complaints.join()).toContain('Failed to parse user from local storage');
});
