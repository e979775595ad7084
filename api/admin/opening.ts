import type { Hono } from 'hono';
import { logSecurityEvent } from '#platform/server/logs/log-security-event.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints, refusals } from '#shop/opening/admin/contract.ts';
import { readOpening } from '#shop/opening/admin/server/read-opening.ts';
import type { ApiEnv, ShopContext } from '../context.ts';
import { staff } from '../middleware/guards.ts';
import { requestFields } from '../middleware/respond-to-error.ts';

/** Mounts the owner's list of what the shop still needs, and the removal of the demo. */
export function serveOpening(app: Hono<ApiEnv>, { opening: tools }: ShopContext): void {
  serveEndpoint(app, endpoints.read, [staff('owner')], (_, c) =>
    readOpening(c.var.db, { config: c.var.config, tools }),
  );

  serveEndpoint(app, endpoints.removeDemo, [staff('owner')], async ({ body }, c) => {
    if (!tools || !(c.var.config.SHOP_DEMO || tools.isDemoLeft())) throw refusals.noDemo();
    const blockers = c.var.config.SHOP_DEMO ? tools.blockers() : [];
    if (blockers.length > 0) throw refusals.notReady(blockers);
    await tools.removeDemo(body);
    logSecurityEvent(c.var.log, 'demo_removed', requestFields(c));
    return readOpening(c.var.db, { config: c.var.config, tools });
  });
}
