import type { Locator } from '@playwright/test';
import { ShopPage } from './shop-page.ts';

export class Footer extends ShopPage {
  get part(): Locator {
    return this.page.getByRole('contentinfo', { includeHidden: true });
  }

  get disclaimer(): Locator {
    return this.part.getByText('It is not medical advice');
  }

  link(name: string | RegExp): Locator {
    return this.part.getByRole('link', { name, exact: typeof name === 'string' });
  }

  /** The login dialog of the checkout hides the footer from screen readers. */
  linkBehindDialogs(name: string): Locator {
    return this.part.getByRole('link', { name, includeHidden: true });
  }

  async open(link: string): Promise<void> {
    await this.link(link).click();
  }

  get #form(): Locator {
    return this.page.getByRole('form', { name: 'Newsletter', exact: true });
  }

  get email(): Locator {
    return this.#form.getByLabel('Your e-mail');
  }

  get subscribeButton(): Locator {
    return this.#form.getByRole('button', { name: 'Subscribe' });
  }

  async subscribe(email: string): Promise<void> {
    await this.email.fill(email);
    await this.subscribeButton.click();
  }

  /** The page that a link in an email opens. */
  async unsubscribe(): Promise<void> {
    await this.page.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
  }
}
