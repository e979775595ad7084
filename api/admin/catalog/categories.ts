import type { Hono } from 'hono';
import { changeEntity } from '#platform/server/changes/change-entity.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { announcePicture } from '#platform/server/uploads/picture-parts.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { endpoints } from '#shop/catalog/admin/categories.ts';
import { categoryOrderKind } from '#shop/catalog/admin/server/category-order-kind.ts';
import {
  createCategory,
  deleteCategory,
  listCategoriesForStaff,
} from '#shop/catalog/admin/server/edit-categories.ts';
import { addCategoryPicture } from '#shop/catalog/admin/server/pictures/add-picture.ts';
import type { ApiEnv } from '../../context.ts';
import { staff, userOf } from '../../middleware/guards.ts';
import { authorOf } from '../author-of.ts';
import { category, settingThatNames } from '../entity-kinds.ts';

/** Mounts the categories of the staff side. Each response is the whole tree. */
export function serveStaffCategories(app: Hono<ApiEnv>): void {
  const content = staff('content');

  serveEndpoint(app, endpoints.list, [content], (_, c) => listCategoriesForStaff(c.var.db));

  serveEndpoint(app, endpoints.create, [content], async ({ body }, c) => {
    await createCategory(c.var.db, { given: body, kind: category, by: authorOf(c) });
    return listCategoriesForStaff(c.var.db);
  });

  serveEndpoint(app, endpoints.save, [content], async ({ params, body }, c) => {
    await changeEntity(c.var.db, category, { id: String(params.id), ...body, by: authorOf(c) });
    return listCategoriesForStaff(c.var.db);
  });

  serveEndpoint(app, endpoints.order, [content], async ({ params, body }, c) => {
    const { version, order } = body;
    await changeEntity(c.var.db, categoryOrderKind, {
      id: params.list,
      version,
      fields: { order },
      by: authorOf(c),
    });
    return listCategoriesForStaff(c.var.db);
  });

  serveEndpoint(app, endpoints.announcePicture, [content], ({ body }, c) =>
    announcePicture(c.var.db, { userId: userOf(c), bytes: body.bytes }),
  );

  serveEndpoint(app, endpoints.addPicture, [content], async ({ params }, c) => {
    const sent = { ...params, userId: userOf(c), store: pictureStore(c.var.config) };
    return { name: await addCategoryPicture(c.var.db, sent) };
  });

  serveEndpoint(app, endpoints.remove, [content], async ({ params }, c) => {
    await deleteCategory(c.var.db, {
      id: params.id,
      kind: category,
      settingThatNames,
      by: authorOf(c),
    });
    return listCategoriesForStaff(c.var.db);
  });
}
