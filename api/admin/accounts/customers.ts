import type { Hono } from 'hono';
import type { Db } from '#platform/server/db.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { customerRefusals, endpoints } from '#shop/accounts/admin/customers.ts';
import * as byPhone from '#shop/accounts/admin/phone-requests.ts';
import {
  correctForCustomer,
  sendDataToCustomer,
  sendDeletionLink,
} from '#shop/accounts/admin/server/by-phone/take-request.ts';
import { findCustomer } from '#shop/accounts/admin/server/find-customer.ts';
import * as newsletter from '#shop/newsletter/admin/contract.ts';
import { writeSubscribers } from '#shop/newsletter/admin/server/write-subscribers.ts';
import { findAccounts } from '#shop/orders/admin/server/find/find-accounts.ts';
import { logAccess } from '#shop/accounts/admin/server/access-log/log-access.ts';
import { refuseOpenOrders } from '#shop/orders/server/erase/erase-customer.ts';
import type { ApiEnv } from '../../context.ts';
import { freshStaff, staff, userOf } from '../../middleware/guards.ts';
import { authorOf, logPersonalRead, roleOf } from '../author-of.ts';
import { serveCashBlocks } from '../orders/cash-blocks.ts';
import { readCustomerSections } from './customer-sources.ts';

/** Mounts customers, and the blocks of their cash orders, for owner and support. Only the owner saves a list of people, with a fresh second factor. */
export function serveCustomers(app: Hono<ApiEnv>): void {
  const support = staff('support');
  serveCashBlocks(app);

  serveEndpoint(app, endpoints.search, [support], async ({ body }, c) => {
    logPersonalRead(c);
    const mayList = (await roleOf(c)) === 'owner';
    return findAccounts(c.var.db, { ...body, mayList, userId: userOf(c) });
  });

  serveEndpoint(app, endpoints.get, [support], async ({ params: { id } }, c) => {
    const { db } = c.var;
    const customer = await findCustomer(db, { id });
    if (!customer) throw customerRefusals.notFound();
    await logAccess(db, { userId: userOf(c), what: 'customer_page', about: `Customer ${id}` });
    logPersonalRead(c);
    const sections = await readCustomerSections(db, { userId: id, email: customer.email });
    return { ...customer, sections };
  });

  serveEndpoint(app, byPhone.endpoints.correct, [support], async ({ params, body }, c) => {
    await correctForCustomer(c.var.db, { ...params, form: body, by: authorOf(c) });
    return { message: byPhone.phoneRequestMessages.corrected };
  });

  serveEndpoint(app, byPhone.endpoints.sendData, [support], async ({ params, body }, c) => {
    await sendDataToCustomer(c.var.db, { ...params, ...body, by: authorOf(c) });
    return { message: byPhone.phoneRequestMessages.data };
  });

  serveEndpoint(app, byPhone.endpoints.sendDeletionLink, [support], async ({ params, body }, c) => {
    const { id: userId } = params;
    const refuseOpen = (tx: Db) => refuseOpenOrders(tx, { userId });
    await sendDeletionLink(c.var.db, {
      ...params,
      ...body,
      by: authorOf(c),
      refuseOpenOrders: refuseOpen,
    });
    return { message: byPhone.phoneRequestMessages.deletion };
  });

  serveEndpoint(app, newsletter.endpoints.save, [freshStaff('owner')], async (_, c) => {
    await logAccess(c.var.db, { userId: userOf(c), what: 'subscribers' });
    logPersonalRead(c);
    return writeSubscribers(c.var.db);
  });
}
