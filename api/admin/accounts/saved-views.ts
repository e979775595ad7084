import type { Hono } from 'hono';
import { endpoints } from '#platform/admin/saved-views.ts';
import { listViews, removeView, saveView } from '#platform/admin/server/saved-views.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { staffRoles } from '#shop/accounts/staff.ts';
import type { ApiEnv } from '../../context.ts';
import { staff, userOf } from '../../middleware/guards.ts';

/** Mounts the saved views of lists. Each staff member has their own. */
export function serveSavedViews(app: Hono<ApiEnv>): void {
  const everyRole = staff(...staffRoles);

  serveEndpoint(app, endpoints.list, [everyRole], ({ query }, c) =>
    listViews(c.var.db, { userId: userOf(c), ...query }),
  );

  serveEndpoint(app, endpoints.save, [everyRole], ({ body }, c) =>
    saveView(c.var.db, { userId: userOf(c), ...body }),
  );

  serveEndpoint(app, endpoints.remove, [everyRole], async ({ params }, c) => {
    await removeView(c.var.db, { userId: userOf(c), ...params });
    return undefined;
  });
}
