import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

export class ContentPages extends ShopPage {
  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  field(label: string): Locator {
    return this.main.getByRole('textbox', { name: label });
  }

  day(label: string): Locator {
    return this.main.getByLabel(label);
  }

  async expectPreview(heading: string, text: string): Promise<void> {
    const preview = this.page.frameLocator('iframe[title^="Preview of"]');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(preview.getByText(text).filter({ visible: true })).toBeVisible();
  }

  async expectMarked(words: string): Promise<void> {
    await expect(this.main.locator('mark')).toHaveText(words);
  }

  /** A screen reader hears the name of the rows behind the word. */
  addRow(rows: string): Locator {
    return this.main.getByRole('button', { name: new RegExp(`^Add ?: ${rows}$`) });
  }

  /** Chooses a picture of the device for the only field of pictures. */
  async upload(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.main.getByLabel('Upload a picture').setInputFiles(file);
  }

  /** The file names of the chosen pictures. */
  async chosenPictures(): Promise<string[]> {
    const images = await this.main.locator('[data-field] > img').all();
    const addresses = await Promise.all(images.map((image) => image.getAttribute('src')));
    return addresses.map((address) => new URL(address!, 'http://shop').pathname.split('/').at(-1)!);
  }

  /** Names the point of the only picture that stays in sight, in per cent from the left and from the top. */
  async choosePoint(across: string, down: string): Promise<void> {
    await this.main.getByLabel('From the left, in %').fill(across);
    await this.main.getByLabel('From the top, in %').fill(down);
  }

  uploadNotice(text: string): Locator {
    return this.main.getByRole('alert').filter({ hasText: text });
  }

  /** A picture of the page, or of the preview beside the editor, by its description. */
  pictureOf(alt: string, where: 'page' | 'preview' = 'page'): Locator {
    const inside =
      where === 'page' ? this.main : this.page.frameLocator('iframe[title^="Preview of"]').locator('main');
    return inside.getByRole('img', { name: alt, exact: true });
  }

  async undo(): Promise<void> {
    await this.messages.getByRole('button', { name: 'Undo' }).click();
  }

  /** A row of a text by its name, such as a section of the home page. */
  row(name: string): Locator {
    return this.main.getByRole('group', { name, exact: true });
  }

  fieldOf(row: string, label: string): Locator {
    return this.row(row).getByRole('textbox', { name: label, exact: true });
  }

  headingOf(name: string): Locator {
    return this.row(name).getByRole('textbox', { name: 'Heading' });
  }

  shownOf(name: string): Locator {
    return this.row(name).getByRole('checkbox', { name: 'Shown' });
  }

  /** The headings of the sections, in the page or in the preview beside the editor. */
  async expectSections(where: 'page' | 'preview', headings: string[]): Promise<void> {
    const inside =
      where === 'page' ? this.main : this.page.frameLocator('iframe[title^="Preview of"]').locator('main');
    await expect(inside.getByRole('heading', { level: 2 })).toHaveText(headings);
  }

  finderOf(row: string): Locator {
    return this.row(row).getByRole('button', { name: 'Find a page or product' });
  }

  get finder(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Page or product' });
  }

  found(name: string): Locator {
    return this.dialog.getByRole('button', { name });
  }

  /** The links of a list in header, menu or footer, of the page or of the preview beside the editor. */
  linksIn(list: string, where: 'page' | 'preview' = 'page'): Locator {
    const inside = where === 'page' ? this.page : this.page.frameLocator('iframe[title^="Preview of"]');
    return inside.getByRole('navigation', { name: list, exact: true }).getByRole('link');
  }

  firstLinkIn(list: string, where: 'page' | 'preview' = 'page'): Locator {
    return this.linksIn(list, where).first();
  }

  async begin(kind: string, key: string): Promise<void> {
    await this.visit('/admin/content');
    await this.askAddress(kind, key);
    await this.expectHeading('Write');
    await expect(this.button('Publish now')).toBeVisible();
  }

  async askAddress(kind: string, key: string): Promise<void> {
    const form = this.main.getByRole('form', { name: `New: ${kind}` });
    await form.getByLabel('Address of a new one').fill(key);
    await form.getByRole('button', { name: 'Begin' }).click();
  }

  async expectDraft(state: 'saved' | 'offline' | 'stale'): Promise<void> {
    await expect(this.main.locator('[data-draft-state]')).toHaveAttribute('data-draft-state', state, {
      timeout: 15_000,
    });
  }

  async write(label: string, text: string): Promise<void> {
    await this.field(label).fill(text);
    await this.expectSaved();
  }

  /** An editor that nobody has typed into has no draft, and is at rest like one that is saved. */
  async expectSaved(): Promise<void> {
    await this.expectDraft('saved');
    await this.expectText('The draft is saved.');
  }

  async leaveByLink(): Promise<void> {
    await this.main.getByRole('link', { name: 'Pages and articles' }).click();
    await this.expectHeading('Pages and articles');
  }

  async pasteHtml(label: string, html: string): Promise<void> {
    await this.field(label).evaluate((area, copied) => {
      const data = new DataTransfer();
      data.setData('text/html', copied);
      area.focus();
      area.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, html);
  }
}

export class NewsletterPages extends ContentPages {
  /** 'Beside the subject' is a field too. */
  override field(label: string): Locator {
    return this.main.getByRole('textbox', { name: new RegExp(`^${label}`) });
  }

  async sendNow(): Promise<void> {
    await this.button('Send now').click();
    await this.page.getByRole('button', { name: 'Send to all readers' }).click();
  }

  async expectState(state: string | RegExp): Promise<void> {
    await expect(this.main.getByRole('heading', { name: state })).toBeVisible({ timeout: 30_000 });
  }
}
