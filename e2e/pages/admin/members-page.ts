import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

/** Staff and invitations under /admin/staff, and the page of each staff member. */
export class MembersPage extends ShopPage {
  get email(): Locator {
    return this.page.getByRole('form', { name: 'Invite a colleague' }).getByLabel('E-mail');
  }

  get role(): Locator {
    return this.page.getByRole('form', { name: 'Role' }).getByLabel('Role');
  }

  async open(path = ''): Promise<void> {
    await this.visit(`/admin/staff${path}`);
  }

  async sendInvitation(): Promise<void> {
    await this.page.getByRole('button', { name: 'Send invitation' }).click();
  }

  async accept(): Promise<void> {
    await this.page.getByRole('button', { name: 'Accept' }).click();
  }

  async openMember(name: string): Promise<void> {
    await this.main.getByRole('link', { name }).click();
    await expect(this.role).toBeVisible();
  }

  async changeRole(role: string): Promise<void> {
    await this.role.selectOption(role);
    await this.saveRole();
  }

  async saveRole(): Promise<void> {
    await this.page.getByRole('button', { name: 'Change role' }).click();
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  async confirmAgain(code: string): Promise<void> {
    await this.dialog.getByLabel('Code from the app').fill(code);
    await this.dialog.getByRole('button', { name: 'Confirm' }).click();
  }

  async endFirstDevice(): Promise<void> {
    await this.page
      .getByRole('list', { name: 'Devices' })
      .getByRole('button', { name: /^Log out/ })
      .first()
      .click();
  }

  async remove(): Promise<void> {
    await this.press('Remove from staff');
    await this.dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  }
}
