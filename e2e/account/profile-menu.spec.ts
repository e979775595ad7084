import { expect, phoneOnly, test } from '../fixtures/test.ts';

// §2 the account: menu, tabs by address, PAN marked under development in menu and tab
test(
  'leads from its menu to each part of the account',
  phoneOnly('the menu of a phone is a row that scrolls to the open part'),
  async ({ page, signedInCustomer, profilePage, header, complaints }) => {
    await signedInCustomer();
    await profilePage.open('pan');
    await profilePage.expectText('Under development');
    await expect(profilePage.menuLink('PAN Card Information')).toBeInViewport({ ratio: 1 });
    await expect(profilePage.menuLink('My Orders')).toHaveAttribute('href', '/orders');
    await expect(profilePage.settingsLinks).toHaveText([
      'Profile Information',
      'Manage Addresses',
      'PAN Card Informationunder development',
      'Logged-in Devices',
    ]);
    for (const [name, part] of [
      ['Profile Information', 'profile'],
      ['Manage Addresses', 'addresses'],
      ['PAN Card Information', 'pan'],
      ['Logged-in Devices', 'devices'],
      ['Payments', 'payments'],
      ['My Stuff', 'stuff'],
    ] as const) {
      await profilePage.openPart(name);
      await expect(page).toHaveURL(`/profile?tab=${part}`);
    }
    await page.goBack();
    await profilePage.expectPart('Payments');
    await profilePage.logoutButton.click();
    await expect(page).toHaveURL(/\/$/);
    await expect(header.loginButton).toBeVisible();
    expect(complaints).toEqual([]);
  },
);
