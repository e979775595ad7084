import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

/** The returns of an order for its customer, and a return for staff. */
export class ReturnsPage extends ShopPage {
  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  link(name: string | RegExp): Locator {
    return this.main.getByRole('link', { name });
  }

  field(label: string | RegExp): Locator {
    return this.main.getByLabel(label);
  }

  get damaged(): Locator {
    return this.field('Damaged').first();
  }

  async ask({ product, why }: { product: RegExp; why: string }): Promise<void> {
    await this.field('Why is it returned?').selectOption({ label: why });
    await this.field(product).selectOption('1');
    await this.button('Ask for the return').click();
  }

  /** Sends the form without a piece. Its refusal goes with the choice. */
  async askForNothing({ product, why }: { product: RegExp; why: string }): Promise<void> {
    const missing = this.text('Please choose what is returned.');
    await this.field('Why is it returned?').selectOption({ label: why });
    await this.field(product).selectOption('None');
    await this.button('Ask for the return').click();
    await expect(missing).toBeVisible();
    await this.field(product).selectOption('1');
    await expect(missing).toBeHidden();
  }

  /** Adds a photo to a return that is asked for. The form before has a photo of its own. */
  async addPhoto(file: string): Promise<void> {
    await expect(this.button('Withdraw this return')).toBeVisible();
    await this.field('Add a photo').setInputFiles(file);
    await expect(this.main.getByRole('img', { name: 'Your choice' })).toBeVisible();
    await this.button('Remove the photo').click();
    await expect(this.button('Send the photo')).toBeHidden();
    await this.field('Add a photo').setInputFiles(file);
    await this.button('Send the photo').click();
    const photo = this.main.getByRole('img', { name: 'Sent by you, 1' });
    await expect(photo).toBeVisible();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }

  /** Opens the return of an order that waits for an answer. */
  async openRequested(): Promise<void> {
    const requested = this.main.getByRole('listitem').filter({ hasText: 'Requested' });
    await requested.getByRole('link').click();
  }

  async openFirst(): Promise<void> {
    await this.main.getByRole('link', { name: /^AR-/ }).first().click();
    await expect(this.main.getByRole('heading', { name: 'Steps' })).toBeVisible();
  }
}
