// §9 a closed hand-over ships each parcel once, row by row, with manifest and invoices; a rider is asked for once a day; 'rider left it' mails nobody again
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { readShopConfig } from '#server/config.ts';
import { sellerOf } from '#shop/invoices/server/settings.ts';
import { invoices } from '#shop/invoices/server/tables.ts';
import { readPdf } from '#shop/invoices/server/testing.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { recordsOf } from '#shop/orders/server/testing.ts';
import { applyScans } from '../../../server/tracking/apply-scans.ts';
import { storeScans } from '#shop/shipping/server/tracking/store-scans.ts';
import { delhiveryScan } from '#shop/shipping/testing/delhivery-scan.ts';
import { findParcel } from '../packing/find-parcel.ts';
import { listParcels } from '../packing/list-parcels.ts';
import { packParcel, unpackParcel } from '../packing/pack-parcel.ts';
import { drawDocuments } from '../documents/draw-documents.ts';
import { readDocument, readDocumentFile, requestManifestDocuments } from '../documents/request-documents.ts';
import { makeParcel } from '../testing.ts';
import { closeManifest, workOnManifest } from './close-manifest.ts';
import { countLeft, mayLeave } from './find-left.ts';
import { leaveParcel, listManifests, findManifest } from './find-manifest.ts';

const { db } = await testDatabase();
const seller = sellerOf(readShopConfig({}));
const sender = {
  shopName: 'Aranya',
  name: seller.name,
  address: seller.address,
  email: 'care@sita.example',
};
const authorId = 7;

async function makePacked() {
  const parcel = await makeParcel(db);
  const { items } = await findParcel(db, { code: parcel.waybill });
  await packParcel(db, { ...parcel, authorId: 1, items });
  return parcel;
}

type Parcel = Awaited<ReturnType<typeof makePacked>>;

const start = (parcels: Parcel[], id: string = randomUUID()) =>
  closeManifest(db, { id, orders: { ids: parcels.map(({ orderNumber }) => orderNumber) }, authorId });

async function close(...parcels: Parcel[]) {
  const { id } = await start(parcels);
  await workOnManifest(db, { id });
  return findManifest(db, { id });
}

const scan = async ({ waybill }: Parcel, status = 'In Transit') =>
  storeScans(
    db,
    {
      waybill,
      scans: [delhiveryScan({ type: 'UD', status, code: `X-${status}` })],
    },
    applyScans,
  );

/** Counts what must happen once for an order. */
async function causedBy({ orderId }: Parcel) {
  const { order, events, jobs } = await recordsOf(db, orderId);
  const emails = (await queuedEmails(db)).filter(
    ({ template, data }) => template === 'order-shipped' && data.orderNumber === order!.orderNumber,
  );
  return {
    state: order!.state,
    shipped: events.filter(({ state }) => state === 'shipped').length,
    emails: emails.length,
    invoiceJobs: jobs.filter((name) => name === 'ordering.shipped').length,
    invoices: (await db.select().from(invoices).where(eq(invoices.orderId, orderId))).length,
  };
}

const once = { state: 'shipped', shipped: 1, emails: 1, invoiceJobs: 1 };

async function print(manifestId: string) {
  const { id } = await requestManifestDocuments(db, { id: randomUUID(), manifestId, authorId });
  await drawDocuments(db, { id, sender, seller });
  expect(await readDocument(db, { id })).toMatchObject({ state: 'done', kind: 'hand_over' });
  return readPdf(await readDocumentFile(db, { id, userId: 1 }));
}

const outcomes = ({ parcels }: Awaited<ReturnType<typeof close>>) => parcels.map(({ outcome }) => outcome);

