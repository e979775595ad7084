import { type ComponentType, lazy } from 'react';
import { matchRoutes, type Params, type PathParam } from 'react-router';

type Loaded<Path extends string> = { default: ComponentType<{ params: Record<PathParam<Path>, string> }> };

type Page = ComponentType<{ params: Params }>;
type StaffPage = { path: string; load: () => Promise<{ default: Page }>; Page: Page };

/** The pages below `/admin`. They hang on one route, since customers download the list of routes and not this one. */
export const staffPages: StaffPage[] = [
  page('', () => import('./board.tsx')),
  page('start', () => import('./opening.tsx')),
  page('settings', () => import('./settings.tsx')),
  page('settings/:page', () => import('./settings.tsx')),
  page('categories', () => import('./catalog/categories.tsx')),
  page('orders', () => import('./orders/orders.tsx')),
  page('orders/new', () => import('./orders/phone-order.tsx')),
  page('orders/:orderNumber', () => import('./orders/order.tsx')),
  page('orders/:orderNumber/edit', () => import('./orders/edit-order.tsx')),
  page('orders/:orderNumber/replacement', () => import('./returns/replacement.tsx')),
  page('orders/:orderNumber/returns', () => import('./returns/returns-of-order.tsx')),
  page('packing', () => import('./fulfilment/packing.tsx')),
  page('hand-over', () => import('./fulfilment/close-manifest.tsx')),
  page('hand-over/:id', () => import('./fulfilment/closed-manifest.tsx')),
  page('by-hand', () => import('./fulfilment/by-hand.tsx')),
  page('returns', () => import('./returns/all-returns.tsx')),
  page('returns/:id', () => import('./returns/one-return.tsx')),
  page('reviews', () => import('./reviews/all-reviews.tsx')),
  page('reviews/:id', () => import('./reviews/one-review.tsx')),
  page('grievances', () => import('./grievances/all-grievances.tsx')),
  page('grievances/new', () => import('./grievances/new-grievance.tsx')),
  page('grievances/:id', () => import('./grievances/one-grievance.tsx')),
  page('questions', () => import('./questions.tsx')),
  page('customers', () => import('./accounts/customers.tsx')),
  page('customers/:id', () => import('./accounts/customer.tsx')),
  page('products', () => import('./catalog/products.tsx')),
  page('products/import', () => import('./catalog/product-import.tsx')),
  page('products/import/:id', () => import('./catalog/product-import.tsx')),
  page('products/:id', () => import('./catalog/product.tsx')),
  page('products/:id/preview', () => import('./catalog/product-preview.tsx')),
  page('stock', () => import('./catalog/all-stock.tsx')),
  page('stock/delivery', () => import('./catalog/delivery.tsx')),
  page('stock/batches', () => import('./catalog/batches.tsx')),
  page('stock/batches/:id', () => import('./catalog/batch.tsx')),
  page('stock/:id', () => import('./catalog/product-stock.tsx')),
  page('money', () => import('./settlements/all-money.tsx')),
  page('money/payments', () => import('./settlements/open-payments.tsx')),
  page('money/settlements', () => import('./settlements/all-settlements.tsx')),
  page('money/settlements/:provider/:settlementId', () => import('./settlements/one-settlement.tsx')),
  page('money/fees/:month', () => import('./settlements/month-fees.tsx')),
  page('cash', () => import('./cash/all-cash.tsx')),
  page('cash/orders/:orderNumber', () => import('./cash/cash-of-order.tsx')),
  page('cash/files/:id', () => import('./cash/cash-file.tsx')),
  page('payments', () => import('./payments.tsx')),
  page('bank', () => import('./bank.tsx')),
  page('papers', () => import('./invoices/all-documents.tsx')),
  page('papers/gst/:month', () => import('./invoices/gst-page.tsx')),
  page('gst-rates', () => import('./invoices/gst-rates.tsx')),
  page('reports', () => import('./reports/all-reports.tsx')),
  page('reports/sales', () => import('./reports/sales.tsx')),
  page('reports/visits', () => import('./reports/visits.tsx')),
  page('reports/products', () => import('./reports/product-sales.tsx')),
  page('reports/customers', () => import('./reports/customers.tsx')),
  page('reports/:group', () => import('./reports/all-reports.tsx')),
  page('content', () => import('./content/all-content.tsx')),
  page('content/:group', () => import('./content/all-content.tsx')),
  page('content/:kind/:key', () => import('./content/one-content.tsx')),
  page('newsletter', () => import('./newsletter/all-issues.tsx')),
  page('newsletter/:id', () => import('./newsletter/one-issue.tsx')),
  page('promotions', () => import('./promotions/all-promotions.tsx')),
  page('promotions/:id', () => import('./promotions/one-promotion.tsx')),
  page('search', () => import('./search.tsx')),
  page('jobs', () => import('./failed-jobs.tsx')),
  page('mails', () => import('./mails.tsx')),
  page('log', () => import('./log.tsx')),
  page('help/:guide', () => import('./navigation/help/guide.tsx')),
  page('looks', () => import('./accounts/access-log.tsx')),
  page('staff', () => import('./accounts/staff.tsx')),
  page('staff/:id', () => import('./accounts/staff-member.tsx')),
];

const missing = page('*', () => import('./missing.tsx'));

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
