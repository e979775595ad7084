import { expect, type Locator } from '@playwright/test';
import { ShopPage } from './shop-page.ts';

/** The copies of the service worker, shown without a connection. */
export class OfflinePages extends ShopPage {
  get notice(): Locator {
    return this.page.getByText('You are offline.');
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name });
  }

  async setOffline(offline: boolean): Promise<void> {
    await this.page.context().setOffline(offline);
  }

  async expectStored(path: string): Promise<void> {
    const isStored = () =>
      this.page.evaluate(async (page) => {
        const needed = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => new URL(name).pathname.startsWith('/assets/'));
        const stored = await Promise.all(
          [page, ...needed].map((address) => caches.match(address, { ignoreVary: true })),
        );
        return stored.every((response) => response !== undefined);
      }, path);
    await expect.poll(isStored, { timeout: 60_000 }).toBe(true);
  }

  /** Waits until a page that was not opened is stored with the files that it names. */
  async expectWholeStored(path: string): Promise<void> {
    const isStored = () =>
      this.page.evaluate(async (page) => {
        const html = await (await caches.match(page, { ignoreVary: true }))?.text();
        const files = [...(html ?? '').matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file!);
        const stored = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })));
        return files.length > 0 && stored.every((response) => response !== undefined);
      }, path);
    await expect.poll(isStored, { timeout: 60_000 }).toBe(true);
  }

  async storedScripts(): Promise<string[]> {
    const names = await this.page.evaluate(async () => {
      const requests = await (await caches.open('files-1')).keys();
      return requests.map(({ url }) => url.split('/').at(-1)!);
    });
    return names.filter((name) => name.endsWith('.js'));
  }
}
