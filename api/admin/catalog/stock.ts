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
import { paceDays } from '#shop/reports/admin/sales/contract.ts';
import { paceOf, readPace } from '#shop/reports/admin/server/sales/read-pace.ts';
import type { ApiEnv } from '../../context.ts';
import { staff } from '../../middleware/guards.ts';
import { authorOf } from '../author-of.ts';

export function serveStock(app: Hono<ApiEnv>): void {
  const packer = staff('packer');

  serveEndpoint(app, endpoints.list, [packer], async ({ query: { before, ...query } }, c) => {
    const sold = await readPace(c.var.db, new Date());
    const runsOut = before && { before, pace: { sold, days: paceDays } };
    const { rows, next } = await listStock(c.var.db, { ...query, ...ageing(c), ...(runsOut && { runsOut }) });
    return {
      rows: rows.map((row) => Object.assign(row, { daysLeft: paceOf(sold, row.id, row.stock) })),
      next,
    };
  });

  serveEndpoint(app, endpoints.get, [packer], ({ params }, c) => stockOf(c, params));

  serveEndpoint(app, endpoints.change, [packer], async ({ params, body }, c) => {
    const by = authorOf(c);
    const given = { productId: params.id, asked: body, by, findOrder: findSentOrder, ...ageing(c) };
    await changeStock(c.var.db, given);
    return stockOf(c, params);
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
    return stockOf(c, params);
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

/** The stock of a product, and how long it lasts as the reports say. */
async function stockOf(c: Context<ApiEnv>, { id }: { id: number }) {
  const stock = await getStock(c.var.db, { id, ...ageing(c) });
  return { ...stock, daysLeft: paceOf(await readPace(c.var.db, new Date()), id, stock.stock) };
}

export function ageing(c: Context<ApiEnv>) {
  const { MIN_SHELF_LIFE_DAYS: minShelfLifeDays, LOW_STOCK_UNITS: lowAt } = c.var.config;
  return { today: dayOf(new Date()), minShelfLifeDays, lowAt };
}
