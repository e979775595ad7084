import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints } from '#shop/grievances/contract.ts';
import { fileGrievance } from '#shop/grievances/server/file-grievance.ts';
import { readGrievance } from '#shop/grievances/server/read-grievance.ts';
import type { ApiEnv } from './context.ts';
import { maybeSignedIn } from './middleware/guards.ts';

/** Mounts complaints (E-Commerce Rules 2020, rules 4(5) and 7(1)(f)): filing one, and the page of its link. */
export function serveGrievances(app: Hono<ApiEnv>): void {
  serveEndpoint(app, endpoints.file, [maybeSignedIn], ({ body }, c) =>
    fileGrievance(c.var.db, { form: body, limitsEmails: c.var.config.RATE_LIMITS }),
  );

  serveEndpoint(app, endpoints.look, [], ({ body }, c) => readGrievance(c.var.db, body));
}
