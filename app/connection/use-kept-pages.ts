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
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ page, files }, {});
}
