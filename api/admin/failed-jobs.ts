import type { Hono } from 'hono';
import { endpoints } from '#platform/admin/failed-jobs.ts';
import { listFailedJobs, retryFailedJob } from '#platform/admin/server/failed-jobs.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import type { ApiEnv } from '../context.ts';
import { staff } from '../middleware/guards.ts';

/** Mounts the jobs that failed for good. They are the owner's alone. */
export function serveFailedJobs(app: Hono<ApiEnv>): void {
  const owner = staff('owner');

  serveEndpoint(app, endpoints.list, [owner], (_, c) => listFailedJobs(c.var.db));

  serveEndpoint(app, endpoints.retry, [owner], ({ params }, c) => retryFailedJob(c.var.db, params));
}
