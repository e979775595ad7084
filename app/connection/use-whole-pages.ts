import { useEffect } from 'react';
import { matchRoutes } from 'react-router';
import { hasNewRelease, isReachable } from '#platform/ui/reachable.ts';

/**
 * While the shop is unreachable, the browser opens links to pages whose code is not loaded. The service worker then shows its
 * copy or a list of copies; client navigation would fail. Once the shop has a new release, every link loads its page from it.
 */
export function useWholePages(): void {
  useEffect(() => {
    const letGo = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && (hasNewRelease() || (!isReachable() && !isProgramHere(link.pathname))))
        event.stopPropagation();
    };
    window.addEventListener('click', letGo, { capture: true });
    return () => window.removeEventListener('click', letGo, { capture: true });
  }, []);
}

function isProgramHere(pathname: string): boolean {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: here = {} } =
    window as unknown as KnownRoutes;
  const routes = Object.values(manifest?.routes ?? {});
  const [match] = matchRoutes(routes, pathname) ?? [];
  return routes.some(({ id, module }) => module === match?.route.module && id in here);
}

type Route = { id: string; path?: string; index?: boolean; module: string };

type KnownRoutes = {
  __reactRouterManifest?: { routes: Record<string, Route> };
  __reactRouterRouteModules?: Record<string, unknown>;
};
