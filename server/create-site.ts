import { type Context, Hono } from 'hono';
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { isClosed } from '#api/order-rules.ts';
import { createApi } from '#api/api.ts';
import type { ShopContext } from '#api/context.ts';
import { pageContext, type Posted, postedContext, scriptNonceContext } from '#app/context.ts';
import { isRefusal, Refusal } from '#platform/refusal.ts';
import { sharingConnections } from '#platform/server/db.ts';
import { busySeconds, isUnavailable } from '#platform/server/commit-unknown.ts';
import { createResponseCache, type ResponseCache } from '#platform/server/cache/response-cache.ts';
import { watchChanges } from '#platform/server/cache/watch-changes.ts';
import { endpointsServed } from '#platform/server/serve-endpoint.ts';
import { refuseUnsafeAddress } from '#platform/server/body/unsafe-text.ts';
import { logFailure } from '#platform/server/logs/log-failure.ts';
import { rendering } from '#platform/server/metrics.ts';
import { withKeptPromises } from '#shop/content/kept-promises.ts';
import type { PublishedContent } from '#shop/content/published.ts';
import { type Linked, readLinked } from '#shop/catalog/server/list-categories.ts';
import { linkedProducts } from '#shop/content/navigation.ts';
import { chargesOf } from '#shop/pricing/server/settings.ts';
import { offersOf } from '#shop/promotions/promotion.ts';
import { contentOf } from '#api/content-of.ts';
import { guardDevPages } from './dev-pages.ts';
import { snapshotOf } from '#platform/server/settings.ts';
import { headLikeGet } from './answer-head.ts';
import { cacheEndpoints } from './cache/cache-endpoints.ts';
import { createPageCache } from './pages/page-cache.ts';
import { orOnPrimary } from './cache/or-on-primary.ts';
import { limitDrawnPages } from './pages/limit-drawn-pages.ts';
import { readPageUrls } from './pages/page-url.ts';
import { servePreviews } from './pages/preview-pages.ts';
import { servePostedPages } from './pages/posted-pages.ts';
import { serveEmailPreviews } from './emails/serve-email-previews.ts';
import { serveNewsletterPreview } from './emails/serve-newsletter-preview.ts';
import { shedLoad } from './overload/shed-load.ts';
import { securityHeaders } from './security.ts';
import { serveFeeds } from './seo/serve-feeds.ts';
import { serveSeo } from './seo/serve-seo.ts';
import { serveSharePictures } from './seo/serve-share-pictures.ts';
import { serveAssets } from './files/serve-assets.ts';
import { serveLook } from './files/serve-look.ts';
import { serveManifest } from './files/serve-manifest.ts';
import { servePictures } from './files/serve-pictures.ts';
import { serveUploads } from './files/serve-uploads.ts';

type Options = ShopContext & {
  loadPages: () => Promise<ServerBuild>;
  isReady: () => Promise<boolean>;
  /** The folder of the browser's files. Missing in development, when Vite serves them. */
  assets?: string;
  /** The kept pages and JSON. A site has its own by default. */
  cache?: ResponseCache;
};

/** Returns one site with the API, pages, pictures and browser files. */
export function createSite({ loadPages, isReady, assets, cache: given, ...shop }: Options): Hono {
  const site = new Hono();
  const cache = given ?? createResponseCache(watchChanges(shop.reservedDb ?? shop.db));
  site.use(headLikeGet((request, env) => site.fetch(request, env)));
  site.use(securityHeaders(shop.config));
  site.use(async (c, next) => {
    if (!c.req.path.startsWith('/api/')) refuseUnsafeAddress(c.req.url);
    await next();
  });
  site.onError((error, c) => {
    if (isRefusal(error)) return refuse(c, error);
    logFailure(shop.log, 'request failed', error, { method: c.req.method });
    if (isUnavailable(error)) return refuse(c, busy());
    return c.text('Something went wrong. Please try again.', 500);
  });
  site.get('/healthz', (c) => c.text('ok'));
  site.get('/readyz', async (c) =>
    (await isReady()) ? c.text(isClosed(shop) ? 'closed' : 'ready') : c.text('not ready', 503),
  );
  serveManifest(site, shop.config);
  serveLook(site, shop.config);
  if (assets) serveAssets(site, assets);
  servePictures(site, shop.config);
  serveUploads(site, shop);
  const api = createApi(shop);
  site.use(shedLoad(shop.config, shop.log, { endpoints: endpointsServed(api) }));
  const render = pageRenderer(shop, loadPages);
  const page = pageHandler(shop, { render, loadPages, cache });
  site.use(guardDevPages(shop.config, shop.log, page));
  const limitPreviews = limitDrawnPages(shop, 'previews');
  for (const path of ['/preview/*', '/newsletter-preview/*', '/dev/mail/previews/*'])
    site.get(path, limitPreviews);
  serveEmailPreviews(site, shop.config);
  serveNewsletterPreview(site, shop);
  serveSeo(site, shop, cache);
  serveFeeds(site, shop, cache);
  serveSharePictures(site, shop);
  const release = releaseOf(loadPages);
  const call = async (request: Request, env: object) => {
    const response = await api.fetch(request, env);
    response.headers.set('x-release', await release());
    return response;
  };
  const callApi = cacheEndpoints(endpointsServed(api), call, { cache, readReplica: shop.readReplica });
  for (const path of ['/api/*', '/lookup/*', '/dev/mail/*']) site.all(path, callApi);
  site.get('/invoice/:token', async (c, next) => {
    const path = `/api/invoices/${encodeURIComponent(c.req.param('token'))}`;
    const invoice = await api.request(path, { headers: c.req.raw.headers }, c.env);
    return invoice.status === 404 ? next() : invoice;
  });
  const limitSearch = limitDrawnPages(shop, 'search-pages');
  for (const path of ['/search', '/search.data']) site.get(path, limitSearch);
  const callPosted = (path: string, init: RequestInit, env: object) => api.request(path, init, env);
  const limit = limitDrawnPages(shop, 'posted-pages');
  servePostedPages(site, { limit, callApi: callPosted, render, config: shop.config });
  servePreviews(site, { shop, render: (request, words) => render(request, '', null, words) });
  site.get('*', (c) => page(c.req.raw));
  site.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD' }));
  return site;
}

