import type { APIRequestContext, Page } from '@playwright/test';
import { matchRoutes } from 'react-router';
import { visit } from '../fixtures/interactive.ts';
import { expect, test } from '../fixtures/test.ts';
import { ShopPage } from '../pages/shop-page.ts';
import { everyRoute } from './every-route.ts';

const requestsAtOnce = 4;
/** The demo shop has about 260 addresses. A crawl with far fewer results is broken. */
const minAddresses = 200;
const minRoutes = 15;

// §2 no dead link, no complaint of the browser on any page
// §2 footer: every link of menus, footers and articles leads to a page
test('every link leads to a page, also links that only a browser renders', async ({
  page,
  request,
  shop,
}) => {
  const known = await crawl(request, shop.url);
  expect(known.size).toBeGreaterThan(minAddresses);
  const addresses = onePerRoute(known);
  expect(addresses.length).toBeGreaterThan(minRoutes);
  for (const address of addresses) {
    const unknown = (await linksInBrowser(page, address, shop.url)).filter((link) => !known.has(link));
    expect(unknown, `links of ${address}`).toEqual([]);
  }
});

async function crawl(request: APIRequestContext, origin: string): Promise<Set<string>> {
  const known = new Set(['/']);
  for (let asked = 0; asked < known.size;) {
    const some = [...known].slice(asked, asked + requestsAtOnce);
    asked += some.length;
    const links = await Promise.all(some.map((address) => linksInHtml(request, address, origin)));
    for (const address of links.flat()) known.add(address);
  }
  return known;
}

async function linksInHtml(request: APIRequestContext, address: string, origin: string): Promise<string[]> {
  const response = await request.get(address);
  expect(`${address} ${response.status()}`).toBe(`${address} 200`);
  if (!response.headers()['content-type']?.startsWith('text/html')) return [];
  const html = await response.text();
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].flatMap(([, href]) =>
    ownAddress(href!.replaceAll('&amp;', '&'), origin),
  );
}

async function linksInBrowser(page: Page, address: string, origin: string): Promise<string[]> {
  const shopPage = new ShopPage(page);
  await visit(page, address);
  // Links of data that the browser reads come after the skeletons.
  await expect(shopPage.skeletons).toHaveCount(0);
  const links = await shopPage.linkTargets();
  return links.flatMap((link) => ownAddress(link, origin));
}

function ownAddress(href: string, shop: string): string[] {
  const { origin, pathname, search } = new URL(href, shop);
  return origin === shop ? [`${pathname}${search}`] : [];
}

function onePerRoute(addresses: Set<string>): string[] {
  const routes = Object.keys(everyRoute).map((path) => ({ path }));
  const byRoute = Object.groupBy(addresses, (address) => {
    const [match] = matchRoutes(routes, address.replace(/\?.*/, '')) ?? [];
    return match?.route.path ?? '';
  });
  return Object.values(byRoute).map((all) => all![0]!);
}
