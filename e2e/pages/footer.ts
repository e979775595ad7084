import type { Locator } from '@playwright/test';
import { ShopPage } from './shop-page.ts';

export class Footer extends ShopPage {
  get part(): Locator {
    return this.page.getByRole('contentinfo');
  }

  get disclaimer(): Locator {
    return this.part.getByText('It is not medical advice');
  }

  link(name: string | RegExp): Locator {
    return this.part.getByRole('link', { name, exact: typeof name === 'string' });
  }

  async open(link: string): Promise<void> {
    await this.link(link).click();
  }

  async subscribe(email: string): Promise<void> {
    const form = this.page.getByRole('form', { name: 'Newsletter', exact: true });
    await form.getByLabel('Your e-mail').fill(email);
    await form.getByRole('button', { name: 'Subscribe' }).click();
  }
}
