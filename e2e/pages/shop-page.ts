import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { expectAccessible, expectToFitSmallPhones } from '../fixtures/accessibility.ts';
import { coveredBy } from '../fixtures/browser/covered-by.ts';
import { reload, untilDrawn, untilSaved, visit } from '../fixtures/interactive.ts';

/** `waitFor` alone would wait until the journey ends, and not as long as `expect`. */
export const patience = { timeout: 20_000 };

export class ShopPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get logInButton(): Locator {
    return this.main.getByRole('button', { name: /^(Log in|Go to Login)$/ });
  }

  get demoRibbons(): Locator {
    return this.page.getByText('DEMO', { exact: true });
  }

  get demoRibbonsOfPage(): Locator {
    return this.main.getByText('DEMO', { exact: true });
  }

  async pressInFootBar(name: string): Promise<void> {
    await this.footBar.getByRole('button', { name }).click();
  }

  /** The dialog on top. Messages have the role of a dialog too. */
  get dialog(): Locator {
    return this.page.getByRole('dialog').and(this.page.locator(':not([aria-label="Message"])')).last();
  }

  get messages(): Locator {
    return this.page.getByRole('region', { name: /notifications/i });
  }

  /** Scrolls to a part whose code loads when it comes near, and waits for the code, which replaces the part. */
  async wake(part: Locator): Promise<void> {
    await expect(async () => {
      const isAsleep = part.first().evaluate((element) => {
        element.scrollIntoView({ block: 'center' });
        return element.closest('[data-asleep]') !== null;
      });
      expect(await isAsleep).toBe(false);
    }).toPass();
  }

  /** A late part replaces the HTML of the server when it wakes, and its picture with it. */
  async expectLoaded(picture: Locator): Promise<void> {
    await expect(async () => {
      await picture.scrollIntoViewIfNeeded({ timeout: 2_000 });
      const width = await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
      expect(width).toBeGreaterThan(0);
    }).toPass({ timeout: 20_000 });
  }

  message(text: string | RegExp): Locator {
    return this.messages.getByText(text).first();
  }

  messagesWith(text: string): Locator {
    return this.messages.getByText(text);
  }

  messageBox(text: string): Locator {
    return this.page.getByRole('dialog').filter({ hasText: text });
  }

  text(text: string | RegExp): Locator {
    return this.page.getByText(text).locator('visible=true').first();
  }

  get skeletons(): Locator {
    return this.main.locator('[class*=breathe]');
  }

  region(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  /** The chat link: beside the page, or in the bottom bar of a narrow screen. */
  get chatLink(): Locator {
    return this.page.getByRole('link', { name: /^Chat with/ });
  }

  get footBar(): Locator {
    return this.page.locator('[data-foot-bar]');
  }

  get bottomBar(): Locator {
    return this.page.getByRole('navigation', { name: 'Shortcuts' });
  }

  /** Marks the open document. A document that is loaded again has no mark. */
  async mark(): Promise<void> {
    await this.page.evaluate(() => {
      document.documentElement.dataset.marked = '';
    });
  }

  isMarked(): Promise<boolean> {
    return this.page.evaluate(() => 'marked' in document.documentElement.dataset);
  }

  async openShortcut(name: string): Promise<void> {
    await this.bottomBar.getByRole('link', { name }).click();
  }

  /** Returns the texts and controls that a part of the page covers. */
  coveredBy(part: Locator): Promise<string[]> {
    return part.evaluate(coveredBy);
  }

  async scrollTo(top: number): Promise<void> {
    await this.page.evaluate((place) => window.scrollTo(0, place), top);
    await expect.poll(() => this.scrolledTo()).toBe(top);
  }

  scrollableHeight(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  }

  scrolledTo(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY));
  }

  runningAnimations(part: Locator): Promise<number> {
    return part.evaluate(
      (element) =>
        element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    );
  }

  linkTargets(): Promise<string[]> {
    return this.page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  }

  /** Scrolls like a customer, so that pictures below the screen load. */
  async scrollToEnd(): Promise<void> {
    await this.page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
        window.scrollTo(0, y);
        await frame();
        await frame();
      }
    });
  }

  /** Waits until all pictures that the browser loads have arrived. */
  async expectPicturesLoaded(): Promise<void> {
    const loading = () =>
      [...document.images].filter(({ complete, loading: when }) => !complete && when !== 'lazy').length;
    await expect.poll(() => this.page.evaluate(loading)).toBe(0);
  }

  /** Waits until the fonts have arrived and the page is drawn with them. */
  async expectFonts(): Promise<void> {
    await this.page.evaluate(async () => {
      await document.fonts.ready;
    });
    await this.untilDrawn();
  }

  /** Waits until the page has drawn what it knows. Then something that must not appear would be there. */
  async untilDrawn(): Promise<void> {
    await untilDrawn(this.page);
  }

  /** Waits until the page has run a file of code that it loads. */
  async untilRun(file: Response): Promise<void> {
    await this.page.evaluate((url) => import(url), file.url());
  }

  async iconAddresses(): Promise<(string | null)[]> {
    const links = await this.page.locator('link[rel="icon"], link[rel="apple-touch-icon"]').all();
    return Promise.all(links.map((link) => link.getAttribute('href')));
  }

  async visit(path: string): Promise<void> {
    await visit(this.page, path);
  }

  async reload(): Promise<void> {
    await reload(this.page);
  }

  async untilSaved(act: () => Promise<void>): Promise<void> {
    await untilSaved(this.page, act);
  }

  async expectHeading(text: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: text }).waitFor(patience);
  }

  async expectMessage(text: string | RegExp): Promise<void> {
    await this.message(text).waitFor(patience);
  }

  /** Expects a message and closes it, so that a later one with the same text is new. It may go by itself before the click. */
  async closeMessage(text: string): Promise<void> {
    await this.expectMessage(text);
    const toast = this.page.locator('[aria-label="Message"]').filter({ hasText: text });
    const close = toast.getByRole('button', { name: 'Close' });
    await expect(async () => {
      if (await close.isVisible()) await close.click({ timeout: 1_000 });
      expect(await toast.count()).toBe(0);
    }).toPass();
  }

  async expectText(text: string | RegExp): Promise<void> {
    await this.text(text).waitFor(patience);
  }

  get alerts(): Locator {
    return this.page.getByRole('alert');
  }

  get tryAgainButton(): Locator {
    return this.main.getByRole('button', { name: 'Try again' });
  }

  async tryAgain(): Promise<void> {
    await this.tryAgainButton.click();
  }

  async expectToFitSmallPhones(): Promise<void> {
    await expectToFitSmallPhones(this.page);
  }

  /** Expects no serious finding of axe, and nothing wider than the screen. */
  async expectAccessible(): Promise<void> {
    await expectAccessible(this.page);
  }
}
