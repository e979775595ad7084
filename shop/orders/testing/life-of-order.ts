import { hourMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { readShopConfig } from '#server/config.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { bookRemittance } from '#shop/cash/admin/server/remittances/book-remittance.ts';
import { checkRemittance } from '#shop/cash/admin/server/remittances/check-remittance.ts';
import { undoRemittance } from '#shop/cash/admin/server/remittances/undo-remittance.ts';
import { uploadRemittance } from '#shop/cash/admin/server/remittances/upload-remittance.ts';
import { makeCombo, makeProduct } from '#shop/catalog/server/testing.ts';
import { findParcel } from '#shop/fulfilment/admin/server/packing/find-parcel.ts';
import { packParcel, unpackParcel } from '#shop/fulfilment/admin/server/packing/pack-parcel.ts';
import { lifeOfReturns } from '#shop/returns/server/testing.ts';
import { editOrder, openEdit } from '#shop/checkout/admin/server/edit-order.ts';
import { inspectParcel } from '#shop/fulfilment/admin/server/inspection/inspect-parcel.ts';
import { readParcel } from '#shop/fulfilment/admin/server/parcels/read-parcel.ts';
import { applyShipmentResponse } from '#shop/orders/server/apply-shipment-response.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { toRupees } from '#platform/money.ts';
import { usualCharges } from '#shop/pricing/amounts.ts';
import type { OfferTerms } from '#shop/pricing/offers/offer-terms.ts';
import { priceOf } from '#shop/pricing/price-of.ts';
import { startTerms } from '#shop/promotions/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody, recordsOf } from '#shop/orders/server/testing.ts';
import { applyScans } from '#shop/fulfilment/server/tracking/apply-scans.ts';
import type { Courier } from '#shop/shipping/courier.ts';
import { editParcel } from '#shop/shipping/server/shipments/edit-parcel.ts';
import { createShipment } from '#shop/shipping/server/shipments/create-shipment.ts';
import { storeScans } from '#shop/shipping/server/tracking/store-scans.ts';
import { delhiveryScan } from '#shop/shipping/testing/delhivery-scan.ts';

export const config = readShopConfig({});

export const labels = {
  pickedUp: ['UD', 'In Transit', 'X-PPOM'],
  takenOut: ['UD', 'Dispatched', 'X-DDD3FD'],
  nobodyThere: ['UD', 'Pending', 'EOD-11'],
  turnedRound: ['RT', 'In Transit', 'X-OLL4F'],
  broughtBack: ['DL', 'RTO', 'RT-110'],
  delivered: ['DL', 'Delivered', 'EOD-38'],
  lost: ['UD', 'Lost', 'X-LOST'],
} as const;
export type Heard = keyof typeof labels;

let made = 0;

/** One order with all that staff, courier and customer may do to it, by default without an offer. Each act may be refused. */
export async function newLife(db: Db, offer: OfferTerms | null = null) {
  const { userId: staffId } = await makeStaff(db, 'owner');
  const by = { userId: staffId, namesOf: async () => new Map<number, string>() };
  const customer = await makeCustomer(db);
  const [tea, oil] = [
    await makeProduct(db, { stock: 30 }),
    await makeProduct(db, { stock: 30, mrpPaise: 31_700 }),
  ];
  const kit = await makeCombo(db, [{ partId: oil.id, quantity: 2 }], { name: 'Hair Kit' });
  const skus = [tea, oil, kit].map(({ id }) => `${id}`);
  const first = { sku: skus[0]!, quantity: 2, unitPaise: 50_000, productId: tea.id };
  const promotions = offer ? [await startTerms(db, offerOn(tea.id, offer), { maxUses: 5 })] : [];
  const { payablePaise } = priceOf([first], { ...usualCharges, offers: promotions });
  const order = makeOrderBody([first], { totalAmount: toRupees(payablePaise) });
  const { orderId } = order;
  const { orderNumber } = await placeOrder(db, { ...customer, order, promotions });
  const files: number[] = [];
  let at = Date.now() - hourMs;
  const parcel = async () => (await recordsOf(db, orderId)).shipments[0]!;

  const courierThat = (edits: boolean) =>
    ({
      createShipment: async () => ({ outcome: 'created', waybill: `L${(made += 1)}` }),
      findShipment: async () => null,
      edit: async () => (edits ? { outcome: 'edited' } : { outcome: 'refused', remarks: 'Was picked up' }),
    }) as unknown as Courier;

  const acts = {
    edit: async (counts: number[]) => {
      const lines = skus.flatMap((sku, index) => (counts[index] ? [{ sku, quantity: counts[index] }] : []));
      // The form asks for one line at least.
      if (lines.length === 0) return;
      const { version } = await openEdit(db, { orderNumber, userId: staffId });
      await editOrder(db, { orderNumber, version, fields: { lines }, dispatch: config, by });
    },
    answer: async (edits: boolean) => {
      const { state, revision } = await parcel();
      const courier = courierThat(edits);
      if (state === 'editing') await editParcel(db, courier, { orderId, revision: revision - 1 });
      await createShipment(db, courier, {
        orderId,
        courierName: 'delhivery',
        onResponse: (tx, response) =>
          applyShipmentResponse(tx, { orderId, response, courierName: 'delhivery' }),
      });
    },
    pack: async () => {
      const { items } = await findParcel(db, { code: orderNumber });
      await packParcel(db, { orderNumber, items, authorId: staffId });
    },
    unpack: async () => void (await unpackParcel(db, { orderNumber, authorId: staffId })),
    hear: async (heard: Heard) => {
      const { waybill } = await parcel();
      const [type, status, code] = labels[heard];
      const scan = delhiveryScan({ at: new Date((at += 1_000)).toISOString(), type, status, code });
      if (waybill) await storeScans(db, { waybill, scans: [scan] }, applyScans);
    },
    cancel: async () => void (await cancelOrder(db, { ...customer, orderNumber })),
    inspect: async (counts: number[] | null) => {
      const { inspection } = await readParcel(db, { orderNumber });
      if (!inspection) return;
      const units = counts && inspection.units.map((row) => Object.assign(row, split(row.atMost, counts)));
      await inspectParcel(db, { orderNumber, version: inspection.version, units, by });
    },
    pay: async (share: number) => {
      const { waybill, request } = await parcel();
      const paid = Math.round((request.totalPaise * share) / 100);
      const bytes = Buffer.from(`AWB,Amount,UTR\n${waybill},${(paid / 100).toFixed(2)},U${(made += 1)}`);
      const file = { courier: 'delhivery', name: 'remittance.csv', bytes, authorId: staffId };
      const id = await uploadRemittance(db, file);
      await checkRemittance(db, { id, columns: ['waybill', 'paid', 'reference'] });
      await bookRemittance(db, { id, now: new Date(), authorId: staffId });
      files.push(id);
    },
    undoPay: async (newest: boolean) => {
      const id = newest ? files.at(-1) : files[0];
      if (id) await undoRemittance(db, { id, authorId: staffId, now: new Date() });
    },
    ...lifeOfReturns(db, { orderId, by }),
  };
  return { orderId, orderNumber, acts };
}

/** The products of a life are new ones. */
function offerOn(id: number, terms: OfferTerms): OfferTerms {
  return terms.scope.kind === 'products' ? { ...terms, scope: { kind: 'products', ids: [id] } } : terms;
}

/** Shares units among three outcomes. */
function split(units: number, [one = 0, other = 0]: number[]) {
  const sellable = Math.min(units, one);
  const damaged = Math.min(units - sellable, other);
  return { sellable, damaged, missing: units - sellable - damaged };
}
