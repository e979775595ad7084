import { setTimeout as pause } from 'node:timers/promises';
import type { LoaderFunctionArgs, ServerBuild } from 'react-router';
import { pageContext } from '#app/context.ts';
import { runShop } from '../run-shop.ts';
import { startShop } from '../start-shop.ts';

// The script of two-processes.test.ts: one web process of a shop. Its pages show the settings named in FACTS, and read them one after the
// other. The cache keeps /facts, and never /fresh.

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

await runShop((config, log, onLost, env) =>
  startShop(config, log, {
    env,
    role: 'web',
    loadPages: () => Promise.resolve(build),
    say: (line) => void process.stdout.write(line),
    onLost,
  }),
);
