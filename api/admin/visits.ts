import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints } from '#shop/visits/admin/contract.ts';
import { readVisits } from '#shop/visits/admin/server/read-visits.ts';
import type { ApiEnv } from '../context.ts';
import { staff } from '../middleware/guards.ts';

/** Mounts the report of page views. It is the owner's alone. */
export function serveVisits(app: Hono<ApiEnv>): void {
  serveEndpoint(app, endpoints.get, [staff('owner')], ({ query }, c) =>
    readVisits(c.var.db, { ...query, now: new Date() }),
  );
}
