import { type APIRequestContext, expect } from '@playwright/test';
import { matchRoutes } from 'react-router';
import type { Product } from '#shop/catalog/contract.ts';
import { everyRoute } from './every-route.ts';
import { Shopper, test } from './shopper.ts';

/** So many pages of one browser are open at once. */
const tabs = 4;

/** The pages of products are one template: so many of each category are opened, the others only asked for. */
const productsOfCategory = 2;

test('no link of the shop is dead, and no page complains', async ({
  context,
  request,
  baseURL,
  isMobile,
}) => {
  test.setTimeout(300_000);
  const addresses = await everyAddress(request, baseURL!);
  expect(addresses.size).toBeGreaterThan(200);
  const toOpen = isMobile ? onePerRoute(addresses) : await withFewProducts(addresses, request);
  expect(toOpen.length).toBeGreaterThan(isMobile ? 15 : 100);
  const waiting = toOpen.values();
  await Promise.all(Array.from({ length: tabs }, visitsWhatWaits));

  async function visitsWhatWaits(): Promise<void> {
    const shopper = new Shopper(await context.newPage());
    for (const address of waiting) {
      await shopper.visit(address);
      await expect(shopper.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const links = await shopper.page
        .locator('a[href]')
        .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
      const unknown = links.flatMap((link) => ownAddress(link, baseURL!)).filter((to) => !addresses.has(to));
      expect(unknown, `links of ${address}`).toEqual([]);
      expect(shopper.complaints, address).toEqual([]);
    }
  }
});

/** Every address of this shop that a link leads to, from the home page on. Each answers 200; the server knows them without a browser. */
async function everyAddress(request: APIRequestContext, home: string): Promise<Set<string>> {
  const known = new Set(['/']);
  for (let asked = 0; asked < known.size;) {
    const some = [...known].slice(asked, asked + tabs);
    asked += some.length;
    const links = await Promise.all(some.map((address) => linksOf(address, request, home)));
    for (const address of links.flat()) known.add(address);
  }
  return known;
}

async function linksOf(address: string, request: APIRequestContext, home: string): Promise<string[]> {
  const answer = await request.get(address);
  expect(`${address} ${answer.status()}`).toBe(`${address} 200`);
  if (!answer.headers()['content-type']?.startsWith('text/html')) return [];
  const html = await answer.text();
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].flatMap(([, href]) =>
    ownAddress(href!.replaceAll('&amp;', '&'), home),
  );
}

/** Where in this shop a link leads; nothing, where it leads elsewhere. */
function ownAddress(href: string, home: string): string[] {
  const { origin, pathname, search } = new URL(href, home);
  return origin === home ? [`${pathname}${search}`] : [];
}

/** All addresses, but of the products only the first of each category. */
async function withFewProducts(addresses: Set<string>, request: APIRequestContext): Promise<string[]> {
  const products = (await (await request.get('/api/products')).json()) as Product[];
  const few = new Set(
    Object.values(Object.groupBy(products, ({ categoryId }) => categoryId)).flatMap((ofCategory) =>
      ofCategory!.slice(0, productsOfCategory).map(({ slug }) => `/product/${slug}`),
    ),
  );
  return [...addresses].filter((address) => !address.startsWith('/product/') || few.has(address));
}

/** The first address of each route that links lead to. */
function onePerRoute(addresses: Set<string>): string[] {
  const routes = Object.keys(everyRoute).map((path) => ({ path }));
  const byRoute = Object.groupBy(addresses, (address) => {
    const [match] = matchRoutes(routes, address.replace(/\?.*/, '')) ?? [];
    return match?.route.path ?? '';
  });
  return Object.values(byRoute).map((all) => all![0]!);
}
