// §9 the accountant’s ZIP says how far it is, is made one at a time, and is saved only whole
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { randomUUID } from 'node:crypto';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { accessLog } from '#shop/accounts/server/tables.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { issueInvoice } from '../../server/issue-invoice.ts';
import { sellerOf } from '../../server/settings.ts';
import { monthZips } from '../../server/tables.ts';
import { isWholeZip } from '../is-whole-zip.ts';
import { zipDocuments } from './zip-documents.ts';
import { endZip, noteZip, readZip } from './zip-progress.ts';

const { db } = await testDatabase();
const seller = sellerOf(readShopConfig({}));
const month = '2026-10';
const documents = 6;

beforeAll(async () => {
  for (let at = 0; at < documents; at += 1) {
    const { id } = await makeProduct(db, { hsn: '3304' });
    const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]);
    const { orderId } = order;
    await placeOrder(db, { ...(await makeCustomer(db)), order });
    for (const to of ['confirmed', 'shipped'] as const)
      await transitionOrder(db, { orderId, to, actor: 'courier' });
    await issueInvoice(db, { orderId, seller, now: new Date('2026-10-05T10:00:00Z') });
  }
});

const open = (id = randomUUID(), of = month) => ({
  id,
  pieces: zipDocuments(db, {
    id,
    month: of,
    letterhead: { shopName: 'Aranya' },
    gstin: seller.gstin,
    userId: 7,
  }),
});
const stateOf = async (id: string) => (await readZip(db, { id, userId: 7 })).progress?.state;
const accesses = () => db.$count(accessLog);

async function whole(pieces: AsyncGenerator<Uint8Array>): Promise<boolean> {
  const read: Uint8Array[] = [];
  for await (const piece of pieces) read.push(piece);
  return isWholeZip(new Blob([new Uint8Array(Buffer.concat(read))]));
}

describe('the ZIP file of a month', () => {
  it('says how far it is to its author alone, and stores one look', async () => {
    const [{ id, pieces }, before] = [open(), await accesses()];
    expect(await readZip(db, { id, userId: 7 })).toEqual({ progress: null });
    await pieces.next();
    expect(await readZip(db, { id, userId: 7 })).toMatchObject({
      progress: { state: 'running', total: documents },
    });
    expect(await readZip(db, { id, userId: 8 })).toEqual({ progress: null });
    expect(await whole(pieces)).toBe(true);
    expect(await readZip(db, { id, userId: 7 })).toEqual({
      progress: { state: 'done', done: documents, total: documents },
    });
    expect(await accesses()).toBe(before + 1);
  });

  it('is made one at a time, and the second start is told which', async () => {
    const first = open();
    await first.pieces.next();
    const before = await accesses();
    await expect(open().pieces.next()).rejects.toMatchObject({
      status: 409,
      code: 'zip_under_way',
      message: expect.stringMatching(/^The file of October 2026 is being made: \d of 6 documents/) as string,
    });
    expect(await accesses()).toBe(before);
    expect(await whole(first.pieces)).toBe(true);
    expect(await whole(open().pieces)).toBe(true);
  });

  it('is made once when eight start at the same moment', async () => {
    const all = Array.from({ length: 8 }, () => open());
    const begun = await Promise.allSettled(all.map(({ pieces }) => pieces.next()));
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const { pieces } of all) await pieces.return(undefined);
  });

  it('is broken when its reader goes away, and the next start makes it anew', async () => {
    const { id, pieces } = open();
    await pieces.next();
    await pieces.return(undefined);
    expect(await stateOf(id)).toBe('broken');
    expect(await whole(open().pieces)).toBe(true);
  });

  it('that was given up ends with an error, which nothing else meets', async () => {
    const { id, pieces } = open();
    await pieces.next();
    await db.update(monthZips).set({ state: 'broken' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    await expect(whole(pieces))
      .rejects.toThrow('given up')
      .finally(() => vi.useRealTimers());
    expect(await stateOf(id)).toBe('broken');
  });

  it('of a process that ended blocks no other for long, and never goes on', async () => {
    const id = randomUUID();
    const begun = { id, month, authorId: 7, total: documents, startedAt: new Date() };
    await db.insert(monthZips).values({ ...begun, changedAt: new Date() });
    await expect(open().pieces.next()).rejects.toMatchObject({ code: 'zip_under_way' });
    await db.update(monthZips).set({ changedAt: sql`now() - interval '3 minutes'` });
    const next = open();
    await next.pieces.next();
    expect([await stateOf(id), await stateOf(next.id)]).toEqual(['broken', 'running']);
    await expect(noteZip(db, { id, done: 3 })).rejects.toThrow('given up');
    await endZip(db, { id, state: 'done' });
    expect([await stateOf(id), await stateOf(next.id)]).toEqual(['broken', 'running']);
    expect(await whole(next.pieces)).toBe(true);
  });

  it('of a month without documents begins nothing', async () => {
    const { id, pieces } = open(randomUUID(), '2026-01');
    await expect(pieces.next()).rejects.toMatchObject({ code: 'no_papers' });
    expect(await stateOf(id)).toBeUndefined();
  });
});
