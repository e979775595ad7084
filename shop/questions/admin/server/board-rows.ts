import { asc, desc, eq, sql } from 'drizzle-orm';
import type { BoardRows } from '#platform/admin/server/board-row.ts';
import { dayMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { orderQuestions, productQuestions } from '../../server/tables.ts';
import type { OpenQuestions } from '../contract.ts';

const mostListed = 100;

/** Strangers who send many questions hide none of a customer. */
const isOfAccount = sql`exists (select from users where users.email = ${productQuestions.email})`;

/** Lists the open questions of all orders and products, those of accounts and the oldest first (GET /api/admin/questions). */
export async function listOpenQuestions(db: Db): Promise<OpenQuestions> {
  const ofOrders = await db
    .select({
      id: orderQuestions.id,
      words: orderQuestions.words,
      at: orderQuestions.at,
      orderNumber: orders.orderNumber,
    })
    .from(orderQuestions)
    .innerJoin(orders, eq(orders.id, orderQuestions.orderId))
    .where(eq(orderQuestions.state, 'open'))
    .orderBy(asc(orderQuestions.at), asc(orderQuestions.id))
    .limit(mostListed);
  const ofProducts = await db
    .select({
      id: productQuestions.id,
      words: productQuestions.words,
      at: productQuestions.at,
      productId: products.id,
      product: products.name,
    })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(eq(productQuestions.state, 'open'))
    .orderBy(desc(isOfAccount), asc(productQuestions.at), asc(productQuestions.id))
    .limit(mostListed);
  return {
    questions: ofOrders.map(written),
    productQuestions: ofProducts.map(written),
  };
}

const written = <Row extends { at: Date }>({ at, ...row }: Row) => ({ ...row, at: at.toISOString() });

/** The row of 'Today' about questions of customers. */
export const questionRows = {
  openQuestions: {
    label: 'Questions to answer',
    action: 'Answer them',
    to: '/admin/questions',
    roles: ['support'],
    patienceMs: dayMs,
    count: async (db, { limit }) => {
      const ofProducts = db
        .select({ since: productQuestions.at })
        .from(productQuestions)
        .where(eq(productQuestions.state, 'open'));
      const rows = await db
        .select({ since: orderQuestions.at })
        .from(orderQuestions)
        .where(eq(orderQuestions.state, 'open'))
        .unionAll(ofProducts)
        .orderBy(sql`1`)
        .limit(limit);
      const [oldest] = rows;
      return oldest ? { since: oldest.since, count: rows.length } : null;
    },
  },
} satisfies BoardRows;
