import { and, eq, sql } from 'drizzle-orm';
import { type Db, inTransactionTo, type LastStatement, pipelined, prepared } from '#platform/server/db.ts';
import type { SupplyDays } from '#shop/catalog/contract.ts';
import { refusals as catalogRefusals } from '#shop/catalog/refusals.ts';
import { isSubscribable } from '#shop/catalog/is-subscribable.ts';
import { pricedColumns, type PricedProduct } from '#shop/catalog/server/get-priced-products.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { isAvailable } from '#shop/catalog/server/to-product.ts';
import { unitPaise } from '#shop/catalog/unit-price.ts';
import type { CartItem } from '../contract.ts';
import { type LineOptions, type Frequency, hasSameOptions } from '../line-options.ts';
import { maxLines, refusals } from '../contract.ts';
import { type CartLineRow, lineOptionsOf, maxQuantityOf, refuseTooMany } from './cart-lines.ts';
import { type CartOwner, openCart, ownership } from './open-cart.ts';
import { type CartRow, toCartItems } from './read-cart.ts';
import { cartLines, carts } from './tables.ts';

type LineRequest = {
  productId: number;
  quantity: number;
  plan?: SupplyDays | undefined;
  subscribe?: boolean | undefined;
  frequencyDays?: Frequency | undefined;
  /** Of a line that comes back to its place. */
  addedAt?: Date | undefined;
};

/**
 * Adds units of a product to the owner's cart (section 7, POST /api/cart/add). Returns the cart's items, and the token of a new
 * guest's cookie if the cart is new. Refuses an unknown product (404), a product that is out of stock or has no subscription, and more than the line,
 * the cart or the stock allows (409).
 */
export async function addToCart(
  db: Db,
  { owner, request }: { owner: CartOwner; request: LineRequest },
): Promise<{ newToken?: string; items: CartItem[] }> {
  return inTransactionTo(db, async (tx) => {
    // The lines are read behind the lock of the cart, so its statement leaves first.
    const [{ cartId, newToken }, rows] = await pipelined([
      openCart(tx, owner),
      readProductAndLines(tx, owner, request.productId),
    ]);
    const product = forSale(rows.find(({ product }) => product.id === request.productId)?.product, request);
    const lines = rows.flatMap((row) => (row.line ? [{ line: row.line, product: row.product }] : []));
    const { give, ...write } = addUnits({ cartId, product, lines, request });
    return { ...write, give: (rows) => ({ ...(newToken ? { newToken } : {}), items: give(rows) }) };
  });
}

function readProductAndLines(tx: Db, cartOwner: CartOwner, productId: number) {
  const { kind, where, owner } = ownership(cartOwner) ?? {
    kind: 'new_guest',
    where: sql`false`,
    owner: null,
  };
  const cart = sql`(select ${carts.id} from ${carts} where ${where})`;
  return prepared(tx, `product_and_cart_lines_of_${kind}`, (on) =>
    on
      .select({ product: pricedColumns, line: cartLines })
      .from(products)
      .leftJoin(cartLines, and(eq(cartLines.cartId, cart), eq(cartLines.productId, products.id)))
      .where(
        sql`${products.id} = any(array(
          select product_id from ${cartLines} where cart_id = ${cart}
          union all select ${sql.placeholder('productId')}::int))`,
      ),
  ).execute({ owner, productId });
}

function forSale(product: PricedProduct | undefined, { subscribe }: LineRequest): PricedProduct {
  if (!product?.published) throw catalogRefusals.productNotFound();
  if (!isAvailable(product)) throw catalogRefusals.outOfStock(product.name);
  if (subscribe && !isSubscribable(product.name, product.subscribable))
    throw refusals.notSubscribable(product.name);
  return product;
}

type Adding = {
  cartId: string;
  product: PricedProduct;
  lines: CartRow[];
  request: LineRequest;
};

/** Returns the statement that writes the line. It gives the items of the cart after the change. */
function addUnits({ cartId, product, lines, request }: Adding): LastStatement<CartItem[]> {
  const lineOptions = optionsOf(request);
  const known = lines.find(({ line }) => hasSameOptions(lineOptionsOf(line), lineOptions));
  if (!known && lines.length >= maxLines) throw refusals.cartFull();
  const quantity = (known?.line.quantity ?? 0) + request.quantity;
  const others = lines.filter((line) => line !== known);
  refuseTooMany(product.name, quantity, maxQuantityOf({ product, plan: lineOptions.plan }, others));
  const subscribe = lineOptions.frequencyDays > 0;
  const addedUnitPaise = unitPaise(product, { plan: lineOptions.plan, subscribe });
  const { productId, plan, frequencyDays } = lineOptions;
  const createdAt = request.addedAt ?? new Date();
  return {
    name: 'write_cart_line',
    text: writing,
    values: [cartId, productId, plan, subscribe, frequencyDays, quantity, addedUnitPaise, createdAt],
    give: ([line]) => toCartItems([...others, { line: line as CartLineRow, product }]),
  };
}

const writing = `
  insert into cart_lines (cart_id, product_id, supply_days, subscribe, frequency_days, quantity, added_unit_paise, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (cart_id, product_id, supply_days, subscribe, frequency_days)
    do update set quantity = excluded.quantity, added_unit_paise = excluded.added_unit_paise
  returning id, cart_id as "cartId", product_id as "productId", supply_days as plan, subscribe, frequency_days as "frequencyDays",
    quantity, added_unit_paise as "addedUnitPaise", created_at as "createdAt"`;

function optionsOf({
  productId,
  plan = '60',
  subscribe = false,
  frequencyDays = 30,
}: LineRequest): LineOptions {
  return { productId, plan, frequencyDays: subscribe ? frequencyDays : 0 };
}
