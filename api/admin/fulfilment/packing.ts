import type { Hono } from 'hono';
import { logSecurityEvent } from '#platform/server/logs/log-security-event.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints } from '#shop/fulfilment/admin/packing.ts';
import * as documents from '#shop/fulfilment/admin/documents.ts';
import { findParcel } from '#shop/fulfilment/admin/server/packing/find-parcel.ts';
import { listParcels } from '#shop/fulfilment/admin/server/packing/list-parcels.ts';
import { packParcel, unpackParcel } from '#shop/fulfilment/admin/server/packing/pack-parcel.ts';
import {
  readDocument,
  readDocumentFile,
  requestDocuments,
} from '#shop/fulfilment/admin/server/documents/request-documents.ts';
import { isToPack } from '#shop/orders/admin/server/waiting-orders.ts';
import type { ApiEnv } from '../../context.ts';
import { staff, userOf } from '../../middleware/guards.ts';
import { requestFields } from '../../middleware/respond-to-error.ts';

export function servePacking(app: Hono<ApiEnv>): void {
  const packer = staff('packer');

  serveEndpoint(app, endpoints.list, [packer], ({ query }, c) =>
    listParcels(c.var.db, { where: isToPack(c.var.db, c.var.config), ...query }),
  );

  serveEndpoint(app, endpoints.find, [packer], ({ params }, c) =>
    findParcel(c.var.db, { ...params, couriers: c.var.config }),
  );

  serveEndpoint(app, endpoints.pack, [packer], ({ params, body }, c) =>
    packParcel(c.var.db, {
      ...params,
      ...body,
      authorId: userOf(c),
      couriers: c.var.config,
      area: c.var.config,
    }),
  );

  serveEndpoint(app, endpoints.undo, [packer], ({ params }, c) =>
    unpackParcel(c.var.db, { ...params, authorId: userOf(c) }),
  );

  serveEndpoint(app, documents.endpoints.request, [packer], ({ body }, c) =>
    requestDocuments(c.var.db, { ...body, authorId: userOf(c) }),
  );

  serveEndpoint(app, documents.endpoints.get, [packer], ({ params }, c) => readDocument(c.var.db, params));

  serveEndpoint(app, documents.endpoints.file, [packer], async ({ params }, c) => {
    const file = await readDocumentFile(c.var.db, { ...params, userId: userOf(c) });
    logSecurityEvent(c.var.log, 'personal_data_read', requestFields(c));
    return file;
  });
}
