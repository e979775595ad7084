import { readDemoTexts } from '#demo/texts/demo-texts.ts';
import type { Db } from '#platform/server/db.ts';
import { silentLog } from '#platform/server/log.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { vi } from 'vitest';
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import * as entry from '#app/entry.server.tsx';
import * as frame from '#app/layout/site-layout.tsx';
import * as root from '#app/root.tsx';

type Page = { default: Parameters<typeof withComponentProps>[0]; loader?: unknown; ErrorBoundary?: unknown };

function routeOf(id: string, page: object, path?: string, parentId?: string) {
  const { default: Shown, ErrorBoundary, ...rest } = page as Page;
  const module = {
    ...rest,
    default: withComponentProps(Shown),
    ...(ErrorBoundary ? { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary as never) } : {}),
  };
  return { id, path, parentId, index: path === '' && parentId === 'frame', module };
}

/** Returns a server build of pages by path, without browser files. */
export function buildOf(pages: Record<string, object>): ServerBuild {
  const routes = Object.fromEntries(
    [
      routeOf('root', root, ''),
      routeOf('frame', frame, undefined, 'root'),
      ...Object.entries(pages).map(([path, page]) => routeOf(path || 'home', page, path, 'frame')),
    ].map((route) => [route.id, route]),
  );
  return {
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
}

/** Sets the clock one millisecond ahead, once a cache has kept its responses. */
export async function nextMillisecond(): Promise<void> {
  await nextTurn();
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + 1 });
}

export { nextTurn };

/** Returns the sources of `openLiveContent` for a test. */
export function textsOf(db: Db) {
  return { db, log: silentLog, readDemo: readDemoTexts };
}
