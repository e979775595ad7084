import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { hourMs } from '#platform/india-time.ts';
import { toPaise } from '#platform/money.ts';
import { isRefusal } from '#platform/refusal.ts';
import { readShopConfig } from '#server/config.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { bookRemittance } from '#shop/cash/admin/server/remittances/book-remittance.ts';
import { checkRemittance } from '#shop/cash/admin/server/remittances/check-remittance.ts';
import { undoRemittance } from '#shop/cash/admin/server/remittances/undo-remittance.ts';
import { uploadRemittance } from '#shop/cash/admin/server/remittances/upload-remittance.ts';
import { cashDues } from '#shop/cash/server/tables.ts';
import { makeCombo, makeProduct } from '#shop/catalog/server/testing.ts';
import { findParcel } from '#shop/fulfilment/admin/server/packing/find-parcel.ts';
import { packParcel, unpackParcel } from '#shop/fulfilment/admin/server/packing/pack-parcel.ts';
import { readParcels } from '#shop/fulfilment/admin/server/papers/read-parcels.ts';
import { hasInvoice } from '#shop/invoices/invoice.ts';
import { issueCreditNote } from '#shop/invoices/server/issue-credit-note.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { sellerOf } from '#shop/invoices/server/settings.ts';
import type { Courier } from '#shop/shipping/courier.ts';
import { editParcel } from '#shop/shipping/server/edits/edit-parcel.ts';
import { toCreateData } from '#shop/shipping/server/shipments/delhivery-messages.ts';
import { createShipment } from '#shop/shipping/server/shipments/create-shipment.ts';
import { storeScans } from '#shop/shipping/server/tracking/store-scans.ts';
import { editOrder, openEdit } from '../admin/server/edit-order.ts';
import { inspectParcel } from '../admin/server/parcels/inspect-parcel.ts';
import { readParcel } from '../admin/server/parcels/read-parcel.ts';
import { orderStates } from '../states.ts';
import { applyShipmentResponse } from './apply-shipment-response.ts';
import { cancelOrder } from './cancel-order.ts';
import { placeOrder } from './place-order.ts';
import { makeCustomer, makeOrderBody, recordsOf } from './testing.ts';
import { applyScans } from './tracking/apply-scans.ts';

const { db } = await testDatabase();
const config = readShopConfig({});
const seller = sellerOf(config);
const sender = { pickupLocation: config.PICKUP_LOCATION, sellerName: config.SHOP_NAME };
const { userId: staffId } = await makeStaff(db, 'owner');
const by = { userId: staffId, namesOf: async () => new Map<number, string>() };

const labels = {
  pickedUp: ['UD', 'In Transit', 'X-PPOM'],
  takenOut: ['UD', 'Dispatched', 'X-DDD3FD'],
  nobodyThere: ['UD', 'Pending', 'EOD-11'],
  turnedRound: ['RT', 'In Transit', 'X-OLL4F'],
  broughtBack: ['DL', 'RTO', 'RT-110'],
  delivered: ['DL', 'Delivered', 'EOD-38'],
  lost: ['UD', 'Lost', 'X-LOST'],
} as const;
type Heard = keyof typeof labels;

let made = 0;

/** One order with all that staff, courier and customer may do to it. Each act may be refused. */
async function newLife() {
  const customer = await makeCustomer(db);
  const [tea, oil] = [
    await makeProduct(db, { stock: 30 }),
    await makeProduct(db, { stock: 30, mrpPaise: 31_700 }),
  ];
  const kit = await makeCombo(db, [{ partId: oil.id, quantity: 2 }], { name: 'Hair Kit' });
  const skus = [tea, oil, kit].map(({ id }) => `${id}`);
  const order = makeOrderBody([{ sku: skus[0]!, quantity: 2, unitPaise: 50_000 }]);
  const { orderId } = order;
  const { orderNumber } = await placeOrder(db, { ...customer, order });
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
      await packParcel(db, { orderNumber, items });
    },
    unpack: async () => void (await unpackParcel(db, { orderNumber })),
    hear: async (heard: Heard) => {
      const { waybill } = await parcel();
      const [type, status, code] = labels[heard];
      const scan = { at: new Date((at += 1_000)).toISOString(), type, status, code, place: '', remarks: '' };
      if (waybill) await storeScans(db, { waybill, scans: [scan] }, applyScans);
    },
    cancel: async () => void (await cancelOrder(db, { ...customer, orderNumber })),
    inspect: async (counts: number[] | null) => {
      const { inspection } = await readParcel(db, { orderNumber });
      if (!inspection) return;
      const units = counts && inspection.units.map((row) => Object.assign(row, split(row.units, counts)));
      await inspectParcel(db, { orderNumber, version: inspection.version, units, by });
    },
    pay: async (share: number) => {
      const { waybill, request } = await parcel();
      const paid = Math.round((request.totalPaise * share) / 100);
      const bytes = Buffer.from(`AWB,Amount,UTR\n${waybill},${(paid / 100).toFixed(2)},U${(made += 1)}`);
      const file = { courier: 'delhivery', name: 'remittance.csv', bytes, authorId: staffId };
      const id = await uploadRemittance(db, file);
      await checkRemittance(db, { id, columns: ['waybill', 'paid', 'reference'] });
      await bookRemittance(db, { id, now: new Date() });
      files.push(id);
    },
    undoPay: async (newest: boolean) => {
      const id = newest ? files.at(-1) : files[0];
      if (id) await undoRemittance(db, { id, authorId: staffId, now: new Date() });
    },
  };
  return { orderId, orderNumber, acts };
}

