import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { findAnyOrder } from '#shop/orders/admin/server/find-any-order.ts';
import { endpoints } from '#shop/returns/admin/replacements.ts';
import { giveUpReplacement } from '#shop/returns/admin/server/replacements/give-up-replacement.ts';
import { readReplacements } from '#shop/returns/admin/server/replacements/read-replacements.ts';
import { sendReplacement } from '#shop/returns/admin/server/replacements/send-replacement.ts';
import { alonePaiseOf } from '#shop/returns/server/settings.ts';
import type { ApiEnv } from '../../context.ts';
import { isClosed } from '../../order-rules.ts';
import { staff } from '../../middleware/guards.ts';
import { authorOf } from '../author-of.ts';

/** Mounts the replacements of orders. Support sends them, since they give goods away. */
export function serveReplacements(app: Hono<ApiEnv>): void {
  const support = staff('support');

  serveEndpoint(app, endpoints.get, [support], async ({ params }, c) =>
    readReplacements(c.var.db, await findAnyOrder(c.var.db, params)),
  );

  serveEndpoint(app, endpoints.send, [support], ({ params, body }, c) =>
    sendReplacement(c.var.db, {
      ...params,
      ...body,
      dispatch: c.var.config,
      sendsDemo: c.var.config.SHOP_DEMO,
      isClosed: isClosed(c.var),
      alonePaise: alonePaiseOf(c.var.config),
      by: authorOf(c),
    }),
  );

  serveEndpoint(app, endpoints.giveUp, [support], async ({ params }, c) => {
    const orderNumber = await giveUpReplacement(c.var.db, { ...params, by: authorOf(c) });
    return readReplacements(c.var.db, await findAnyOrder(c.var.db, { orderNumber }));
  });
}
