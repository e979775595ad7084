import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints } from '#shop/orders/admin/looks.ts';
import { listLookers, listLooks } from '#shop/orders/admin/server/looks/list-looks.ts';
import type { ApiEnv } from '../../context.ts';
import { staff } from '../../middleware/guards.ts';

/** Mounts the list of looks at personal data. It is the owner's alone. */
export function serveLooks(app: Hono<ApiEnv>): void {
  serveEndpoint(app, endpoints.list, [staff('owner')], ({ query }, c) => listLooks(c.var.db, query));

  serveEndpoint(app, endpoints.filters, [staff('owner')], async (_, c) => ({
    authors: await listLookers(c.var.db),
  }));
}
