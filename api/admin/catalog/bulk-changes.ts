import type { Context, Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints } from '#shop/catalog/admin/bulk/contract.ts';
import { planEdit } from '#shop/catalog/admin/server/bulk/edit/plan-edit.ts';
import { editAtOnce } from '#shop/catalog/admin/server/bulk/edit/edit-at-once.ts';
import { listBulkChanges, listBulkRows, showChange } from '#shop/catalog/admin/server/bulk/show-change.ts';
import {
  checkChange,
  startChange,
  stopChange,
  undoChange,
} from '#shop/catalog/admin/server/bulk/change-controls.ts';
import { announceFile, inspectUpload, savePart } from '#shop/catalog/admin/server/import/upload-file.ts';
import { writeProducts } from '#shop/catalog/admin/server/bulk/write-products.ts';
import { writeRefused } from '#shop/catalog/admin/server/bulk/write-csv.ts';
import type { ApiEnv } from '../../context.ts';
import { authorOf } from '../author-of.ts';
import { bulkTools } from './bulk-tools.ts';
import { product, productHooks } from '../entity-kinds.ts';
import { staff, userOf } from '../../middleware/guards.ts';

const tools = { kind: product, hooks: productHooks };

export function serveBulkChanges(app: Hono<ApiEnv>): void {
  const content = staff('content');
  const seesCosts = (c: Context<ApiEnv>) => bulkTools.maySeeCosts(c.var.db, userOf(c));
  const show = async (c: Context<ApiEnv>, id: number) =>
    showChange(c.var.db, { id, userId: userOf(c), withCosts: await seesCosts(c) });

  serveEndpoint(app, endpoints.list, [content], (_, c) => listBulkChanges(c.var.db));

  serveEndpoint(app, endpoints.upload, [content], async ({ body }, c) =>
    show(c, await announceFile(c.var.db, { ...body, userId: userOf(c) })),
  );

  serveEndpoint(app, endpoints.get, [content], ({ params }, c) => show(c, params.id));

  serveEndpoint(app, endpoints.listRows, [content], async ({ params, query }, c) =>
    listBulkRows(c.var.db, { ...params, ...query, withCosts: await seesCosts(c) }),
  );

  serveEndpoint(app, endpoints.savePart, [content], async ({ params, bytes }, c) => ({
    missingParts: await savePart(c.var.db, { ...params, content: bytes, userId: userOf(c) }),
  }));

  serveEndpoint(app, endpoints.look, [content], async ({ params: { id } }, c) => {
    await inspectUpload(c.var.db, { id, userId: userOf(c) });
    return show(c, id);
  });

  serveEndpoint(app, endpoints.check, [content], async ({ params: { id }, body }, c) => {
    await checkChange(c.var.db, { id, userId: userOf(c), mapping: body });
    return show(c, id);
  });

  serveEndpoint(app, endpoints.planEdit, [content], async ({ body }, c) =>
    show(c, await planEdit(c.var.db, { ...tools, asked: body, userId: userOf(c) })),
  );

  serveEndpoint(app, endpoints.start, [content], async ({ params: { id } }, c) => {
    if (!(await editAtOnce(c.var.db, { id, hooks: productHooks, by: authorOf(c) })))
      await startChange(c.var.db, { id, userId: userOf(c) });
    return show(c, id);
  });

  serveEndpoint(app, endpoints.stop, [content], async ({ params: { id } }, c) => {
    await stopChange(c.var.db, id);
    return show(c, id);
  });

  serveEndpoint(app, endpoints.undo, [content], async ({ params: { id } }, c) => {
    await undoChange(c.var.db, { id, userId: userOf(c) });
    return show(c, id);
  });

  serveEndpoint(app, endpoints.refused, [content], async ({ params }, c) => {
    await show(c, params.id);
    return writeRefused(c.var.db, { id: params.id, withCosts: await seesCosts(c) });
  });

  serveEndpoint(app, endpoints.exported, [content], async (_, c) =>
    writeProducts(c.var.db, { withCosts: await seesCosts(c) }),
  );
}
