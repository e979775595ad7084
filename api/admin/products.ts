import type { Context, Hono } from 'hono';
import { changeEntity } from '#platform/admin/server/change-entity.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { storePicture } from '#platform/server/uploads/uploads.ts';
import { endpoints, refusals } from '#shop/catalog/admin/contract.ts';
import { createProduct } from '#shop/catalog/admin/server/create-product.ts';
import { editProduct } from '#shop/catalog/admin/server/edit-product.ts';
import { addPicture } from '#shop/catalog/admin/server/pictures/add-picture.ts';
import { listProductsForStaff } from '#shop/catalog/admin/server/list-products.ts';
import type { ProductValues } from '#shop/catalog/admin/product-fields.ts';
import type { ApiEnv } from '../context.ts';
import { staff } from '../middleware/guards.ts';
import { authorOf } from './author-of.ts';
import { product, productHooks } from './entity-kinds.ts';

/** Mounts the products of the staff side. */
export function serveStaffProducts(app: Hono<ApiEnv>): void {
  const content = staff('content');
  const edited = (c: Context<ApiEnv>, id: number) =>
    editProduct(c.var.db, { id, kind: product, hooks: productHooks });
  const change = async (c: Context<ApiEnv>, id: number, version: number, fields: Partial<ProductValues>) => {
    await changeEntity(c.var.db, product, { id: String(id), version, fields, by: authorOf(c) });
    return edited(c, id);
  };

  serveEndpoint(app, endpoints.list, [content], ({ query }, c) => listProductsForStaff(c.var.db, query));

  serveEndpoint(app, endpoints.get, [content], ({ params }, c) => edited(c, params.id));

  serveEndpoint(app, endpoints.create, [content], async ({ body }, c) =>
    edited(c, await createProduct(c.var.db, { given: body, kind: product, by: authorOf(c) })),
  );

  serveEndpoint(app, endpoints.save, [content], ({ params, body }, c) =>
    change(c, params.id, body.version, body.fields),
  );

  serveEndpoint(app, endpoints.addPicture, [content], ({ params, files }, c) => {
    const where = { store: pictureStore(c.var.config), place: 'products' } as const;
    return storePicture(files.picture, where, async (path) => {
      if (!path) throw refusals.noPicture();
      return { name: await addPicture(c.var.db, { productId: params.id, path }) };
    });
  });

  serveEndpoint(app, endpoints.setState, [content], ({ params, body }, c) =>
    change(c, params.id, body.version, { state: body.state }),
  );
}