/** Shares units among three outcomes. */
function split(units: number, [one = 0, other = 0]: number[]) {
  const sellable = Math.min(units, one);
  const damaged = Math.min(units - sellable, other);
  return { sellable, damaged, missing: units - sellable - damaged };
}

type Acts = Awaited<ReturnType<typeof newLife>>['acts'];
type Act = { [Name in keyof Acts]: [Name, ...Parameters<Acts[Name]>] }[keyof Acts];

const counts = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(2)).map((three): number[] => three);
const heard = fc.constantFrom(...(Object.keys(labels) as Heard[]));
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: counts.map((given): Act => ['edit', given]) },
  { weight: 5, arbitrary: fc.boolean().map((edits): Act => ['answer', edits]) },
  { weight: 3, arbitrary: fc.constant<Act>(['pack']) },
  { weight: 1, arbitrary: fc.constant<Act>(['unpack']) },
  { weight: 5, arbitrary: heard.map((scan): Act => ['hear', scan]) },
  { weight: 1, arbitrary: fc.constant<Act>(['cancel']) },
  { weight: 2, arbitrary: fc.option(counts).map((given): Act => ['inspect', given]) },
  { weight: 2, arbitrary: fc.constantFrom(60, 100, 110).map((share): Act => ['pay', share]) },
  { weight: 1, arbitrary: fc.boolean().map((newest): Act => ['undoPay', newest]) },
);

async function run(acts: Acts, [name, ...given]: Act): Promise<void> {
  const act = acts[name] as (...args: unknown[]) => Promise<void>;
  await act(...given).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
  });
}

/** Returns what each part of the shop says that the customer owes, and what papers and cash come to. */
async function pricesOf({ orderId, orderNumber }: { orderId: string; orderNumber: string }) {
  const { order, shipments } = await recordsOf(db, orderId);
  const { state, totalPaise } = order!;
  const [label] = await readParcels(db, { orderIds: [orderId], kind: 'labels' });
  const sent = toCreateData(shipments[0]!.request, sender) as { shipments: { cod_amount: number }[] };
  const { rows: mails } = await db.execute<{ total: number }>(sql`
    select (data->'data'->>'totalPaise')::int as total from pgboss.job
    where name = 'mail.send' and data->>'template' in ('order-placed', 'order-changed')
      and data->'data'->>'orderNumber' = ${orderNumber} order by created_on desc limit 1`);
  const invoice = hasInvoice(state) ? (await issueInvoice(db, { orderId, seller })).totalPaise : null;
  const isCredited = orderStates[state].invoiced === 'credited';
  const note = isCredited ? (await issueCreditNote(db, { orderId, seller })).totalPaise : 0;
  const [due] = await db.select().from(cashDues).where(eq(cashDues.orderId, orderId));
  return {
    state,
    owed: [
      totalPaise,
      mails[0]!.total,
      toPaise(sent.shipments[0]!.cod_amount),
      ...(label && 'totalPaise' in label ? [label.totalPaise] : []),
      ...(invoice === null ? [] : [invoice]),
      ...(due ? [due.duePaise] : []),
    ],
    billed: invoice === null ? null : invoice - note,
  };
}

const sent: Act[] = [
  ['edit', [1, 2, 1]],
  ['answer', true],
  ['edit', [3, 0, 1]],
  ['answer', true],
  ['pack'],
  ['hear', 'pickedUp'],
];
const lives: Act[][] = [
  [
    ...sent,
    ['hear', 'delivered'],
    ['pay', 60],
    ['pay', 100],
    ['undoPay', false],
    ['undoPay', true],
    ['pay', 100],
  ],
  [
    ...sent,
    ['hear', 'nobodyThere'],
    ['hear', 'broughtBack'],
    ['inspect', [1, 1, 0]],
    ['inspect', null],
    ['inspect', [3, 0, 0]],
  ],
  [...sent, ['hear', 'lost'], ['pay', 100], ['undoPay', true]],
  [
    ['answer', true],
    ['edit', [1, 0, 0]],
    ['answer', false],
    ['pack'],
    ['unpack'],
    ['edit', [0, 1, 0]],
    ['cancel'],
    ['answer', true],
  ],
];

it('any life of an order keeps all invariants, and one honest price from order to cash', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 4, maxLength: 16 }), async (life) => {
      const one = await newLife();
      for (const act of life) await run(one.acts, act);
      const { state, owed, billed } = await pricesOf(one);
      seen.add(state);
      expect(new Set(owed).size, `${state}: ${owed.join(', ')}`).toBe(1);
      const collected = state === 'returned' || state === 'lost' ? 0 : owed[0];
      if (billed !== null) expect(billed).toBe(collected);
      expect(await checkInvariants(db)).toEqual([]);
    }),
    { numRuns: 25, examples: lives.map((life): [Act[]] => [life]) },
  );
  expect([...seen]).toEqual(expect.arrayContaining(['delivered', 'returned', 'lost', 'cancelled']));
}, 120_000);
