import type { Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

type Action = 'Skip next' | 'Pause' | 'Resume' | 'Cancel plan' | 'Start again';

export class SubscriptionsPage extends ShopPage {
  async open(): Promise<void> {
    await this.visit('/profile?tab=stuff&part=refills');
  }

  card(name: string): Locator {
    return this.main.getByRole('article', { name });
  }

  button(action: Action, name: string): Locator {
    return this.card(name).getByRole('button', { name: `${action}: ${name}` });
  }

  frequency(name: string): Locator {
    return this.card(name).getByLabel('How often');
  }

  async pressEnterAt(button: Locator): Promise<void> {
    await button.focus();
    await this.page.keyboard.press('Enter');
  }
}
