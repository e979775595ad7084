import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { refuseUnsafeAddress } from '#platform/server/body/unsafe-text.ts';
import { guardCalls } from '#platform/server/serve-endpoint.ts';
import { serveBulkChanges } from './admin/bulk-changes.ts';
import { serveStaffCategories } from './admin/categories.ts';
import { serveEmails } from './admin/emails.ts';
import { serveMembers } from './admin/members.ts';
import { serveLog } from './admin/log.ts';
import { serveSavedViews } from './admin/saved-views.ts';
import { serveCash } from './admin/cash.ts';
import { servePacking } from './admin/packing.ts';
import { serveStaffOrders } from './admin/orders.ts';
import { serveStaffProducts } from './admin/products.ts';
import { serveStaffSignIn } from './admin/sign-in.ts';
import { serveStock } from './admin/stock.ts';
import { servePapers } from './admin/papers.ts';
import { serveStart } from './admin/start.ts';
import { serveCart } from './cart.ts';
import { respondToError } from './middleware/respond-to-error.ts';
import { serveAddresses } from './addresses.ts';
import { serveAuth } from './auth.ts';
import { serveCatalog } from './catalog.ts';
import type { ApiEnv, ShopContext } from './context.ts';
import { serveDelivery } from './delivery.ts';
import { serveDocs } from './developer/docs.ts';
import { serveInvoices } from './invoices.ts';
import { serveLookups } from './lookups.ts';
import { serveNewsletter } from './newsletter.ts';
import { serveOrders } from './orders.ts';
import { serveReviews } from './reviews.ts';
import { serveMailbox } from './developer/mailbox.ts';
import { serveSubscriptions } from './subscriptions.ts';
import { limitCalls } from './middleware/limit-calls.ts';
import { readFromReplica } from './middleware/read-from-replica.ts';
import { mustGoOn } from './must-go-on.ts';
import { refuseForeignWrites } from './middleware/refuse-foreign-writes.ts';
import { serveSearch } from './search.ts';
import { serveData } from './personal-data.ts';
import { serveMyReviews } from './my-reviews.ts';
import { serveWishlist } from './wishlist.ts';

/** Creates the API: mounts every endpoint from the contract of its module. */
export function createApi(shop: ShopContext): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  // The header of a client is not believed: its text would stand in the log.
  app.use(requestId({ headerName: '' }));
  app.use(async (c, next) => {
    c.set('db', (mustGoOn(c.req) && shop.reservedDb) || shop.db);
    c.set('config', shop.config);
    c.set('log', shop.log);
    c.header('x-request-id', c.var.requestId);
    c.header('cache-control', 'no-store');
    await next();
  });
  app.use(async (c, next) => {
    refuseUnsafeAddress(c.req.url);
    await next();
  });
  app.use(refuseForeignWrites(shop.config));
  app.onError(respondToError);
  const limitsOf = limitCalls(shop);
  guardCalls(app, (endpoint) => [...limitsOf(endpoint), ...readFromReplica(endpoint, shop)]);
  serveCatalog(app);
  serveSearch(app);
  serveReviews(app);
  serveCart(app);
  serveWishlist(app);
  serveDelivery(app);
  serveOrders(app);
  serveSubscriptions(app);
  serveInvoices(app);
  serveLookups(app);
  serveMyReviews(app);
  serveAuth(app);
  serveData(app);
  serveAddresses(app);
  serveNewsletter(app);
  serveStaffSignIn(app);
  serveMembers(app);
  serveLog(app);
  serveStaffProducts(app);
  serveStaffOrders(app);
  servePacking(app);
  serveStaffCategories(app);
  serveBulkChanges(app);
  serveStock(app);
  serveCash(app);
  servePapers(app);
  serveStart(app, shop);
  serveSavedViews(app);
  serveEmails(app);
  serveMailbox(app, shop.config);
  serveDocs(app, shop.config);
  app.all('/api/*', (c) =>
    c.json({ message: 'There is no such call.', code: 'unknown_call', requestId: c.var.requestId }, 404),
  );
  return app;
}
