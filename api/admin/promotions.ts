import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { costsOf } from '#shop/catalog/admin/server/stock/product-cost.ts';
import { previewCharges } from '#shop/orders/server/amounts/preview-charges.ts';
import { chargesOf } from '#shop/pricing/server/settings.ts';
import { endpoints } from '#shop/promotions/admin/contract.ts';
import { marginOf } from '#shop/promotions/admin/margin.ts';
import { sentenceOf } from '#shop/promotions/admin/fields.ts';
import {
  createPromotion,
  listPromotions,
  makeCodes,
  readPromotion,
  removePromotion,
  savePromotion,
  setEnd,
  stepPromotion,
  writeCodes,
} from '#shop/promotions/admin/server/promotions.ts';
import { termsOfFields } from '#shop/promotions/admin/server/terms-of-fields.ts';
import type { ApiEnv } from '../context.ts';
import { freshStaff, staff } from '../middleware/guards.ts';
import { authorOf, roleOf } from './author-of.ts';

/** Mounts the offers. Writers make drafts, and the owner alone starts and ends them. */
export function servePromotions(app: Hono<ApiEnv>): void {
  const writer = staff('content');
  const owner = freshStaff('owner');

  serveEndpoint(app, endpoints.list, [writer], (_, c) => listPromotions(c.var.db));

  serveEndpoint(app, endpoints.create, [writer], ({ body }, c) =>
    createPromotion(c.var.db, { ...body, by: authorOf(c) }),
  );

  serveEndpoint(app, endpoints.preview, [writer], async ({ body: { fields } }, c) => {
    const { db } = c.var;
    const now = chargesOf(c.var.config);
    const typed = { ...now, offers: [await termsOfFields(db, fields)] };
    const carts = await previewCharges(db, { now, typed });
    const ids = carts.flatMap(({ goods }) => goods.flatMap(({ productId }) => productId ?? []));
    const costs = (await roleOf(c)) === 'owner' ? await costsOf(db, ids) : null;
    return {
      sentence: sentenceOf(fields),
      carts: carts.map(({ name, units, goods, now: before, typed: after }) => {
        const leftOf = ({ lines }: typeof before) => costs && marginOf(lines, { goods, costs });
        const left = costs && { now: leftOf(before), typed: leftOf(after) };
        return { name, units, now: before, typed: after, left };
      }),
    };
  });

  serveEndpoint(app, endpoints.read, [writer], ({ params }, c) => readPromotion(c.var.db, params));

  serveEndpoint(app, endpoints.save, [writer], ({ params, body }, c) =>
    savePromotion(c.var.db, { ...params, ...body, by: authorOf(c) }),
  );

  serveEndpoint(app, endpoints.remove, [writer], async ({ params }, c) => {
    await removePromotion(c.var.db, { ...params, by: authorOf(c) });
    return {};
  });

  for (const [name, step] of [
    ['start', 'started'],
    ['end', 'ended'],
  ] as const)
    serveEndpoint(app, endpoints[name], [owner], async ({ params, body }, c) => {
      const changed = await stepPromotion(c.var.db, { ...params, ...body, step, by: authorOf(c) });
      await c.var.promotions?.look();
      return changed;
    });

  serveEndpoint(app, endpoints.setEnd, [owner], async ({ params, body }, c) => {
    const changed = await setEnd(c.var.db, { ...params, ...body, by: authorOf(c) });
    await c.var.promotions?.look();
    return changed;
  });

  serveEndpoint(app, endpoints.makeCodes, [owner], ({ params, body }, c) =>
    makeCodes(c.var.db, { ...params, ...body }),
  );

  serveEndpoint(app, endpoints.codes, [owner], ({ params }, c) => writeCodes(c.var.db, params));
}
