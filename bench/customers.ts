import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { shopUrl } from './shop-under-test.ts';

export type Customer = { userId: number; token: string };
export type Goods = { id: number; productName: string; sellingPrice: number };

export async function makeCustomers(pool: pg.Pool, count: number): Promise<Customer[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const token = `ara_${randomBytes(32).toString('base64url')}`;
      const hash = createHash('sha256').update(token).digest('hex');
      const email = `${randomUUID()}@bench.example`;
      const { rows } = await pool.query<{ id: number }>(
        `insert into users (email, first_name, last_name) values ($1, 'Asha', 'Rao') returning id`,
        [email],
      );
      const userId = rows[0]!.id;
      await pool.query(
        `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
        [hash, userId],
      );
      return { userId, token };
    }),
  );
}

/** Stocks every product, with stock movements, so that no order is refused. A combo takes its parts. */
export async function plentifulGoods(pool: pg.Pool, url = shopUrl): Promise<Goods[]> {
  await pool.query('update products set max_per_line = 1000000, on_sale = true where published');
  await pool.query(`
    with filled as (
      update products set stock = stock + 1000000
      where published and id not in (select combo_id from combo_parts) returning id)
    insert into stock_movements (product_id, change, reason) select id, 1000000, 'corrected' from filled`);
  const answer = await fetch(`${url}/api/products?limit=50`);
  return (await answer.json()) as Goods[];
}

export function orderBody(goods: Goods[]): object {
  const paise = goods.reduce((sum, { sellingPrice }) => sum + Math.round(sellingPrice * 100), 0);
  return {
    orderId: randomUUID(),
    paymentMode: 'COD',
    totalAmount: (paise - Math.min(1_000, paise) + 700) / 100,
    customerName: 'Asha Rao',
    customerPhone: String(6_000_000_000 + Math.floor(Math.random() * 3_999_999_999)),
    addressLine: `${Math.floor(Math.random() * 1_000_000)}, Lake View Road, Jayanagar`,
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    pincode: '560041',
    items: goods.map(({ id, productName, sellingPrice }) => ({
      sku: String(id),
      name: productName,
      quantity: 1,
      price: sellingPrice,
    })),
    buyNow: true,
  };
}
