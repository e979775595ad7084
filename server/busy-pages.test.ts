import { expect, it } from 'vitest';
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import { testDatabase } from '#database/test-database.ts';
import * as entry from '#app/entry.server.tsx';
import * as frame from '#app/frame/frame.tsx';
import * as hair from '#app/pages/hair.tsx';
import * as home from '#app/pages/home.tsx';
import * as listing from '#app/pages/listing.tsx';
import * as product from '#app/pages/product.tsx';
import * as about from '#app/pages/reading/about.tsx';
import * as search from '#app/pages/search.tsx';
import * as root from '#app/root.tsx';
import { readConfig } from '#platform/server/config.ts';
import { type Db, openDatabase } from '#platform/server/db.ts';
import { silentLog } from '#platform/server/log.ts';
import { hero } from '#shop/content/home.ts';
import { createSite } from './create-site.ts';

const { url } = await testDatabase();
const pages = {
  '': home,
  'product/:id': product,
  'all-products': listing,
  'category/:a': listing,
  hair,
  search,
  about,
};

it.concurrent.each([
  ['/', hero.title],
  ['/product/tulsi-tea', 'This product could not be loaded'],
  ['/all-products', 'All products'],
  ['/category/skin-care', 'Products'],
  ['/hair', 'Hair'],
  ['/search?q=tulsi', 'Results for “tulsi”'],
])(
  'the page %s that finds the database busy says so calmly, and when to ask again',
  async (path, heading) => {
    const busy = openDatabase(url, { max: 1 });
    const taken = await busy.pool.connect();
    const answer = await siteOn(busy.db).request(path);
    const html = await answer.text();
    taken.release();
    await busy.close();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const seen = html.replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '');
    expect(seen.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]).toBe(heading);
    expect(seen.includes('Error: HTTP error! status: 503')).toBe(true);
    expect(seen.includes('Try again')).toBe(true);
    expect(seen.match(/Loading products|timeout exceeded|Failed query/)).toBeNull();
  },
);

it.concurrent('a page that reads nothing stays open, but nobody keeps it without its categories', async () => {
  const busy = openDatabase(url, { max: 1 });
  const taken = await busy.pool.connect();
  const site = siteOn(busy.db);
  const answer = await site.request('/about');
  taken.release();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const later = await site.request('/about?q=later');
  await busy.close();
  expect(later.headers.get('cache-control')).toMatch(/^public/);
});

it.concurrent('a call that finds the database busy says so and when to ask again', async () => {
  const busy = openDatabase(url, { max: 1 });
  const taken = await busy.pool.connect();
  const answer = await siteOn(busy.db).request('/api/products');
  taken.release();
  await busy.close();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(await answer.json()).toMatchObject({
    message: 'The shop is busy. Please try again in a moment.',
    code: 'unavailable',
  });
});

function siteOn(db: Db) {
  return createSite({
    db,
    config: readConfig({}),
    log: silentLog,
    loadPages: () => Promise.resolve(build),
    isReady: () => Promise.resolve(true),
  });
}

type Page = { default: Parameters<typeof withComponentProps>[0]; loader?: unknown; ErrorBoundary?: unknown };

/** As the build makes a route of a module. */
function routeOf(id: string, page: object, path?: string, parentId?: string) {
  const { default: Shown, ErrorBoundary, ...rest } = page as Page;
  const module = {
    ...rest,
    default: withComponentProps(Shown),
    ...(ErrorBoundary ? { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary as never) } : {}),
  };
  return { id, path, parentId, index: path === '' && parentId === 'frame', module };
}

const routes = Object.fromEntries(
  [
    routeOf('root', root, ''),
    routeOf('frame', frame, undefined, 'root'),
    ...Object.entries(pages).map(([path, page]) => routeOf(path || 'home', page, path, 'frame')),
  ].map((route) => [route.id, route]),
);

/** The pages without what the build makes for the browser. */
const build = {
  entry: { module: entry },
  routes,
  assets: {
    entry: { imports: [], module: '/assets/entry.js' },
    url: '/assets/manifest.js',
    version: '',
    routes: Object.fromEntries(
      Object.values(routes).map(({ module, ...route }) => [
        route.id,
        { ...route, module: `/assets/${route.id}.js`, imports: [], hasLoader: 'loader' in module },
      ]),
    ),
  },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild;
