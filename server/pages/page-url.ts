import { matchRoutes, type ServerBuild } from 'react-router';
import { handleOf, queryParamsOf } from '#app/page-handle.ts';
import { topicOf } from '#platform/server/cache/topic.ts';
import type { Config } from '#platform/server/config.ts';
import { isDevPath } from '../dev-pages.ts';

type PageRoute = { id: string; path: string | undefined; index?: boolean; children?: PageRoute[] };

export type PageAddress = {
  url: URL;
  /** The product whose stock the page shows, as the address names it. */
  topic?: string | undefined;
  maxAgeMs?: number | undefined;
  /** One page is kept for all addresses, also as a 404. */
  isForAllAddresses?: boolean;
  /** Its guard is behind the cache, so the page is never kept. */
  isForDevelopers?: boolean;
};

/**
 * Returns a function that reduces an address to the inputs of its page: the path, and the first value of each query parameter
 * that the page declares in its `handle`. A `.data` request also depends on the routes that it names.
 */
export function readPageUrls(loadPages: () => Promise<ServerBuild>, config: Config) {
  let known: { build: ServerBuild; routes: PageRoute[] } | undefined;

  return async function pageUrl(asked: URL): Promise<PageAddress> {
    const build = await loadPages();
    if (known?.build !== build) known = { build, routes: routesBelow(build, undefined) };
    const isData = asked.pathname.endsWith('.data');
    const path = isData ? pathOfData(asked.pathname) : asked.pathname;
    const matches = matchRoutes(routesFor(known.routes, path) as never, path) ?? [];
    const ids = matches.map(({ route }) => route.id as string);
    const handle = handleOf(build.routes[ids.at(-1) ?? '']?.module.handle);
    const params = matches.at(-1)?.params;
    const url = new URL(config.PUBLIC_URL);
    url.pathname = handle.isForAllAddresses ? `/not-found${isData ? '.data' : ''}` : asked.pathname;
    url.search = String(declaredOnly(asked.searchParams, build, ids));
    const wanted = isData && asked.searchParams.get('_routes');
    if (wanted) url.searchParams.set('_routes', namedRoutes(ids, wanted));
    return {
      url,
      topic: topicOf(handle.productParam && params?.[handle.productParam]),
      maxAgeMs: handle.keepSeconds && handle.keepSeconds * 1000,
      isForAllAddresses: handle.isForAllAddresses ?? false,
      isForDevelopers: matches.some(({ route }) => isDevPath(`/${route.path ?? ''}`)),
    };
  };
}

function declaredOnly(given: URLSearchParams, { routes }: ServerBuild, ids: string[]): URLSearchParams {
  const declared = ids.flatMap((id) => queryParamsOf(routes[id]?.module.handle));
  const known = [...new Set(declared)].filter((name) => given.has(name));
  return new URLSearchParams(known.map((name) => [name, given.get(name) ?? '']));
}

/** Sorts the named routes. An empty list would mean all routes, so it becomes '-'. */
function namedRoutes(ids: string[], wanted: string): string {
  const named = new Set(wanted.split(','));
  return ids.filter((id) => named.has(id)).join(',') || '-';
}

/** React Router's rule: `/hair.data` belongs to `/hair`, and `/_.data` to `/`. */
function pathOfData(pathname: string): string {
  return pathname.replace(/(?<=\/)_\.data$|\.data$/, '');
}

/**
 * Returns the routes without those whose fixed first segment differs from the path's. React Router compiles every given route
 * for each match.
 */
export function routesFor(routes: PageRoute[], path: string): PageRoute[] {
  const [, first = ''] = path.toLowerCase().split('/');
  if (first.includes('%')) return routes;
  return routes.flatMap((route) => {
    if (!route.path)
      return route.children ? [{ ...route, children: routesFor(route.children, path) }] : [route];
    const [own = ''] = route.path.toLowerCase().replace(/^\//, '').split('/');
    return /[:*?]/.test(own) || own === first ? [route] : [];
  });
}

function routesBelow(build: ServerBuild, parentId: string | undefined): PageRoute[] {
  const here = Object.values(build.routes).filter((route) => route !== undefined);
  return here
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: routesBelow(build, id) },
    );
}
