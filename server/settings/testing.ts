import { setTimeout as pause } from 'node:timers/promises';
import type { LoaderFunctionArgs, ServerBuild } from 'react-router';
import { pageContext } from '#app/context.ts';
import { createResponseCache } from '#platform/server/cache/response-cache.ts';
import { watchChanges } from '#platform/server/cache/watch-changes.ts';
import { openDatabase } from '#platform/server/db.ts';
import { publishedContent } from '#shop/content/published.ts';
import { serveCached } from '../cache/serve-cached.ts';
import { createSite } from '../create-site.ts';
import { listen } from '../listen.ts';
import { runShop } from '../run-shop.ts';
import { securityHeaderList } from '../security.ts';
import { readStartConfig, watchSettings } from './live-config.ts';

// The script of two-processes.test.ts: one process that serves customers, without jobs and demo. Its pages show the settings named
// in FACTS, and read them one after the other. The cache keeps /facts, and never /fresh.

const facts = process.env.FACTS?.split(',') ?? [];

async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const config = (context as unknown as { get: (of: typeof pageContext) => { config: object } }).get(
    pageContext,
  ).config as Record<string, unknown>;
  const shown: string[] = [];
  for (const name of facts) {
    shown.push(`${name}=${String(config[name])}`);
    await pause(1);
  }
  const html = `<!DOCTYPE html><html><head></head><body>${shown.join('\n')}</body></html>`;
  const caching: Record<string, string> = request.url.endsWith('/fresh')
    ? { 'cache-control': 'no-store' }
    : {};
  return new Response(html, { headers: { 'content-type': 'text/html', ...caching } });
}

const build = {
  entry: { module: { default: () => new Response('no page', { status: 500 }) } },
  routes: Object.fromEntries(['facts', 'fresh'].map((id) => [id, { id, path: id, module: { loader } }])),
  assets: { entry: { imports: [], module: '' }, url: '', version: '', routes: {} },
  basename: '/',
  future: {},
  isSpaMode: false,
  ssr: true,
  prerender: [],
  publicPath: '/',
  assetsBuildDirectory: '',
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

await runShop(async (_, log, __, env) => {
  const { db, close } = openDatabase(env.DATABASE_URL ?? '');
  const { config, revision } = await readStartConfig(db, { env, log });
  const cache = createResponseCache(watchChanges(db));
  const live = watchSettings({ db, config, log }, { env, revision, onChange: cache.clear });
  const isReady = () => Promise.resolve(true);
  // Node reads no Markdown by itself, and these pages show none of the shop's words.
  const content = { current: () => publishedContent([]), look: () => Promise.resolve() };
  const site = createSite({
    db,
    config,
    log,
    content,
    loadPages: () => Promise.resolve(build),
    isReady,
    cache,
  });
  const server = await listen(site, config, serveCached(cache, await securityHeaderList(config)));
  process.stdout.write('open');
  return {
    close: async () => {
      await server.close({});
      await live.stop();
      await close();
    },
  };
});
