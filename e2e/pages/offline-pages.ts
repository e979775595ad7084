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

  /** Passes the five seconds after which the page asks the shop again. The journey has installed the clock. */
  async passPause(): Promise<void> {
    await this.page.clock.runFor(5_000);
  }

  async expectPageStored(path: string): Promise<void> {
    const isStored = () =>
      this.page.evaluate(async (page) => Boolean(await caches.match(page, { ignoreVary: true })), path);
    await expect.poll(isStored, { timeout: 60_000 }).toBe(true);
  }

  /** Waits until a page is stored with the files that the browser has loaded for it. */
  async expectStored(path: string): Promise<void> {
    const missing = () =>
      this.page.evaluate(async (page) => {
        const loaded = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => new URL(name).pathname.startsWith('/assets/'));
        const absent = await Promise.all(
          [page, ...loaded].map(async (address) =>
            (await caches.match(address, { ignoreVary: true })) ? [] : [address],
          ),
        );
        return absent.flat();
      }, path);
    await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
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
