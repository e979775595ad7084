import { ShopPage } from '../shop-page.ts';

/** One subscription behind the link of an email, without signing in. */
export class SubscriptionLinkPage extends ShopPage {
  async open(link: string): Promise<void> {
    await this.visit(link);
    await this.expectHeading('Your refill');
  }

  async press(name: string | RegExp): Promise<void> {
    await this.main.getByRole('button', { name }).click();
  }
}
