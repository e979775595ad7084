import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints } from '#shop/accounts/admin/access-log.ts';
import { listLookingStaff, listAccessLog } from '#shop/accounts/admin/server/access-log/list-access-log.ts';
import { findOrderId, ordersById, ordersOfCustomer } from '#shop/orders/admin/server/orders-by-id.ts';
import type { ApiEnv } from '../../context.ts';
import { staff } from '../../middleware/guards.ts';

/** Mounts the log of accesses to personal data. It is the owner's alone. */
export function serveAccessLog(app: Hono<ApiEnv>): void {
  serveEndpoint(app, endpoints.list, [staff('owner')], ({ query }, c) =>
    listAccessLog(c.var.db, {
      ...query,
      ordersOf: ordersById,
      orderIdOf: findOrderId,
      ordersOfCustomer,
    }),
  );

  serveEndpoint(app, endpoints.filters, [staff('owner')], async (_, c) => ({
    authors: await listLookingStaff(c.var.db),
  }));
}
