import type { Locator } from '@playwright/test';
import { AddressForm } from '../address-form.ts';
import { ShopPage } from '../shop-page.ts';

type CardButton = 'Edit' | 'Delete' | 'Make it the default';

export class AddressBook extends ShopPage {
  readonly form = new AddressForm(this.page);

  async open(): Promise<void> {
    await this.visit('/profile?tab=addresses');
  }

  get cards(): Locator {
    return this.main.getByRole('article');
  }

  get addButton(): Locator {
    return this.page.getByRole('button', { name: 'Add a new address' });
  }

  async add(): Promise<void> {
    await this.addButton.click();
  }

  card(index: number): Locator {
    return this.cards.nth(index);
  }

  cardButton(name: CardButton, index = 0): Locator {
    return this.card(index).getByRole('button', { name });
  }

  async edit(index = 0): Promise<void> {
    await this.cardButton('Edit', index).click();
  }

  async askToDelete(index = 0): Promise<void> {
    await this.cardButton('Delete', index).click();
  }

  dialogButton(name: 'Delete' | 'Keep it'): Locator {
    return this.dialog.getByRole('button', { name });
  }

  get question(): Locator {
    return this.page.getByText('Are you sure you want to delete this address?');
  }

  async delete(index = 0): Promise<void> {
    await this.askToDelete(index);
    await this.dialogButton('Delete').click();
  }
}
