import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints } from '#shop/reports/admin/contract.ts';
import { readReport, writeReport } from '#shop/reports/admin/server/read-report.ts';
import type { ApiEnv } from '../context.ts';
import { staff } from '../middleware/guards.ts';

/** Mounts the reports. They are the owner's alone. */
export function serveReports(app: Hono<ApiEnv>): void {
  const owner = staff('owner');

  serveEndpoint(app, endpoints.get, [owner], ({ params, query }, c) =>
    readReport(c.var.db, { ...params, ...query, now: new Date() }),
  );

  serveEndpoint(app, endpoints.save, [owner], ({ params, query }, c) =>
    writeReport(c.var.db, { ...params, ...query, now: new Date() }),
  );
}
