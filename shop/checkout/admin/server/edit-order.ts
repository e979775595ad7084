import { and, asc, eq } from 'drizzle-orm';
import { changeEntity, readForEdit } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { isSought, numberedFirst } from '#shop/catalog/admin/server/search-names.ts';
import { getPricedProducts } from '#shop/catalog/server/get-priced-products.ts';
import { lineOptionsOfSku } from '#shop/cart/line-options.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { unitPaise } from '#shop/catalog/unit-price.ts';
import { refuseOtherStateOfPincode } from '#shop/pincodes/server/refuse-other-state.ts';
import { type Dispatch, estimateDelivery } from '#shop/shipping/server/estimate-delivery.ts';
import { orderLines } from '#shop/orders/server/tables.ts';
import { editableStates } from '#shop/orders/states.ts';
import { mayEditBusiness } from '../../server/edit/edit-business.ts';
import { refusals } from '../../server/edit/edit-refusals.ts';
import type { EditedOrder, EditFields, OfferedProduct } from '../edit.ts';
import { findAnyOrder } from '#shop/orders/admin/server/find-any-order.ts';
import { logAccess } from '#shop/accounts/admin/server/access-log/log-access.ts';
import { orderKind, orderKindWithin, type OrderValues } from '../../server/edit/order-kind.ts';

type Params = { orderNumber: string };

/**
 * Returns an order to change it, and logs the access to phone and address (POST …/edit). Refuses an unknown order (404) and one
 * that is sent or cancelled (409). Of a packed one only the business may change.
 */
export async function openEdit(
  db: Db,
  { orderNumber, userId }: Params & { userId: number },
): Promise<EditedOrder> {
  const found = await findAnyOrder(db, { orderNumber });
  const { id: orderId, state, totalPaise, replaces } = found;
  if (!mayEditBusiness(state)) throw refusals.tooLateToEdit();
  await logAccess(db, { orderId, userId, what: 'edit' });
  const { version, value } = await readForEdit(db, orderKind, orderNumber);
  const { name: recipient, phone, addressLine, city, state: province, pincode } = value;
  const { buyerGstin, buyerName } = value;
  const { sku, name, quantity, unitPaise: paise } = orderLines;
  const lines = await db
    .select({ sku, name, quantity, paise })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  return {
    version,
    totalAmount: toRupees(totalPaise),
    keepsItems: replaces !== null,
    fields: { name: recipient, phone, addressLine, city, state: province, pincode, buyerGstin, buyerName },
    mayEditAll: editableStates.includes(state),
    lines: lines.map((line) => ({
      sku: line.sku,
      name: line.name,
      quantity: line.quantity,
      price: toRupees(line.paise),
    })),
  };
}

type Edit = Params & {
  version: number;
  fields: Partial<EditFields>;
  keepState?: boolean | undefined;
  dispatch: Dispatch;
  by: Author;
};

/**
 * Changes recipient and items of an order until it is packed, and its business until the invoice (PUT
 * /api/admin/orders/{orderNumber}), with the estimate of a new pincode. Returns version and total in rupees. Refuses an unknown
 * order (404); a stale version, a packed, sent or cancelled order, a pincode without delivery and too little stock (409).
 */
export async function editOrder(
  db: Db,
  { orderNumber, version, fields: { lines, ...address }, keepState, dispatch, by }: Edit,
): Promise<{ version: number; totalAmount: number }> {
  const order = await findAnyOrder(db, { orderNumber });
  const { pincode, state = order.address.state } = address;
  const place = { pincode: pincode ?? order.address.pincode, state };
  await refuseOtherStateOfPincode(db, { place, before: order.address, keepState });
  const moves = pincode !== undefined && pincode !== order.address.pincode;
  const fields: Partial<OrderValues> = {
    ...address,
    ...(moves ? { estimatedDeliveryDate: await dayFor(db, pincode, dispatch) } : {}),
    ...(lines ? { lines: await withNames(db, order.id, lines) } : {}),
  };
  const saved = await changeEntity(db, orderKindWithin(dispatch), { id: orderNumber, version, fields, by });
  const { totalPaise } = await findAnyOrder(db, { orderNumber });
  return { ...saved, totalAmount: toRupees(totalPaise) };
}

const offered = 8;

/** Returns products by words of the name, SKU or GTIN, with the price of today (GET /api/admin/orders/products). */
export async function offerProducts(db: Db, { q }: { q: string }): Promise<OfferedProduct[]> {
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isSought(q), eq(products.published, true), eq(products.onSale, true)))
    .orderBy(...numberedFirst(q), asc(products.name))
    .limit(offered);
  const priced = await getPricedProducts(
    db,
    found.map(({ id }) => id),
  );
  const inOrder = found.flatMap(({ id }) => priced.get(id) ?? []);
  return inOrder.map((product) => ({
    sku: String(product.id),
    name: product.name,
    price: toRupees(unitPaise(product, { plan: '60', subscribe: false })),
    stock: product.stock,
  }));
}

async function dayFor(db: Db, pincode: string, dispatch: Dispatch): Promise<string | null> {
  const { estimatedDeliveryDate } = await estimateDelivery(db, { pincode, dispatch });
  return estimatedDeliveryDate;
}

/** The log shows names. A product that is not in the order has the name of the catalogue. */
async function withNames(db: Db, orderId: string, lines: EditFields['lines']): Promise<OrderValues['lines']> {
  const known = await db
    .select({ sku: orderLines.sku, name: orderLines.name })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  const ids = lines.flatMap(({ sku }) => lineOptionsOfSku(sku)?.productId ?? []);
  const catalogue = await getPricedProducts(db, ids);
  const nameOf = (sku: string) =>
    known.find((line) => line.sku === sku)?.name ??
    catalogue.get(lineOptionsOfSku(sku)?.productId ?? 0)?.name ??
    sku;
  return lines.map(({ sku, quantity }) => ({ sku, name: nameOf(sku), quantity }));
}
