import { eq } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import { type Db, prepared } from '#platform/server/db.ts';
import { sizedName } from '#shop/catalog/groups/sized-name.ts';
import { pricedColumns, type PricedProduct } from '#shop/catalog/server/get-priced-products.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { isAvailable } from '#shop/catalog/server/to-product.ts';
import { packsOf } from '#shop/catalog/stock-units.ts';
import { mrpPaiseOf, unitPaise } from '#shop/catalog/unit-price.ts';
import { type Frequency, lineIdOf } from '../line-options.ts';
import type { CartItem } from '../contract.ts';
import { type CartLineRow, lineOptionsOf, maxQuantityOf } from './cart-lines.ts';
import { type CartOwner, ownership } from './open-cart.ts';
import { offeredUnit } from './offered-unit.ts';
import { cartLines, carts } from './tables.ts';

/** Returns the owner's cart lines at current prices, in the order they were added (section 7, GET /api/cart). */
export async function readCart(db: Db, { owner }: { owner: CartOwner }): Promise<CartItem[]> {
  return toCartItems(await readRows(db, { owner }));
}

export async function readRows(db: Db, { owner }: { owner: CartOwner }): Promise<CartRow[]> {
  const found = ownership(owner);
  if (!found) return [];
  return prepared(db, `read_cart_of_${found.kind}`, (on) =>
    on
      .select({ line: cartLines, product: pricedColumns })
      .from(carts)
      .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
      .innerJoin(products, eq(products.id, cartLines.productId))
      .where(found.where),
  ).execute({ owner: found.owner });
}

/** Returns the lines of a cart as its price needs them. */
export function pricedRows(rows: CartRow[]) {
  return rows.map(({ line: { plan, subscribe, quantity }, product }) => ({
    ...pricedUnit(product, { plan, subscribe }),
    quantity,
    name: sizedName(product),
    takesCash: product.takesCash,
  }));
}

function pricedUnit(product: PricedProduct, options: Parameters<typeof offeredUnit>[1]) {
  const { unitPaise: paise, ...unit } = offeredUnit(product, options);
  return { ...unit, price: toRupees(paise) };
}

export type CartRow = { line: CartLineRow; product: PricedProduct };

/** Returns all lines of a cart in the wire format, in the order they were added. */
export function toCartItems(rows: CartRow[]): CartItem[] {
  return rows
    .toSorted((a, b) => a.line.createdAt.getTime() - b.line.createdAt.getTime() || a.line.id - b.line.id)
    .map((row) =>
      toCartItem(
        row,
        rows.filter((other) => other !== row),
      ),
    );
}

function toCartItem({ line, product }: CartRow, others: CartRow[]): CartItem {
  const { plan, subscribe } = line;
  const price = unitPaise(product, { plan, subscribe });
  const { cap, left } = maxQuantityOf({ product, plan }, others);
  return {
    lineId: lineIdOf(lineOptionsOf(line)),
    productId: product.id,
    slug: product.slug,
    productName: sizedName(product),
    price: toRupees(price),
    quantity: line.quantity,
    imageUrl: product.imageUrl,
    seller: product.seller ?? '',
    plan,
    subscribe,
    frequencyDays: subscribe ? (line.frequencyDays as Frequency) : null,
    mrp: toRupees(mrpPaiseOf(product, { plan })),
    packs: packsOf(product, plan),
    parts: product.parts.map(({ productId, name, quantity }) => ({ productId, name, quantity })),
    priceWas: line.addedUnitPaise === price ? null : toRupees(line.addedUnitPaise),
    stockQuantity: product.stock,
    maxQuantity: Math.min(cap, left),
    available: product.published && isAvailable(product),
    categories: product.categories,
    addedAt: line.createdAt.toISOString(),
  };
}
