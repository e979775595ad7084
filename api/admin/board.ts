import type { Hono } from 'hono';
import type { BoardRows } from '#platform/admin/server/board-row.ts';
import { failedJobRows } from '#platform/admin/server/failed-jobs.ts';
import { refusedEmailRows } from '#platform/admin/server/refused-emails.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { dayOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { endpoints, type MoneyDue } from '#shop/board/admin/contract.ts';
import { readBoard } from '#shop/board/admin/server/read-board.ts';
import { bankBoardRows } from '#shop/bank/admin/server/board-rows.ts';
import { readBalances } from '#shop/cash/admin/server/read-balances.ts';
import { cashRows } from '#shop/cash/admin/server/board-rows.ts';
import { paymentRows } from '#shop/payments/admin/server/board-rows.ts';
import { reviewRows } from '#shop/reviews/admin/server/board-rows.ts';
import { questionRows } from '#shop/questions/admin/server/board-rows.ts';
import { grievanceRows } from '#shop/grievances/admin/server/board-rows.ts';
import { stockRows } from '#shop/catalog/admin/server/stock/board-rows.ts';
import type { CatalogSettings } from '#shop/catalog/server/settings.ts';
import { chargesOf } from '#shop/pricing/server/settings.ts';
import { offersOf } from '#shop/promotions/promotion.ts';
import { promiseRows, textRows } from '#shop/content/admin/server/products-in-texts.ts';
import { parcelRows } from '#shop/fulfilment/admin/server/board-rows.ts';
import { orderRows } from '#shop/orders/admin/server/board-rows.ts';
import { moneyRows } from '#shop/settlements/admin/server/board-rows.ts';
import { returnRows } from '#shop/returns/admin/server/board-rows.ts';
import type { CourierSettings } from '#shop/shipping/couriers/couriers.ts';
import { contentOf } from '../content-of.ts';
import type { ApiEnv, ShopContext } from '../context.ts';
import { staff } from '../middleware/guards.ts';
import { roleOf } from './author-of.ts';
import { sumAllRefundsDue } from './settlements.ts';
import { findGoneProducts } from './content/content-gate.ts';

export function serveBoard(app: Hono<ApiEnv>, shop: ShopContext): void {
  serveEndpoint(app, endpoints.get, [staff('packer', 'support')], async (_, c) =>
    readBoard(c.var.db, {
      role: await roleOf(c),
      rows: { ...boardRows(c.var.config), ...(await rowsOfTexts({ ...shop, config: c.var.config })) },
    }),
  );

  serveEndpoint(app, endpoints.getMoney, [staff('owner')], (_, c) => readMoney(c.var.db));
}

/** A demo marks its promises itself. */
async function rowsOfTexts(shop: ShopContext): Promise<BoardRows> {
  const { config, promotions } = shop;
  const content = await contentOf(shop);
  const promises = { ...chargesOf(config), offers: offersOf(promotions?.current() ?? []) };
  return {
    ...textRows(content, findGoneProducts),
    ...(config.SHOP_DEMO ? {} : promiseRows(content, promises)),
  };
}

/** Cash and refunds, each from its module. */
async function readMoney(db: Db): Promise<MoneyDue> {
  const [balances, refunds] = await Promise.all([
    readBalances(db, { day: dayOf(new Date()) }),
    sumAllRefundsDue(db),
  ]);
  return {
    couriers: balances.filter(({ open }) => open !== 0).map(({ courier, open }) => ({ courier, open })),
    refunds,
  };
}

/** Returns the rows of 'Today', each from its module. A module whose work waits for staff adds its rows. */
export function boardRows(config: CatalogSettings & CourierSettings): BoardRows {
  return {
    ...orderRows(config),
    ...parcelRows(config),
    ...returnRows,
    ...grievanceRows,
    ...questionRows,
    ...reviewRows,
    ...cashRows,
    ...paymentRows,
    ...moneyRows,
    ...bankBoardRows,
    ...stockRows({ minShelfLifeDays: config.MIN_SHELF_LIFE_DAYS, lowAt: config.LOW_STOCK_UNITS }),
    ...failedJobRows,
    ...refusedEmailRows,
  };
}