describe('a hand-over', () => {
  it('that is unknown has no documents', async () => {
    await expect(print(randomUUID())).rejects.toThrow('There is no such list.');
  });

  it('ships its parcels once, row by row, and says why others stay', async () => {
    const [one, two, cancelled, unpacked] = [
      await makePacked(),
      await makePacked(),
      await makePacked(),
      await makePacked(),
    ];
    await cancelOrder(db, cancelled);
    await unpackParcel(db, { ...unpacked, authorId: 1 });
    const list = await close(one, cancelled, two, unpacked);
    expect(outcomes(list)).toEqual(['handed_over', 'refused', 'handed_over', 'refused']);
    expect(list.parcels.map(({ problem }) => problem)).toEqual([
      '',
      'The order is cancelled.',
      '',
      'The order is confirmed.',
    ]);
    expect(list).toMatchObject({ total: 4, done: 4, refused: 2 });
    for (const parcel of [one, two]) expect(await causedBy(parcel)).toMatchObject(once);
    const { rows } = await listManifests(db, {});
    expect(rows[0]).toMatchObject({ id: list.id, total: 4, done: 4, refused: 2 });
  });

  it('does nothing on a second click, a second run and a second list', async () => {
    const parcel = await makePacked();
    const id = randomUUID();
    await Promise.all([start([parcel], id), start([parcel], id)]);
    await Promise.all([workOnManifest(db, { id }), workOnManifest(db, { id })]);
    await workOnManifest(db, { id });
    const other = await close(parcel);
    expect(other.parcels[0]).toMatchObject({
      outcome: 'refused',
      problem: 'The parcel stands on another list.',
    });
    expect(outcomes(await findManifest(db, { id }))).toEqual(['handed_over']);
    expect(await causedBy(parcel)).toMatchObject(once);
    await expect(
      closeManifest(db, { id, orders: { ids: [parcel.orderNumber] }, authorId: 8 }),
    ).rejects.toMatchObject({ code: 'other_list' });
  });

  it('of two staff who close it at once ships each parcel once, on one of the lists', async () => {
    const parcels = [await makePacked(), await makePacked(), await makePacked(), await makePacked()];
    const chosen = parcels.map(({ orderNumber }) => orderNumber);
    const lists = await Promise.all(
      [chosen, chosen.toReversed()].map((ids, at) =>
        closeManifest(db, { id: randomUUID(), orders: { ids }, authorId: authorId + at }),
      ),
    );
    await Promise.all(lists.map(({ id }) => workOnManifest(db, { id })));
    const rows = await Promise.all(lists.map(({ id }) => findManifest(db, { id })));
    for (const parcel of parcels) {
      const ofParcel = rows.flatMap((list) =>
        list.parcels.filter((row) => row.orderNumber === parcel.orderNumber),
      );
      expect(ofParcel).toHaveLength(2);
      expect(ofParcel).toContainEqual(expect.objectContaining({ outcome: 'handed_over' }));
      expect(ofParcel).toContainEqual(expect.objectContaining({ outcome: 'refused' }));
      expect(await causedBy(parcel)).toMatchObject(once);
    }
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('takes a parcel that the courier scanned first, and ships it once', async () => {
    const parcel = await makePacked();
    await scan(parcel);
    expect(outcomes(await close(parcel))).toEqual(['with_courier']);
    expect(await causedBy(parcel)).toMatchObject(once);
  });

  it.each(['scan', 'cancel', 'undo'] as const)('that meets a %s leaves one outcome', async (act) => {
    const parcels = [await makePacked(), await makePacked()];
    const { id } = await start(parcels);
    const acts = { scan: scan, cancel: (parcel: Parcel) => cancelOrder(db, parcel), undo: unpack };
    await Promise.allSettled([workOnManifest(db, { id }), ...parcels.map((parcel) => acts[act](parcel))]);
    const list = await findManifest(db, { id });
    for (const [at, parcel] of parcels.entries()) {
      const { outcome } = list.parcels[at]!;
      const { state, ...counts } = await causedBy(parcel);
      const hasLeft = outcome === 'handed_over' || outcome === 'with_courier';
      expect([act, state === 'shipped', counts.shipped, counts.emails, counts.invoiceJobs]).toEqual([
        act,
        hasLeft,
        ...(hasLeft ? [1, 1, 1] : [0, 0, 0]),
      ]);
    }
    const broken = await checkInvariants(db);
    expect(broken.filter(({ number }) => [1, 2, 4, 10].includes(number))).toEqual([]);
  });
});

const unpack = (parcel: Parcel) => unpackParcel(db, { ...parcel, authorId: 1 });

describe('a parcel that the rider left', () => {
  it('keeps state and invoice, waits for the next list, and mails nobody again', async () => {
    const parcel = await makePacked();
    const { orderNumber } = parcel;
    const list = await close(parcel);
    await print(list.id);
    const before = await causedBy(parcel);
    expect(before).toMatchObject({ ...once, invoices: 1 });
    for (const _ of [1, 2]) {
      const left = await leaveParcel(db, { id: list.id, orderNumber, isLeft: true });
      expect(left.parcels[0]).toMatchObject({ isLeft: true, outcome: 'handed_over' });
    }
    const waiting = await listParcels(db, { where: mayLeave(db, { left: 'yes' }) });
    expect(waiting.rows.map((row) => row.orderNumber)).toEqual([orderNumber]);
    expect(await countLeft(db, { limit: 100 })).toEqual({ since: expect.any(Date) as Date, count: 1 });
    const next = await close(parcel);
    expect(outcomes(next)).toEqual(['again']);
    expect(await print(next.id)).toContain(orderNumber);
    expect(await causedBy(parcel)).toEqual(before);
    expect((await listParcels(db, { where: mayLeave(db, { left: 'yes' }) })).rows).toEqual([]);
    expect(await countLeft(db, { limit: 100 })).toBeNull();
  });

  it('is refused when on its way or not handed over, and a mistake is taken back', async () => {
    const [gone, cancelled, wrong] = [await makePacked(), await makePacked(), await makePacked()];
    await cancelOrder(db, cancelled);
    const { id } = await close(gone, cancelled, wrong);
    await scan(gone, 'Dispatched');
    for (const { orderNumber } of [gone, cancelled])
      await expect(leaveParcel(db, { id, orderNumber, isLeft: true })).rejects.toMatchObject({
        code: 'not_handed_over',
      });
    await leaveParcel(db, { id, orderNumber: wrong.orderNumber, isLeft: true });
    const { parcels } = await leaveParcel(db, { id, orderNumber: wrong.orderNumber, isLeft: false });
    expect(parcels.some(({ isLeft }) => isLeft)).toBe(false);
  });
});

it('the hand-over PDF has a manifest with cash, and invoices without the phone', async () => {
  const [one, cancelled] = [await makePacked(), await makePacked()];
  await cancelOrder(db, cancelled);
  const { id } = await close(one, cancelled);
  const text = await print(id);
  for (const words of [
    'Manifest',
    '1 parcel',
    'care@sita.example',
    one.waybill,
    '560003',
    'Cash to collect in all: ₹997.00',
    'Name and signature of the rider',
    'Tax Invoice',
    'Meera Iyer',
    'Total, cash on delivery ₹997.00',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/9876543210/);
  expect(text).not.toContain(cancelled.orderNumber);
  expect(await causedBy(one)).toMatchObject({ ...once, invoices: 1 });
});
