import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { Endpoint } from '#platform/endpoint.ts';

/** Paths that are neither a page nor an endpoint. */
const others = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/manifest.webmanifest',
  '/assets/*',
  '/images/*',
  '/uploads/*',
  '/share/*',
  '/dev/*',
];

/**
 * Returns a function that maps a path to its route pattern, such as `/product/:id`. A path without a route is `unknown`,
 * so that invented paths make no new time series. The patterns of 2,000 paths are remembered.
 */
export function readRoutePatterns(loadPages: () => Promise<ServerBuild>, endpoints: Endpoint[]) {
  const known = new LRUCache<string, string>({ max: 2_000 });
  const fixed = [...others, ...endpoints.map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1'))];
  let routes = fixed.map(toRoute);
  const addPages = async () => {
    routes = [...fixed, ...pagePatterns(await loadPages())].map(toRoute);
    known.clear();
  };
  void addPages().catch(() => {});

  return function patternOf(path: string): string {
    const pattern = known.get(path) ?? match(routes, path);
    known.set(path, pattern);
    return pattern;
  };
}

function match(routes: RouteObject[], path: string): string {
  const isData = path.endsWith('.data');
  const page = isData ? path.replace(/(?<=\/)_\.data$|\.data$/, '') : path;
  const pattern = tryMatch(routes, page);
  if (pattern === undefined || pattern === '/*') return 'unknown';
  return isData ? `${pattern}.data` : pattern;
}

/** A broken percent sequence throws here, before the router logs it. */
function tryMatch(routes: RouteObject[], path: string): string | undefined {
  try {
    decodeURIComponent(path);
    return matchRoutes(routes, path)?.at(-1)?.route.path;
  } catch {
    return undefined;
  }
}

function toRoute(path: string): RouteObject {
  return { path };
}

function pagePatterns({ routes }: ServerBuild): string[] {
  const pages = Object.values(routes).filter((route) => route !== undefined);
  const pathOf = (id: string | undefined): string => {
    const page = pages.find((route) => route.id === id);
    return page ? `${pathOf(page.parentId)}/${page.path ?? ''}` : '';
  };
  return pages.map(({ id }) => `/${pathOf(id).split('/').filter(Boolean).join('/')}`);
}