/** The version of the browser's files. A page that was opened before a release learns from it that there is a newer one. */
function releaseOf(loadPages: Options['loadPages']): () => Promise<string> {
  let known: Promise<string> | undefined;
  const read = async () => (await loadPages().catch(() => null))?.assets.version ?? '';
  return () => (process.env.NODE_ENV === 'development' ? Promise.resolve('') : (known ??= read()));
}

function busy(): Refusal {
  return new Refusal('unavailable', 503, 'The shop is busy. Please try again in a moment.', {
    retryAfterSeconds: busySeconds,
  });
}

function refuse(c: Context, { status, message, extra }: Refusal): Response {
  if (extra.retryAfterSeconds) c.header('retry-after', String(extra.retryAfterSeconds));
  return c.text(message, status);
}

/** React Router would compile all routes again for each request when it got the function. */
function readHandler(loadPages: Options['loadPages']): () => Promise<RequestHandler> {
  const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';
  let known: { build: ServerBuild; handle: RequestHandler } | undefined;
  return async () => {
    const build = await loadPages();
    if (known?.build !== build) known = { build, handle: createRequestHandler(build, mode) };
    return known.handle;
  };
}

function pageRenderer(
  { db, config, log, readReplica, content, promotions }: ShopContext,
  loadPages: () => Promise<ServerBuild>,
) {
  const handlerOf = readHandler(loadPages);
  return async (request: Request, nonce = '', posted: Posted | null = null, draft?: PublishedContent) => {
    const context = new RouterContextProvider();
    // A search page counts searches without a result, and its reads are long.
    const isSearch = /^\/search(\.data)?$/.test(new URL(request.url).pathname);
    const reader = isSearch ? db : sharingConnections(readReplica?.db() ?? db);
    const words = draft ?? (await contentOf({ content, config }));
    const now = snapshotOf(config);
    const offers = offersOf(promotions?.current() ?? []);
    const kept = now.SHOP_DEMO ? words : withKeptPromises(words, { ...chargesOf(now), offers });
    let linking: Promise<Linked> | undefined;
    const linked = () => (linking ??= readLinked(reader, linkedProducts(kept)));
    context.set(pageContext, { db: reader, config: now, log, content: kept, offers, linked });
    context.set(scriptNonceContext, nonce);
    context.set(postedContext, posted);
    const handle = await handlerOf();
    const end = rendering.startTimer();
    return handle(request, context).finally(end);
  };
}

type Pages = {
  render: ReturnType<typeof pageRenderer>;
  loadPages: () => Promise<ServerBuild>;
  cache: ResponseCache;
};

function pageHandler({ config, log, readReplica }: ShopContext, { render, loadPages, cache }: Pages) {
  const pageUrl = readPageUrls(loadPages, config);
  const cached =
    process.env.NODE_ENV === 'development'
      ? render
      : createPageCache(orOnPrimary(render, readReplica), {
          pageUrl,
          config,
          cache,
        });
  return async (request: Request) => {
    try {
      return await cached(request);
    } catch (error) {
      logFailure(log, 'page failed', error, { method: request.method });
      return new Response('Something went wrong. Please try again.', { status: 500 });
    }
  };
}
