import type { Hono } from 'hono';
import { logSecurityEvent } from '#platform/server/logs/log-security-event.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints, refusals } from '#shop/opening/admin/contract.ts';
import type { OpeningTools } from '#shop/opening/server/opening-tools.ts';
import { readOpening } from '#shop/opening/admin/server/read-opening.ts';
import type { ApiEnv, ShopContext } from '../context.ts';
import { freshStaff, staff } from '../middleware/guards.ts';
import { requestFields } from '../middleware/respond-to-error.ts';

/** Mounts the owner's list of what the shop still needs, and the removal of the demo. */
export function serveOpening(app: Hono<ApiEnv>, { opening: tools }: ShopContext): void {
  serveEndpoint(app, endpoints.read, [staff('owner')], (_, c) =>
    readOpening(c.var.db, { config: c.var.config, tools }),
  );

  serveEndpoint(app, endpoints.countDemo, [staff('owner')], ({ body }, c) =>
    toolsFor(c.var.config).countDemo(body.keep),
  );

  serveEndpoint(app, endpoints.removeDemo, [freshStaff('owner')], async ({ body }, c) => {
    const opening = toolsFor(c.var.config);
    const blockers = opening.blockers();
    if (blockers.length > 0) throw refusals.notReady(blockers);
    await opening.removeDemo(body);
    logSecurityEvent(c.var.log, 'demo_removed', requestFields(c));
    return readOpening(c.var.db, { config: c.var.config, tools });
  });

  serveEndpoint(app, endpoints.cancelRemoval, [staff('owner')], async (_, c) => {
    if (!(await toolsFor(c.var.config).cancelRemoval())) throw refusals.noRemoval();
    logSecurityEvent(c.var.log, 'demo_removal_cancelled', requestFields(c));
    return readOpening(c.var.db, { config: c.var.config, tools });
  });

  function toolsFor({ SHOP_DEMO }: ShopContext['config']): OpeningTools {
    if (!tools || !(SHOP_DEMO || tools.isClosed())) throw refusals.noDemo();
    return tools;
  }
}
