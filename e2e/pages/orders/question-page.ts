import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

/** Questions about an order, as the customer and as staff see them. */
export class QuestionPage extends ShopPage {
  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  link(name: string): Locator {
    return this.main.getByRole('link', { name, exact: true });
  }

  field(label: string): Locator {
    return this.main.getByLabel(label);
  }

  get reason(): Locator {
    return this.dialog.getByLabel('Why they may stand');
  }

  get sendAnyway(): Locator {
    return this.dialog.getByRole('button', { name: 'Send them', exact: true });
  }

  async openOwn(orderNumber: string): Promise<void> {
    await this.visit(`/orders/${orderNumber}`);
    await expect(this.button('Send the question')).toBeVisible();
  }
}
