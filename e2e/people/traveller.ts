import { type BrowserContext, expect } from '@playwright/test';
import type { Person, Shopper } from '../shopper.ts';
import { Member } from './account/member.ts';

/** What somebody does who lets the browser say where they are, or not. The browser's own emulation answers. */
export class Traveller {
  readonly #shopper: Shopper;
  readonly #context: BrowserContext;

  constructor(shopper: Shopper) {
    this.#shopper = shopper;
    this.#context = shopper.page.context();
  }

  /** An empty address form of the account, or of the checkout. */
  async opensForm(place: 'account' | 'checkout', person: Person): Promise<void> {
    const shopper = this.#shopper;
    const member = new Member(shopper);
    if (place === 'account') {
      await member.comesIn(person, '/profile?tab=addresses');
      return shopper.addAddress();
    }
    await member.comesIn(person, '/category/hair-care/hair-oils');
    await shopper.addFromList('Bhringraj Hair Oil');
    await shopper.openCart();
    return shopper.continueToCheckout();
  }

  async allows(): Promise<void> {
    await this.#context.grantPermissions(['geolocation']);
  }

  async forbids(): Promise<void> {
    await this.#context.clearPermissions();
  }

  async isAt(latitude: number, longitude: number): Promise<void> {
    await this.#context.setGeolocation({ latitude, longitude });
  }

  /** The device knows that it cannot know. */
  async isNowhere(): Promise<void> {
    await this.#context.setGeolocation(null);
  }

  /** An old browser, as the page finds it. */
  async hasNoGeolocation(): Promise<void> {
    await this.#shopper.page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
  }

  async asksWhere(): Promise<void> {
    await this.#shopper.page.getByRole('button', { name: 'Use My Current Location' }).click();
  }

  /** Is told so, within the ten seconds that are asked of the browser and some more; and the message goes by itself. */
  async isTold(text: string): Promise<void> {
    const messages = this.#shopper.page.getByRole('region', { name: /notifications/i });
    await expect(messages.getByText(text)).toBeVisible({ timeout: 20_000 });
    await expect(messages.getByText(text)).toBeHidden({ timeout: 20_000 });
  }
}
