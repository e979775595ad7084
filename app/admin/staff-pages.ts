import { type ComponentType, lazy } from 'react';
import { matchRoutes, type Params, type PathParam } from 'react-router';

type Loaded<Path extends string> = { default: ComponentType<{ params: Record<PathParam<Path>, string> }> };

/** The pages below `/admin`. They hang on one route, since customers download the list of routes and not this one. */
export const staffPages = [
  page('', () => import('./pages/start.tsx')),
  page('start', () => import('./pages/opening.tsx')),
  page('categories', () => import('./pages/categories.tsx')),
  page('orders', () => import('./pages/orders.tsx')),
  page('orders/:orderNumber', () => import('./pages/order.tsx')),
  page('orders/:orderNumber/edit', () => import('./pages/edit-order.tsx')),
  page('products', () => import('./pages/products.tsx')),
  page('products/import', () => import('./pages/product-import.tsx')),
  page('products/import/:id', () => import('./pages/product-import.tsx')),
  page('products/:id', () => import('./pages/product.tsx')),
  page('stock', () => import('./stock/all-stock.tsx')),
  page('stock/batches', () => import('./stock/batches.tsx')),
  page('stock/batches/:id', () => import('./stock/batch.tsx')),
  page('stock/:id', () => import('./stock/product-stock.tsx')),
  page('log', () => import('./pages/log.tsx')),
  page('staff', () => import('./pages/staff.tsx')),
  page('staff/:id', () => import('./pages/staff-member.tsx')),
];

const missing = page('*', () => import('./pages/missing.tsx'));

/** Loads the page's code when it is opened. The compiler compares the names in the path with the page's `params`. */
function page<Path extends string>(path: Path, load: () => Promise<Loaded<Path>>) {
  const Page: ComponentType<never> = lazy(load);
  return { path, load, Page: Page as ComponentType<{ params: Params }> };
}

/** Returns the page at an address, or the page that says there is none. */
export function staffPageAt(pathname: string) {
  const match = matchRoutes(staffPages, pathname, '/admin')?.at(-1);
  const { load, Page } = match?.route ?? missing;
  return { load, Page, params: match?.params ?? {}, isMissing: !match };
}
