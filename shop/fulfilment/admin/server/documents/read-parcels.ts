import { staffLabelOf } from '#shop/orders/admin/staff-labels.ts';
import type { Letterhead } from '#shop/invoices/server/draw-head.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { cutText } from '#platform/text/cut-text.ts';
import type { PostalAddress } from '#shop/addresses/postal-address.ts';
import { classTexts } from '#shop/catalog/declarations/class-texts.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { lineUnits } from '#shop/catalog/stock-units.ts';
import { needsEwayBill } from '#shop/orders/legal-limits.ts';
import { paymentOf } from '#shop/orders/payment-of.ts';
import type { Gift } from '#shop/orders/order.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { type OrderState, orderStates } from '#shop/orders/states.ts';
import { isByHand } from '#shop/shipping/couriers/couriers.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import type { DocumentKind } from '../../documents.ts';
import { ordersWithMixedFood } from '../mixed-food.ts';
import { type LineBatch, readLineBatches } from './line-batches.ts';
import { type Barcodes, loadBarcodes } from './draw-barcode.ts';
import { labelBarcodeWidth } from './draw-label.ts';
import { isPrintable } from '#platform/text/printable.ts';

/** Whose parcel it is, and where it goes back to. */
export type Sender = Letterhead & { name: string; address: string };

export type ParcelLine = typeof orderLines.$inferSelect;

/** A parcel with all that its documents show. Amounts in paise. */
export type ReadyParcel = {
  orderId: string;
  orderNumber: string;
  state: OrderState;
  waybill: string;
  recipient: PostalAddress;
  /** For the rider of a parcel sent by hand. Any other courier has it with the waybill. */
  phone: string | null;
  /** The cash that the rider collects, 0 when the parcel is paid. */
  collectPaise: number;
  packs: number;
  /** Its weight in grams. 0 when a product states no weight. */
  weightGrams: number;
  /** Its contents, by product, as the law names it. */
  goods: ParcelGoods[];
  /** Which batch each line was packed from, or is to be taken from. A label needs none. */
  batches: LineBatch[];
  /** Its value needs an e-way bill. */
  needsEwayBill: boolean;
  /** Null unless the parcel is a gift. */
  gift: Gift | null;
  /** Whether food lies in the parcel beside other goods. */
  isMixedFood: boolean;
  lines: ParcelLine[];
};

/** A product of a parcel: its own number, its generic name, and the words that the law gives for its label. */
export type ParcelGoods = {
  productId: number;
  code: string;
  genericName: string;
  texts: string[];
  weightGrams: number;
};

export type ReadParcel = ReadyParcel | { orderId: string; problem: string };

/** Reads the parcels of orders, in their sequence. A parcel without a document comes with the reason in words. */
export async function readParcels(
  db: Db,
  { orderIds, kind, now = new Date() }: { orderIds: string[]; kind: DocumentKind; now?: Date },
): Promise<ReadParcel[]> {
  const rows = await db
    .select({ order: orders, waybill: shipments.waybill, courier: shipments.courier })
    .from(orders)
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(inArray(orders.id, orderIds));
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.id));
  const mixedFood = await ordersWithMixedFood(db, lines);
  const known = await readGoods(db, lines);
  const batches = kind === 'contents' ? await readLineBatches(db, { orderIds, lines, now }) : [];
  const barcodes = await loadBarcodes();
  return orderIds.flatMap((orderId) => {
    const row = rows.find(({ order }) => order.id === orderId);
    if (!row) return [];
    const { order, waybill, courier } = row;
    const { state, orderNumber, address: recipient } = order;
    const { atDoorPaise: collectPaise } = paymentOf(order);
    const problem = problemOf({ kind, state, waybill, recipient, barcodes });
    if (problem) return { orderId, problem };
    const own = lines.filter((line) => line.orderId === orderId);
    const units = own.flatMap((line) => lineUnits(line));
    const packs = units.reduce((sum, each) => sum + each.units, 0);
    const goods = [...new Set(units.map(({ productId }) => productId))].flatMap((id) => known.get(id) ?? []);
    const isMixedFood = mixedFood.has(orderId);
    const isWeighed = goods.every((each) => each.weightGrams > 0);
    const grams = units.reduce(
      (sum, each) => sum + each.units * (known.get(each.productId)?.weightGrams ?? 0),
      0,
    );
    const weightGrams = isWeighed ? grams : 0;
    const phone = courier && isByHand(courier) ? recipient.phone : null;
    const parcel = { orderId, orderNumber, state, waybill: waybill ?? '', recipient, phone };
    const ofParcel = {
      goods,
      batches: batches.filter((each) => each.orderId === orderId),
      needsEwayBill: needsEwayBill(order.totalPaise),
      gift: order.gift,
      isMixedFood,
      lines: own,
    };
    return { ...parcel, collectPaise, packs, weightGrams, ...ofParcel };
  });
}

async function readGoods(db: Db, lines: ParcelLine[]): Promise<Map<number, ParcelGoods>> {
  const ids = lines.flatMap((line) => lineUnits(line).map(({ productId }) => productId));
  const { id, sku, name, weightGrams, productClass, facts } = products;
  const rows = await db
    .select({ id, sku, name, weightGrams, productClass, facts })
    .from(products)
    .where(inArray(id, ids));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        productId: row.id,
        code: row.sku ?? String(row.id),
        genericName: row.facts.genericName?.trim() || row.name,
        texts: classTexts(row),
        weightGrams: row.weightGrams,
      },
    ]),
  );
}

type LabelFacts = {
  kind: DocumentKind;
  state: OrderState;
  waybill: string | null;
  recipient: PostalAddress;
  barcodes: Barcodes;
};

function problemOf({ kind, state, waybill, recipient, barcodes }: LabelFacts): string | null {
  if (kind === 'hand_over') return null;
  const { awaitsCourier, isPackable, isPacked, isHandedOver } = orderStates[state];
  if (awaitsCourier) return 'The courier has not accepted the order yet.';
  const hasDocument = isPackable || (kind !== 'pick_list' && (isPacked || isHandedOver));
  if (!hasDocument) return `The order is ${staffLabelOf(state).toLowerCase()}.`;
  if (kind === 'pick_list') return null;
  if (!waybill) return 'The courier has not accepted the changed order yet.';
  if (recipient.name === '') return 'The customer is erased.';
  if (!isPrintable(`${recipient.name} ${recipient.addressLine} ${recipient.city}`))
    return 'Name or address has letters that cannot be printed. Write them in Latin letters or in a script of India.';
  if (kind === 'labels' && !barcodes.fits(waybill, labelBarcodeWidth))
    return `Scanners cannot read the waybill ${cutText(waybill, 60)} at the width of a label. Print the courier's own label.`;
  return null;
}
