import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readOfflineCart } from '#shop/cart/ui/offline-cart.ts';

/** After the page's own requests. */
const afterMs = 1_000;

/** Lists visited pages for the service worker, which shows them without a connection. */
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
  if (!active) return;
  keepLateFiles(active);
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  /** The cart is readable without a connection, also if this device never opened its page. */
  const also = readOfflineCart()?.length ? ['/cart'] : [];
  active.postMessage({ page, files, also }, {});
}

let isWatching = false;

/** A file that was requested before the worker took over passes it by, and may arrive after the page was reported. */
function keepLateFiles(worker: ServiceWorker): void {
  if (isWatching) return;
  isWatching = true;
  new PerformanceObserver((list) => {
    const entries = list.getEntriesByType('resource') as PerformanceResourceTiming[];
    const files = entries.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name);
    if (files.length > 0) worker.postMessage({ files }, {});
  }).observe({ type: 'resource' });
}
