import { expect, type Locator } from '@playwright/test';
import { ShopPage } from './shop-page.ts';

export class ArticlePages extends ShopPage {
  get cards(): Locator {
    return this.main.getByRole('article');
  }

  part(name: string): Locator {
    return this.main.getByRole('region', { name, exact: true });
  }

  cardsOf(part: string): Locator {
    return this.part(part).getByRole('article');
  }

  itemsOf(part: string): Locator {
    return this.part(part).getByRole('listitem');
  }

  headingNamed(name: string): Locator {
    return this.main.getByRole('heading', { name, exact: true });
  }

  item(text: string): Locator {
    return this.main.getByRole('listitem').filter({ hasText: text });
  }

  link(name: string): Locator {
    return this.main.getByRole('link', { name, exact: true });
  }

  get mainLinks(): Locator {
    return this.main.getByRole('link');
  }

  linksTo(path: string): Locator {
    return this.main.locator(`a[href="${path}"]`);
  }

  form(name: string): Locator {
    return this.main.getByRole('form', { name });
  }

  formField(form: string, label: string): Locator {
    return this.form(form).getByLabel(label);
  }

  async submit(form: string): Promise<void> {
    await this.form(form).getByRole('button', { name: form }).click();
  }

  get appStores(): Locator {
    return this.main.getByRole('list', { name: 'App stores' }).getByRole('listitem');
  }

  get film(): Locator {
    return this.main.locator('video');
  }

  button(name: string | RegExp): Locator {
    return this.main.getByRole('button', { name });
  }

  async chooseSection(name: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Learn Ayurveda' })
      .getByRole('link', { name, exact: true })
      .click();
    await this.expectHeading(name);
  }

  async readArticle(place: number): Promise<void> {
    const card = this.cards.nth(place);
    const title = await card.getByRole('heading').innerText();
    await card.getByRole('link', { name: /^Read Article/ }).click();
    await this.expectHeading(title);
  }

  /** Expects a picture, a label, a title, a summary and a link on each card, and a date on dated cards only. */
  async expectWholeCards({ dated }: { dated: boolean }): Promise<void> {
    for (const card of await this.cards.all()) {
      await expect(card.locator('img')).toHaveCount(1);
      await expect(card.locator('p')).toHaveText([/^\w/, /^\w.{20,}/]);
      await expect(card.getByRole('heading')).not.toBeEmpty();
      await expect(card.getByRole('link')).toHaveText(['Read Article']);
      await expect(card.getByRole('time')).toHaveCount(dated ? 1 : 0);
    }
  }
}
