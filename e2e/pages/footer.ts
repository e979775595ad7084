import { ShopPage } from './shop-page.ts';

/** The footer of every page. */
export class Footer extends ShopPage {
  async open(link: string): Promise<void> {
    await this.page.getByRole('contentinfo').getByRole('link', { name: link }).click();
  }
}
