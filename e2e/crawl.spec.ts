import { expect, type Page } from '@playwright/test';
import { Shopper, test } from './shopper.ts';

/** So many visit the shop at once, each a share of its addresses. */
const crawlers = 24;

/** Every address of this shop that a link on a page leads to, from the home page on; the server knows them without a browser. */
async function everyAddress(page: Page, home: string): Promise<string[]> {
  const known = new Set(['/']);
  for (const path of known) {
    const answer = await page.request.get(path);
    expect(`${path} ${answer.status()}`).toBe(`${path} 200`);
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    const html = await answer.text();
    for (const [, href] of html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g))
      add(known, { href: href!.replaceAll('&amp;', '&'), home });
  }
  return [...known].toSorted();
}

function add(known: Set<string>, { href, home }: { href: string; home: string }): void {
  const { origin, pathname, search, protocol } = new URL(href, home);
  if (origin === home && /^https?:/.test(protocol)) known.add(`${pathname}${search}`);
}

for (let crawler = 0; crawler < crawlers; crawler += 1)
  test(`no link of the shop is dead, and no page complains: share ${crawler + 1} of ${crawlers}`, async ({
    page,
    isMobile,
    baseURL,
  }) => {
    test.skip(isMobile && crawler > 0, 'the links are the same on a phone: one share of them is visited');
    const addresses = await everyAddress(page, baseURL!);
    expect(addresses.length).toBeGreaterThan(200);
    const shopper = new Shopper(page);
    for (const address of addresses.filter((_, at) => at % crawlers === crawler)) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
      const seen = new Set<string>();
      for (const link of links) add(seen, { href: link, home: baseURL! });
      expect(
        [...seen].filter((link) => !addresses.includes(link)),
        `links of ${address}`,
      ).toEqual([]);
      expect(shopper.complaints, address).toEqual([]);
    }
  });
