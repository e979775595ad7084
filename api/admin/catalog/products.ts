import type { Context, Hono } from 'hono';
import { changeEntity } from '#platform/server/changes/change-entity.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { savePart } from '#platform/server/uploads/file-parts.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { endpoints } from '#shop/catalog/admin/contract.ts';
import { endpoints as preview } from '#shop/catalog/admin/preview.ts';
import { previewProduct } from '#shop/catalog/admin/server/preview-product.ts';
import { acceptDoubts } from '#shop/catalog/admin/server/accept-doubts.ts';
import { createProduct } from '#shop/catalog/admin/server/create-product.ts';
import { editProduct } from '#shop/catalog/admin/server/edit-product.ts';
import { addPicture, announceProductPicture } from '#shop/catalog/admin/server/pictures/add-picture.ts';
import { listProductsForStaff } from '#shop/catalog/admin/server/list-products.ts';
import type { ProductValues } from '#shop/catalog/admin/product-fields.ts';
import { contactsOf } from '#platform/server/config.ts';
import type { UsualFacts } from '#shop/catalog/admin/usual-facts.ts';
import { ayushLicenceOf, missingSettings } from '#shop/invoices/server/settings.ts';
import type { ApiConfig, ApiEnv } from '../../context.ts';
import { staff, userOf } from '../../middleware/guards.ts';
import { authorOf } from '../author-of.ts';
import { product, productHooks } from '../entity-kinds.ts';
import { serveSizes } from './sizes.ts';

export function serveStaffProducts(app: Hono<ApiEnv>): void {
  serveSizes(app);
  const content = staff('content');
  const edited = (c: Context<ApiEnv>, id: number) =>
    editProduct(c.var.db, { id, kind: product, hooks: productHooks });
  const change = async (c: Context<ApiEnv>, id: number, version: number, fields: Partial<ProductValues>) => {
    await changeEntity(c.var.db, product, { id: String(id), version, fields, by: authorOf(c) });
    return edited(c, id);
  };

  serveEndpoint(app, endpoints.list, [content], ({ query }, c) => listProductsForStaff(c.var.db, query));

  serveEndpoint(app, endpoints.get, [content], ({ params }, c) => edited(c, params.id));

  serveEndpoint(app, preview.preview, [content], ({ params }, c) => previewProduct(c.var.db, params.id));

  serveEndpoint(app, endpoints.create, [content], async ({ body }, c) =>
    edited(
      c,
      await createProduct(c.var.db, {
        given: body,
        kind: product,
        by: authorOf(c),
        usual: usualFactsOf(c.var.config),
      }),
    ),
  );

  serveEndpoint(app, endpoints.save, [content], ({ params, body }, c) =>
    change(c, params.id, body.version, body.fields),
  );

  serveEndpoint(app, endpoints.announcePicture, [content], ({ params, body }, c) =>
    announceProductPicture(c.var.db, { productId: params.id, userId: userOf(c), bytes: body.bytes }),
  );

  serveEndpoint(app, endpoints.sendPicturePart, [content], async ({ params, bytes }, c) => {
    const part = { id: params.upload, userId: userOf(c), number: params.number, content: bytes };
    return { missingParts: await savePart(c.var.db, part) };
  });

  serveEndpoint(app, endpoints.addPicture, [content], async ({ params }, c) => {
    const sent = { productId: params.id, upload: params.upload, userId: userOf(c) };
    return { name: await addPicture(c.var.db, { ...sent, store: pictureStore(c.var.config) }) };
  });

  serveEndpoint(app, endpoints.acceptDoubts, [staff('owner')], async ({ params, body }, c) => {
    const { id } = params;
    await acceptDoubts(c.var.db, { id, ...body, kind: product, hooks: productHooks, by: authorOf(c) });
    return edited(c, id);
  });

  serveEndpoint(app, endpoints.setState, [content], ({ params, body }, c) =>
    change(c, params.id, body.version, { state: body.state }),
  );
}

/** A demo value is no fact of a real shop. */
function usualFactsOf(config: ApiConfig): UsualFacts {
  const missing = new Set(missingSettings(config));
  const known = (name: 'SELLER_NAME' | 'SELLER_ADDRESS') => (missing.has(name) ? '' : config[name]);
  const { phone, email } = contactsOf(config);
  return {
    seller: known('SELLER_NAME'),
    address: known('SELLER_ADDRESS'),
    ayushLicence: ayushLicenceOf(config),
    phone: phone ?? '',
    email: email ?? '',
  };
}
