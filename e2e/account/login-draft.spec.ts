import { expect, newUser, test } from '../fixtures/test.ts';

// §2 login modal: four steps, their titles and fields; switch links and back buttons
// §2 login modal opens from the header, closes by its button, after a login and after a Google login; Google button
// §4 back clears the code and keeps the rest; switch links clear the form; cleared after a login
test('keeps the input over a step back or a reload, but not the code', async ({
  page,
  shopPage,
  header,
  loginDialog,
  session,
}) => {
  const { dialog, otp } = loginDialog;
  const { firstName, lastName, email } = newUser();
  await page.clock.setFixedTime(new Date());
  await shopPage.visit('/about');
  await header.openLogin();
  await expect(loginDialog.textFields).toHaveCount(1);
  await loginDialog.close();
  await header.openLogin();
  await loginDialog.button('Register now').click();
  await expect(loginDialog.textFields).toHaveCount(3);
  await loginDialog.field('First name').fill(firstName);
  await loginDialog.field('Email').fill('half@an.ad');
  await loginDialog.reload();
  await expect(dialog).toContainText('Create Your Account');
  await expect(loginDialog.field('First name')).toHaveValue(firstName);
  await expect(loginDialog.field('Email')).toHaveValue('half@an.ad');
  await loginDialog.field('Last name').fill(lastName);
  await loginDialog.field('Email').fill(email);
  await loginDialog.sendCode();
  await expect(dialog).toContainText('Verify Registration OTP');
  await otp.fill('1234');
  await loginDialog.reload();
  await expect(dialog).toContainText('Verify Registration OTP');
  await expect(dialog).toContainText(email);
  await expect(otp).toHaveValue('');
  await expect(loginDialog.button('Resend OTP in 30 s')).toBeDisabled();
  expect(await session.login()).not.toContain('1234"');
  await loginDialog.button('Back to Registration').click();
  await expect(loginDialog.field('Last name')).toHaveValue(lastName);
  await loginDialog.button('Login here').click();
  await expect(loginDialog.field('Email')).toHaveValue('');
  await loginDialog.button('Register now').click();
  await expect(loginDialog.field('First name')).toHaveValue('');
});
