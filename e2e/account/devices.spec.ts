import { expect, test } from '../fixtures/test.ts';
import { BrowserSession } from '../fixtures/browser/browser-session.ts';
import { Header } from '../pages/header.ts';
import { ProfilePage } from '../pages/account/profile-page.ts';

// §2 devices are listed and logged out; a device that was logged out elsewhere notices on focus
test('logs out all other devices', async ({ signedInCustomer, profilePage, openDevice, complaints }) => {
  const customer = await signedInCustomer();
  const device = new ProfilePage(await openDevice());
  await customer.signInOn(device.page);
  await device.open();
  await expect(device.email.region).toContainText(customer.email);
  await profilePage.open('devices');
  await profilePage.expectText('This device');
  await profilePage.otherDevicesButton.click();
  await profilePage.expectMessage('All other devices are logged out.');
  await expect(profilePage.otherDevicesButton).toBeHidden();
  await device.reload();
  await device.expectText('User not logged in.');
  expect(complaints).toEqual([]);
});

// §2 devices are listed and logged out; a device that was logged out elsewhere notices on focus
test('notices on focus that another device logged it out, and keeps its form', async ({
  page,
  signedInCustomer,
  profilePage,
  header,
  session,
  openDevice,
}) => {
  const customer = await signedInCustomer();
  const [typing, reading] = [new ProfilePage(await openDevice()), new ProfilePage(await openDevice())];
  for (const device of [typing, reading]) {
    await customer.signInOn(device.page);
    await device.page.clock.install();
  }
  await typing.open();
  await reading.visit('/about');
  await typing.mobile.edit();
  await typing.mobile.field('Mobile number').fill('9876543210');
  const readingHeader = new Header(reading.page);
  await expect(readingHeader.accountButton).toBeVisible();

  await page.clock.install();
  await profilePage.open('devices');
  await profilePage.otherDevicesButton.click();
  await profilePage.expectMessage('All other devices are logged out.');
  await typing.page.clock.fastForward('00:11');
  await new BrowserSession(typing.page).focusWindow();
  await expect(typing.loginNotice).toBeVisible();
  await expect(typing.mobile.field('Mobile number')).toHaveValue('9876543210');
  await expect(readingHeader.accountButton).toBeVisible();
  await reading.page.clock.fastForward('00:11');
  await new BrowserSession(reading.page).focusWindow();
  await reading.expectMessage('You are not logged in. Please log in again.');
  await expect(readingHeader.loginButton).toBeVisible();
  const checked = page.waitForResponse('**/api/auth/profile');
  await page.clock.fastForward('00:11');
  await session.focusWindow();
  expect((await checked).ok()).toBe(true);
  await profilePage.untilDrawn();
  await expect(header.accountButton).toBeVisible();
});
