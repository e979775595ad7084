import { ShopPage } from '../shop-page.ts';

export class SubscriptionLinkPage extends ShopPage {
  async open(link: string): Promise<void> {
    await this.visit(link);
    await this.expectHeading('Your refill');
  }

  async press(name: string | RegExp): Promise<void> {
    await this.main.getByRole('button', { name }).click();
  }
}
