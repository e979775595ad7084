import { expect, type Locator, type Page } from '@playwright/test';
import { ProfilePicture } from './profile-picture.ts';
import { ShopPage } from '../shop-page.ts';

type Part = 'profile' | 'addresses' | 'pan' | 'devices' | 'payments' | 'stuff' | 'stuff&part=reviews';
type Block = 'Personal Information' | 'Email Address' | 'Mobile Number';

export class ProfilePage extends ShopPage {
  readonly personal = new ProfileBlock(this.page, 'Personal Information');
  readonly email = new ProfileBlock(this.page, 'Email Address');
  readonly mobile = new ProfileBlock(this.page, 'Mobile Number');
  readonly picture = new ProfilePicture(this.page);

  async open(part: Part = 'profile'): Promise<void> {
    await this.visit(part === 'profile' ? '/profile' : `/profile?tab=${part}`);
  }

  get menu(): Locator {
    return this.page.getByRole('navigation', { name: 'Account', exact: true });
  }

  menuLink(name: string): Locator {
    return this.menu.getByRole('link', { name });
  }

  get settingsLinks(): Locator {
    return this.menu.getByRole('list', { name: 'Account Settings' }).getByRole('link');
  }

  savedItemsLink(name: 'My Reviews' | 'Refill Plans'): Locator {
    return this.main.getByRole('link', { name });
  }

  async openPart(name: string): Promise<void> {
    await this.menuLink(name).click();
    await this.expectPart(name);
  }

  async expectPart(name: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2, name })).toBeVisible();
  }

  get questions(): Locator {
    return this.main.getByRole('heading', { name: 'FAQ' });
  }

  payment(orderNumber: string): Locator {
    return this.main.getByRole('link', { name: orderNumber });
  }

  get loginNotice(): Locator {
    return this.main.getByText('You are not logged in. Please log in again.');
  }

  get logoutButton(): Locator {
    return this.main.getByRole('button', { name: 'Logout' });
  }

  get deviceLogoutButtons(): Locator {
    return this.main.getByRole('button', { name: /^Log out / });
  }

  get firstDeviceLogoutButton(): Locator {
    return this.deviceLogoutButtons.first();
  }

  get otherDevicesButton(): Locator {
    return this.main.getByRole('button', { name: 'Log out all other devices' });
  }

  get downloadButton(): Locator {
    return this.main.getByRole('button', { name: 'Download your data' });
  }

  get deleteAccountButton(): Locator {
    return this.main.getByRole('button', { name: 'Delete my account' });
  }

  dialogButton(name: 'Keep my account' | 'Send me the code' | 'Delete my account for good'): Locator {
    return this.dialog.getByRole('button', { name });
  }

  get dialogCode(): Locator {
    return this.dialog.getByLabel('OTP', { exact: true });
  }

  async goToLogin(): Promise<void> {
    await this.main.getByRole('button', { name: 'Go to Login' }).click();
  }
}

export class ProfileBlock {
  readonly region: Locator;
  readonly #title: Block;

  constructor(page: Page, title: Block) {
    this.#title = title;
    this.region = page.getByRole('region', { name: title, exact: true });
  }

  field(label: string): Locator {
    return this.region.getByLabel(label, { exact: true });
  }

  button(name: 'Save' | 'Cancel' | 'Enter the code' | 'Verify OTP'): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }

  get editButton(): Locator {
    return this.region.getByRole('button', { name: `Edit ${this.#title}` });
  }

  async edit(): Promise<void> {
    await this.editButton.click();
  }

  async save(): Promise<void> {
    await this.button('Save').click();
  }

  async cancel(): Promise<void> {
    await this.button('Cancel').click();
  }
}
