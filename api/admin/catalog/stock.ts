import type { Context, Hono } from 'hono';
import { changeEntity } from '#platform/server/changes/change-entity.ts';
import { dayOf } from '#platform/india-time.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { changeStock, receiveDelivery } from '#shop/catalog/admin/server/stock/change-stock.ts';
import { getStock, listStock } from '#shop/catalog/admin/server/stock/read-stock.ts';
import {
  getBatch,
  listBatches,
  listBatchOrders,
  listMovements,
} from '#shop/catalog/admin/server/stock/stock-history.ts';
import { reorderKind } from '#shop/catalog/admin/server/stock/stock-kinds.ts';
import { costKind, readCost } from '#shop/catalog/admin/server/stock/product-cost.ts';
import { endpoints as costEndpoints } from '#shop/catalog/admin/cost.ts';
import { endpoints } from '#shop/catalog/admin/stock.ts';
import { findSentOrder, ordersById } from '#shop/orders/admin/server/orders-by-id.ts';
import type { ApiEnv } from '../../context.ts';
import { staff } from '../../middleware/guards.ts';
import { authorOf } from '../author-of.ts';

export function serveStock(app: Hono<ApiEnv>): void {
  const packer = staff('packer');

  serveEndpoint(app, endpoints.list, [packer], ({ query }, c) =>
    listStock(c.var.db, { ...query, ...ageing(c) }),
  );

  serveEndpoint(app, endpoints.get, [packer], ({ params }, c) =>
    getStock(c.var.db, { ...params, ...ageing(c) }),
  );

  serveEndpoint(app, endpoints.change, [packer], async ({ params, body }, c) => {
    const by = authorOf(c);
    const given = { productId: params.id, asked: body, by, findOrder: findSentOrder, ...ageing(c) };
    await changeStock(c.var.db, given);
    return getStock(c.var.db, { ...params, ...ageing(c) });
  });

  serveEndpoint(app, endpoints.receive, [packer], async ({ body }, c) => {
    await receiveDelivery(c.var.db, { ...body, by: authorOf(c), ...ageing(c) });
    const ids = [...new Set(body.rows.map(({ productId }) => productId))];
    return { rows: await Promise.all(ids.map((id) => getStock(c.var.db, { id, ...ageing(c) }))) };
  });

  serveEndpoint(app, endpoints.setReorder, [packer], async ({ params, body }, c) => {
    const { version, reorderAt } = body;
    const save = { id: String(params.id), version, fields: { reorderAt }, by: authorOf(c) };
    await changeEntity(c.var.db, reorderKind, save);
    return getStock(c.var.db, { ...params, ...ageing(c) });
  });

  const owner = staff('owner');

  serveEndpoint(app, costEndpoints.get, [owner], ({ params }, c) => readCost(c.var.db, params));

  serveEndpoint(app, costEndpoints.set, [owner], async ({ params, body: { version, cost } }, c) => {
    await changeEntity(c.var.db, costKind, {
      id: String(params.id),
      version,
      fields: { cost },
      by: authorOf(c),
    });
    return readCost(c.var.db, params);
  });

  serveEndpoint(app, endpoints.history, [packer], ({ params, query }, c) =>
    listMovements(c.var.db, {
      ...params,
      ...query,
      ordersOf: ordersById,
      namesOf: findStaffNames,
    }),
  );

  serveEndpoint(app, endpoints.listBatches, [packer], ({ query }, c) =>
    listBatches(c.var.db, { ...query, ...ageing(c) }),
  );

  serveEndpoint(app, endpoints.getBatch, [packer], ({ params }, c) =>
    getBatch(c.var.db, { ...params, ...ageing(c) }),
  );

  serveEndpoint(app, endpoints.batchOrders, [packer], ({ params, query }, c) =>
    listBatchOrders(c.var.db, { ...params, ...query, ordersOf: ordersById }),
  );
}

export function ageing(c: Context<ApiEnv>) {
  const { MIN_SHELF_LIFE_DAYS: minShelfLifeDays, LOW_STOCK_UNITS: lowAt } = c.var.config;
  return { today: dayOf(new Date()), minShelfLifeDays, lowAt };
}
