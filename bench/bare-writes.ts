import { randomUUID } from 'node:crypto';
import type pg from 'pg';

export async function bareAddToCart(pool: pg.Pool, userId: number, productId: number): Promise<void> {
  await transaction(pool, async (client) => {
    const cart = await client.query<{ id: string }>({
      name: 'cart',
      text: `insert into carts (user_id) values ($1) on conflict (user_id) do update set updated_at = now() returning id`,
      values: [userId],
    });
    const { rows } = await client.query<{ mrp_paise: number }>({
      name: 'product',
      text: 'select mrp_paise, discount_percent, stock from products where id = $1',
      values: [productId],
    });
    await client.query({
      name: 'line',
      text: `insert into cart_lines (cart_id, product_id, quantity, added_unit_paise) values ($1, $2, 1, $3)
        on conflict on constraint cart_lines_unique_options do update set quantity = cart_lines.quantity + 1`,
      values: [cart.rows[0]!.id, productId, rows[0]!.mrp_paise],
    });
  });
}

/** The minimum of an order: its row, stock, lines, stock movements, event and shipment, without jobs. */
export async function bareOrder(pool: pg.Pool, userId: number, productIds: number[]): Promise<void> {
  const id = randomUUID();
  await transaction(pool, async (client) => {
    const { rows } = await client.query<{ mrp_paise: number }>({
      name: 'prices',
      text: 'select id, mrp_paise, name from products where id = any($1)',
      values: [productIds],
    });
    const paise = rows.reduce((sum, row) => sum + row.mrp_paise, 0);
    await client.query({
      name: 'order',
      text: `insert into orders (id, order_number, user_id, body_hash, subtotal_paise, discount_paise, fee_paise, total_paise, address)
        values ($1, $2, $3, '', $4, 0, 0, $4, '{}')`,
      values: [id, id.slice(0, 18), userId, paise],
    });
    await client.query({
      name: 'stock',
      text: `update products set stock = stock - 1 where stock >= 1 and id in
        (select id from products where id = any($1) order by id for no key update)`,
      values: [productIds],
    });
    await client.query({
      name: 'order-lines',
      text: `insert into order_lines (order_id, product_id, sku, name, quantity, unit_paise)
        select $1, id, '', name, 1, mrp_paise from products where id = any($2)`,
      values: [id, productIds],
    });
    await client.query({
      name: 'ledger',
      text: `insert into stock_movements (product_id, change, reason, order_id) select unnest($1::int[]), -1, 'ordered', $2`,
      values: [productIds, id],
    });
    await client.query({
      name: 'event',
      text: `insert into order_events (order_id, state, actor) values ($1, 'placed', 'shopper')`,
      values: [id],
    });
    await client.query({
      name: 'shipment',
      text: `insert into shipments (order_id, order_number, request) values ($1, $2, '{}')`,
      values: [id, id.slice(0, 18)],
    });
  });
}

async function transaction(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
