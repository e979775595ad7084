import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../../shop-page.ts';

type PictureFile = { name: string; mimeType: string; buffer: Buffer };

export class ProductPictures extends ShopPage {
  get #field(): Locator {
    return this.main.getByRole('group', { name: 'Pictures' });
  }

  get rows(): Locator {
    return this.#field.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
  }

  get uploads(): Locator {
    return this.#field.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  }

  words(place: number): Locator {
    return this.#field.getByLabel(`Alternative text of picture ${place}`, { exact: true });
  }

  get takePhoto(): Locator {
    return this.#field.getByText('Take a photo');
  }

  notice(text: string): Locator {
    return this.#field.getByRole('alert').filter({ hasText: text });
  }

  async choose(...files: PictureFile[]): Promise<void> {
    await this.#field.getByLabel('Choose pictures').setInputFiles(files);
  }

  async drop(...files: PictureFile[]): Promise<void> {
    await this.#give('drop', 'dataTransfer', files);
  }

  async paste(...files: PictureFile[]): Promise<void> {
    await this.#give('paste', 'clipboardData', files);
  }

  async #give(event: string, field: string, files: PictureFile[]): Promise<void> {
    const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }));
    await this.heading.evaluate(
      (heading, [type, holder, sent]) => {
        const data = new DataTransfer();
        for (const { name, mimeType, bytes } of sent)
          data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
        const options = { bubbles: true, cancelable: true, [holder]: data };
        const made = type === 'drop' ? new DragEvent(type, options) : new ClipboardEvent(type, options);
        heading.dispatchEvent(made);
      },
      [event, field, given] as const,
    );
  }

  moveButton(place: number, by: 'earlier' | 'later'): Locator {
    return this.#field.getByRole('button', { name: `Move picture ${place} ${by}` });
  }

  async drag(from: number, to: number): Promise<void> {
    const target = this.rows.nth(to - 1).locator('[draggable]');
    // A page that scrolls under a drag loses its drop.
    await target.scrollIntoViewIfNeeded();
    await this.rows
      .nth(from - 1)
      .locator('[draggable]')
      .dragTo(target);
  }

  async remove(place: number): Promise<void> {
    await this.#field.getByRole('button', { name: `Remove picture ${place}` }).click();
  }

  async undoRemoval(): Promise<void> {
    await this.messages.getByRole('button', { name: 'Undo' }).click();
  }

  async sendAgain(name: string): Promise<void> {
    await this.#field.getByRole('button', { name: `Try ${name} again` }).click();
  }

  async dismiss(name: string): Promise<void> {
    await this.#field.getByRole('button', { name: `Dismiss ${name}` }).click();
  }

  async expectAllShown(): Promise<void> {
    const images = this.rows.locator('img');
    await expect(images).toHaveCount(await this.rows.count());
    // A picture loads when it comes near the screen.
    for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        images.evaluateAll((all) =>
          (all as HTMLImageElement[]).every(({ naturalWidth }) => naturalWidth > 0),
        ),
      )
      .toBe(true);
  }
}
