import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** When what the page itself needs is there. */
const afterMs = 1_000;

/** Tells the service worker what was seen, so that it can be read again without a connection; a browser without one goes without. */
export function useKeptPages(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const timer = setTimeout(() => void keep(pathname + search).catch(() => {}), afterMs);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}

async function keep(page: string): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const seen = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ page, files: savesData() ? seen : seen.concat(partsOfOtherPages()) }, {});
}

/** The programs of pages not yet opened: with them a page can at least say that it is offline. */
function partsOfOtherPages(): string[] {
  const { __reactRouterManifest: manifest } = window as unknown as { __reactRouterManifest?: Manifest };
  return Object.values(manifest?.routes ?? {})
    .filter(({ path }) => !path?.startsWith('admin'))
    .flatMap(({ module, imports = [] }) => imports.concat(module));
}

type Manifest = { routes: Record<string, { path?: string; module: string; imports?: string[] }> };

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
