import { and, eq, sql } from 'drizzle-orm';
import { type Db, inTransaction, pipelined, prepared } from '#platform/server/db.ts';
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
import { lineOptionsOf, maxQuantityOf, refuseTooMany } from './cart-lines.ts';
import { type CartOwner, openCart, ownership } from './open-cart.ts';
import { type CartRow, toCartItems } from './read-cart.ts';
import { cartLines, carts, uniqueOptions } from './tables.ts';

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
  return inTransaction(db, async (tx) => {
    // The lines are read behind the lock of the cart, so its statement leaves first.
    const [{ cartId, newToken }, rows] = await pipelined([
      openCart(tx, owner),
      readProductAndLines(tx, owner, request.productId),
    ]);
    const product = forSale(rows.find(({ product }) => product.id === request.productId)?.product, request);
    const lines = rows.flatMap((row) => (row.line ? [{ line: row.line, product: row.product }] : []));
    const items = toCartItems(await addUnits(tx, { cartId, product, lines, request }));
    return newToken ? { newToken, items } : { items };
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

/** Returns all lines of the cart after the change. */
async function addUnits(tx: Db, { cartId, product, lines, request }: Adding): Promise<CartRow[]> {
  const lineOptions = optionsOf(request);
  const known = lines.find(({ line }) => hasSameOptions(lineOptionsOf(line), lineOptions));
  if (!known && lines.length >= maxLines) throw refusals.cartFull();
  const quantity = (known?.line.quantity ?? 0) + request.quantity;
  const others = lines.filter((line) => line !== known);
  refuseTooMany(product.name, quantity, maxQuantityOf({ product, plan: lineOptions.plan }, others));
  const subscribe = lineOptions.frequencyDays > 0;
  const addedUnitPaise = unitPaise(product, { plan: lineOptions.plan, subscribe });
  const [line] = await writeLine(tx).execute({
    cartId,
    ...lineOptions,
    subscribe,
    quantity,
    addedUnitPaise,
    createdAt: request.addedAt ?? new Date(),
  });
  return [...others, { line: line!, product }];
}

function writeLine(tx: Db) {
  return prepared(tx, 'write_cart_line', (on) =>
    on
      .insert(cartLines)
      .values({
        cartId: sql.placeholder('cartId'),
        productId: sql.placeholder('productId'),
        plan: sql.placeholder('plan'),
        subscribe: sql.placeholder('subscribe'),
        frequencyDays: sql.placeholder('frequencyDays'),
        quantity: sql.placeholder('quantity'),
        addedUnitPaise: sql.placeholder('addedUnitPaise'),
        createdAt: sql.placeholder('createdAt'),
      })
      .onConflictDoUpdate({
        target: uniqueOptions,
        set: { quantity: sql`excluded.quantity`, addedUnitPaise: sql`excluded.added_unit_paise` },
      })
      .returning(),
  );
}

function optionsOf({
  productId,
  plan = '60',
  subscribe = false,
  frequencyDays = 30,
}: LineRequest): LineOptions {
  return { productId, plan, frequencyDays: subscribe ? frequencyDays : 0 };
}
