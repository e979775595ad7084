import { expect, type Locator, type Page } from '@playwright/test';
import { pinch } from '../../fixtures/browser/pinch.ts';
import { swipe } from '../../fixtures/browser/swipe.ts';

/** The pictures of a product, and their full screen. */
export class Gallery {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  private get pictures(): Locator {
    return this.page.getByRole('region', { name: 'Pictures' });
  }

  get picture(): Locator {
    return this.pictures.getByRole('img').first();
  }

  get zoomButton(): Locator {
    return this.page.getByRole('button', { name: /^Zoom (in|out)$/ });
  }

  /** Returns the picture's scale and the centre of its growth. */
  async zoom(): Promise<{ scale: string; origin: string }> {
    return this.picture.evaluate((image) => {
      const { scale, transformOrigin } = getComputedStyle(image);
      return { scale, origin: transformOrigin };
    });
  }

  async expectScale(scale: string): Promise<void> {
    await expect.poll(async () => (await this.zoom()).scale).toBe(scale);
  }

  /** Expects the place of the filled dot, counted from 1. */
  async expectDot(place: number): Promise<void> {
    const dots = this.pictures.locator('p[aria-hidden] > span');
    const filled = () =>
      dots.evaluateAll((all) => all.map((dot, at) => (dot.classList.contains('bg-forest') ? at + 1 : 0)));
    await expect.poll(async () => (await filled()).filter(Boolean)).toEqual([place]);
  }

  async swipe(byPixels: number): Promise<void> {
    await swipe(this.pictures.getByRole('list').first(), byPixels);
  }

  get fullScreen(): Locator {
    return this.page.getByRole('dialog', { name: 'Pictures in full screen' });
  }

  async openFullScreen(): Promise<void> {
    await this.page.getByRole('button', { name: 'Full screen' }).tap();
  }

  /** A browser takes a tap that follows a pinch at once as the end of the pinch. */
  async closeFullScreen(): Promise<void> {
    await expect(async () => {
      await this.fullScreen.getByRole('button', { name: 'Close' }).tap();
      await expect(this.fullScreen).toBeHidden({ timeout: 500 });
    }).toPass();
  }

  private get fullPicture(): Locator {
    return this.fullScreen.getByRole('listitem').first().locator('img');
  }

  /** Expects the width of the first picture of the full screen in pixels. */
  async expectWidth(pixels: number): Promise<void> {
    await expect.poll(async () => Math.round((await this.fullPicture.boundingBox())!.width)).toBe(pixels);
  }

  async pinch(by: { from: number; to: number }): Promise<void> {
    await pinch(this.fullPicture, by);
  }
}
