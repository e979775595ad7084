import type { Context, Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { addSize, joinSizes, publishSizes, saveSizes } from '#shop/catalog/admin/server/groups/edit-sizes.ts';
import { readSizes } from '#shop/catalog/admin/server/groups/read-sizes.ts';
import { endpoints } from '#shop/catalog/admin/sizes.ts';
import type { ApiEnv } from '../../context.ts';
import { staff } from '../../middleware/guards.ts';
import { authorOf } from '../author-of.ts';
import { product, productGroup, productHooks } from '../entity-kinds.ts';

/** Mounts the sizes of a product: one in three sizes is a group of three products. */
export function serveSizes(app: Hono<ApiEnv>): void {
  const content = staff('content');
  const kinds = { kind: product, groups: productGroup };
  const sizes = (c: Context<ApiEnv>, id: number) =>
    readSizes(c.var.db, { id, ...kinds, hooks: productHooks });

  serveEndpoint(app, endpoints.read, [content], ({ params }, c) => sizes(c, params.id));

  serveEndpoint(app, endpoints.add, [content], async ({ params, body }, c) => {
    await addSize(c.var.db, { productId: params.id, size: body, ...kinds, by: authorOf(c) });
    return sizes(c, params.id);
  });

  serveEndpoint(app, endpoints.join, [content], async ({ params, body }, c) => {
    await joinSizes(c.var.db, { productId: params.id, ...body, groups: productGroup, by: authorOf(c) });
    return sizes(c, params.id);
  });

  serveEndpoint(app, endpoints.save, [content], ({ params, body }, c) => {
    const { version, fields, products: rows } = body;
    return saveSizes(c.var.db, { ...params, version, fields, rows, ...kinds, by: authorOf(c) });
  });

  serveEndpoint(app, endpoints.publish, [content], async ({ params }, c) => ({
    published: await publishSizes(c.var.db, { ...params, ...kinds, by: authorOf(c) }),
  }));
}
