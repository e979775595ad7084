import { type ComponentType, lazy } from 'react';
import { matchRoutes, type Params, type PathParam } from 'react-router';

type Loaded<Path extends string> = { default: ComponentType<{ params: Record<PathParam<Path>, string> }> };

type Page = ComponentType<{ params: Params }>;
type StaffPage = { path: string; load: () => Promise<{ default: Page }>; Page: Page };

/** The pages below `/admin`. They hang on one route, since customers download the list of routes and not this one. */
export const staffPages: StaffPage[] = [
  page('', () => import('./pages/start.tsx')),
  page('start', () => import('./pages/opening.tsx')),
  page('categories', () => import('./pages/categories.tsx')),
  page('orders', () => import('./pages/orders.tsx')),
  page('orders/new', () => import('./pages/phone-order.tsx')),
  page('orders/:orderNumber', () => import('./pages/order.tsx')),
  page('orders/:orderNumber/edit', () => import('./pages/edit-order.tsx')),
  page('orders/:orderNumber/returns', () => import('./returns/returns-of-order.tsx')),
  page('packing', () => import('./parcels/packing.tsx')),
  page('hand-over', () => import('./parcels/hand-over.tsx')),
  page('hand-over/:id', () => import('./parcels/closed-hand-over.tsx')),
  page('by-hand', () => import('./parcels/by-hand.tsx')),
  page('returns', () => import('./returns/all-returns.tsx')),
  page('returns/:id', () => import('./returns/one-return.tsx')),
  page('products', () => import('./pages/products.tsx')),
  page('products/import', () => import('./pages/product-import.tsx')),
  page('products/import/:id', () => import('./pages/product-import.tsx')),
  page('products/:id', () => import('./pages/product.tsx')),
  page('stock', () => import('./stock/all-stock.tsx')),
  page('stock/batches', () => import('./stock/batches.tsx')),
  page('stock/batches/:id', () => import('./stock/batch.tsx')),
  page('stock/:id', () => import('./stock/product-stock.tsx')),
  page('cash', () => import('./cash/all-cash.tsx')),
  page('cash/orders/:orderNumber', () => import('./cash/cash-of-order.tsx')),
  page('cash/files/:id', () => import('./cash/cash-file.tsx')),
  page('papers', () => import('./papers/all-papers.tsx')),
  page('papers/gst/:month', () => import('./papers/gst-page.tsx')),
  page('reports', () => import('./pages/reports.tsx')),
  page('jobs', () => import('./pages/failed-jobs.tsx')),
  page('log', () => import('./log/log.tsx')),
  page('looks', () => import('./log/looks.tsx')),
  page('staff', () => import('./pages/staff.tsx')),
  page('staff/:id', () => import('./pages/staff-member.tsx')),
];

const missing = page('*', () => import('./pages/missing.tsx'));

/** Loads the page's code when it is opened. The compiler compares the names in the path with the page's `params`. */
function page<Path extends string>(path: Path, load: () => Promise<Loaded<Path>>): StaffPage {
  const open: StaffPage['load'] = load as () => Promise<never>;
  return { path, load: open, Page: lazy(open) };
}

/** Returns the page at an address with its parameters, or the page that says there is none. */
export function staffPageAt(pathname: string) {
  const match = matchRoutes(staffPages, pathname, '/admin')?.at(-1);
  return { page: match?.route ?? missing, params: match?.params ?? {}, isMissing: !match };
}

/** React renders a lazy page in another order the first time, and the server sends everybody the same bytes. */
export async function loadOnServer(page: StaffPage): Promise<void> {
  page.Page = (await page.load()).default;
}
