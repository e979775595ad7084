import { type APIRequestContext, expect } from '@playwright/test';
import { matchRoutes } from 'react-router';
import type { Product } from '#shop/catalog/contract.ts';
import { everyRoute } from './every-route.ts';
import { ports } from './ports.ts';
import { Shopper, test as base } from './shopper.ts';

const home = `http://localhost:${ports.shop}`;

/** So many addresses are asked for, or pages open, at once: what one shopper with two tabs does. */
const atOnce = 2;

/** The pages are opened in so many parts, so that none of them takes long beside other journeys. */
const parts = 8;

/** The pages of products are one template: so many of each category are opened, the others only asked for. */
const productsOfCategory = 2;

/** Every address of this shop that a link leads to, from the home page on: found out once for all parts. */
const test = base.extend<object, { addresses: Set<string> }>({
  addresses: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: home });
      const addresses = await everyAddress(request);
      await request.dispose();
      await use(addresses);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** One after the other, so that the addresses are found out once. */
test.describe.configure({ mode: 'default' });

test('no link of the shop is dead: each leads to a page that answers', ({ addresses }) => {
  expect(addresses.size).toBeGreaterThan(200);
});

for (let part = 0; part < parts; part += 1)
  test(`no page complains, and none has a link that only a browser sees: part ${part + 1} of ${parts}`, async ({
    addresses,
    context,
    request,
    isMobile,
  }) => {
    test.setTimeout(120_000);
    const all = isMobile ? onePerRoute(addresses) : await withFewProducts(addresses, request);
    expect(all.length).toBeGreaterThan(isMobile ? 15 : 100);
    const waiting = all.filter((_, at) => at % parts === part).values();
    await Promise.all(Array.from({ length: atOnce }, visitsWhatWaits));

    async function visitsWhatWaits(): Promise<void> {
      const shopper = new Shopper(await context.newPage());
      for (const address of waiting) {
        await shopper.visit(address);
        await expect(shopper.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        const links = await shopper.page
          .locator('a[href]')
          .evaluateAll((them) => them.map((a) => (a as HTMLAnchorElement).href));
        const unknown = links.flatMap((link) => ownAddress(link)).filter((to) => !addresses.has(to));
        expect(unknown, `links of ${address}`).toEqual([]);
        expect(shopper.complaints, address).toEqual([]);
      }
    }
  });

/** Each answers 200; the server knows them without a browser. */
async function everyAddress(request: APIRequestContext): Promise<Set<string>> {
  const known = new Set(['/']);
  for (let asked = 0; asked < known.size;) {
    const some = [...known].slice(asked, asked + atOnce);
    asked += some.length;
    const links = await Promise.all(some.map((address) => linksOf(address, request)));
    for (const address of links.flat()) known.add(address);
  }
  return known;
}

async function linksOf(address: string, request: APIRequestContext): Promise<string[]> {
  const answer = await request.get(address);
  expect(`${address} ${answer.status()}`).toBe(`${address} 200`);
  if (!answer.headers()['content-type']?.startsWith('text/html')) return [];
  const html = await answer.text();
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].flatMap(([, href]) =>
    ownAddress(href!.replaceAll('&amp;', '&')),
  );
}

/** Where in this shop a link leads; nothing, where it leads elsewhere. */
function ownAddress(href: string): string[] {
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
