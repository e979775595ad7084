import type { Context, Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints } from '#shop/payments/admin/cash-blocks.ts';
import { blockCash, endCashBlock, listCashBlocks } from '#shop/payments/admin/server/block-cash.ts';
import type { ApiEnv } from '../../context.ts';
import { staff, userOf } from '../../middleware/guards.ts';

/** Mounts the blocks of cash orders for owner and support. */
export function serveCashBlocks(app: Hono<ApiEnv>): void {
  const support = staff('support');
  const show = async (c: Context<ApiEnv>) => ({
    blocks: await listCashBlocks(c.var.db, { now: new Date() }),
  });

  serveEndpoint(app, endpoints.list, [support], (_, c) => show(c));

  serveEndpoint(app, endpoints.add, [support], async ({ body }, c) => {
    await blockCash(c.var.db, { form: body, userId: userOf(c) });
    return show(c);
  });

  serveEndpoint(app, endpoints.end, [support], async ({ params }, c) => {
    await endCashBlock(c.var.db, { ...params, userId: userOf(c) });
    return show(c);
  });
}
