import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { createLog } from '#platform/server/log.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { readShopConfig } from '#server/config.ts';
import { serveUploads } from '#server/files/serve-uploads.ts';
import { makeStaff, makeTimeCode } from '#shop/accounts/admin/server/testing.ts';
import { makeToken } from '#shop/accounts/server/testing.ts';
import { makeCustomer } from '#shop/orders/server/testing.ts';
import { accessLog } from '#shop/accounts/server/tables.ts';
import { orders } from '#shop/orders/server/tables.ts';
import type { ReturnDetail } from '#shop/returns/admin/contract.ts';
import type { ReturnsOfOrder } from '#shop/returns/contract.ts';
import { makeDelivered } from '#shop/returns/server/testing.ts';
import { createCheckedApi } from '../checked-api.ts';

const { db } = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'aranya-returns-'));
const config = readShopConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
const lines: string[] = [];
const api = createCheckedApi({
  db,
  config,
  log: createLog('info', { write: (line) => void lines.push(line) }),
});
const site = new Hono();
serveUploads(site, { config, db });

afterAll(() => rmSync(dataDir, { recursive: true }));

type Answer = { status: number; body: ReturnsOfOrder & ReturnDetail & { code?: string; message?: string } };

async function send(method: string, path: string, body?: object, token?: string): Promise<Answer> {
  const response = await api.request(path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

async function sendPhoto(fields: Record<string, string>, image: Uint8Array<ArrayBuffer>): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('image', new Blob([image]));
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type')! };
  const body = await sent.arrayBuffer();
  const response = await api.request('/api/returns/photos', { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const photo = async () =>
  new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
      .withExif({ IFD0: { Artist: 'Meera Iyer' } })
      .jpeg()
      .toBuffer(),
  );

const stored = () => readdirSync(join(dataDir, 'uploads/returns'));

async function asked() {
  const order = await makeDelivered(db);
  const { token } = order;
  const look = await send('POST', '/api/returns/look', { token });
  const [line] = look.body.lines;
  const chosen = [{ orderLineId: (line as { orderLineId: number }).orderLineId, quantity: 1 }];
  const form = { token, requestId: randomUUID(), reason: 'damaged', note: 'It leaks.', lines: chosen };
  const { body } = await send('POST', '/api/returns', form);
  return { ...order, form, returnId: body.returns[0]!.id };
}

describe('a return over HTTP', () => {
  // §9 a customer lists own refunds, due and paid, with the end of the account
  // §9 a customer returns lines of a delivered order by a signed link, with reason and photos, within the days and classes of the settings; staff may ask in
  // a customer's name
  it('goes from a signed link to a paid refund', async () => {
    const { token, returnId, userId: ofCustomer } = await asked();
    const { token: staff, userId } = await makeStaff(db, 'support');
    await makeTimeCode(db, userId);
    const at = `/api/admin/returns/${returnId}`;
    const step = (path: string, body?: object) => send('POST', `${at}/${path}`, body, staff);
    expect((await step('approve')).body.state).toBe('approved');
    expect((await step('pick-up')).body.state).toBe('picked_up');
    const { units, lines: returned } = (await send('GET', at, undefined, staff)).body;
    const [unit] = units;
    const { orderLineId, productId, batchId } = unit!;
    const inspected = await step('inspect', {
      lines: returned.map((line) => ({ orderLineId: line.orderLineId, refundedQuantity: 1 })),
      units: [{ orderLineId, productId, batchId, sellable: 1, damaged: 0, missing: 0 }],
    });
    expect(inspected.body).toMatchObject({ state: 'inspected', refundAmount: 496.67, mayPay: false });
    const payout = { kind: 'bank', name: 'Meera Iyer', account: '123456789012', ifsc: 'hdfc0001234' };
    const named = await send('POST', '/api/returns/payout', { token, returnId, payout });
    expect(named.body.returns[0]!.payoutHint).toBe('Account ••••9012, HDFC');
    const { body: shown } = await step('payout/show');
    expect(shown).toMatchObject({ payoutVersion: 1, payout: { account: '123456789012' } });
    const paid = await step('payout/pay', { payoutVersion: 1, reference: '434512345678' });
    expect(paid.body).toMatchObject({ state: 'refunded', reference: '434512345678' });
    const { body: seen } = await send('POST', '/api/returns/look', { token });
    const owner = await makeToken(db, ofCustomer);
    const { body: refunds } = await send('GET', '/api/returns/refunds', undefined, owner);
    const hint = 'Account ••••9012, HDFC';
    expect(refunds).toMatchObject([{ amount: 496.67, isPaid: true, payoutHint: hint }]);
    const { userId: stranger } = await makeCustomer(db);
    const foreign = await makeToken(db, stranger);
    expect((await send('GET', '/api/returns/refunds', undefined, foreign)).body).toEqual([]);
    expect((await send('GET', '/api/returns/refunds')).status).toBe(401);
    const note = await api.request(seen.returns[0]!.creditNote!.url);
    expect(note.headers.get('content-type')).toBe('application/pdf');
    expect(await checkInvariants(db, { store: pictureStore(config) })).toEqual([]);
    expect(lines.join('\n')).not.toMatch(/123456789012|Meera|It leaks/);
  });

  it('asks for the second factor again before a payment and an open account', async () => {
    const { token: staff } = await makeStaff(db, 'support', 11);
    const { returnId } = await asked();
    const at = `/api/admin/returns/${returnId}`;
    for (const path of ['payout/show', 'payout/approve', 'payout/pay']) {
      const body = { payoutVersion: 1, reference: '434512345678' };
      expect((await send('POST', `${at}/${path}`, body, staff)).body.code).toBe('fresh_second_factor_needed');
    }
    expect((await send('POST', `${at}/approve`, undefined, staff)).status).toBe(200);
  });

  it('stores a photo without its metadata, for the holder of a signed address only', async () => {
    const { token, returnId } = await asked();
    const fields = { token, returnId: String(returnId) };
    const { status, body } = await sendPhoto(fields, await photo());
    expect(status).toBe(200);
    const { url } = body.returns[0]!.photos[0]!;
    const shown = await api.request(url);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect((await sharp(await shown.arrayBuffer()).metadata()).exif).toBeUndefined();
    const [name] = stored();
    expect((await site.request(`/uploads/returns/${name}`)).status).toBe(404);
    expect((await api.request(`${url.slice(0, -2)}xx`)).status).toBe(404);
    const other = url.replace('photos', 'credit-notes');
    expect((await api.request(other)).status).toBe(404);
  });

  it('leaves no file of a refused photo', async () => {
    const { token, returnId } = await asked();
    const before = stored().length;
    const text = new TextEncoder().encode('<script>alert(1)</script>');
    expect((await sendPhoto({ token, returnId: String(returnId) }, text)).status).toBe(415);
    const foreign = await asked();
    const fields = { token: foreign.token, returnId: String(returnId) };
    expect((await sendPhoto(fields, await photo())).status).toBe(404);
    expect(stored()).toHaveLength(before);
  });

  it('refuses a foreign link, a link of another use and a return of another order', async () => {
    const [mine, other] = [await asked(), await asked()];
    const { token } = mine;
    for (const wrong of ['1.2.3', `${token.slice(0, -2)}xx`, ''])
      expect((await send('POST', '/api/returns/look', { token: wrong })).status).toBe(404);
    const payout = { kind: 'upi', upiId: 'thief@okbank' };
    for (const path of ['withdraw', 'payout'])
      expect(
        await send('POST', `/api/returns/${path}`, { token, returnId: other.returnId, payout }),
      ).toMatchObject({ status: 404 });
    expect((await send('POST', '/api/returns/withdraw', mine)).body.returns[0]!.state).toBe('withdrawn');
  });

  // §9 staff give a customer without an email the link to the returns, by copy or WhatsApp, and each access is logged
  it('gets its link from staff for an order by phone, and each access is logged', async () => {
    const order = await makeDelivered(db);
    await db
      .update(orders)
      .set({ userId: null, channel: 'phone', address: { ...order.order.address, phone: '9811122233' } })
      .where(eq(orders.id, order.orderId));
    const path = `/api/admin/orders/${order.orderNumber}/returns/link`;
    const { token: packer } = await makeStaff(db, 'packer');
    expect((await send('POST', path, undefined, packer)).status).toBe(403);
    const { token: staff, userId } = await makeStaff(db, 'support');
    const { body } = await send('POST', path, undefined, staff);
    const { url, chat } = body as unknown as { url: string; chat: string };
    const [, token] = /\/order-link\?do=return&token=([\w.-]+)$/.exec(url)!;
    expect((await send('POST', '/api/returns/look', { token })).body.orderNumber).toBe(order.orderNumber);
    expect(new URL(chat).pathname).toBe('/919811122233');
    expect(new URL(chat).searchParams.get('text')).toContain(url);
    const accesses = await db.select().from(accessLog).where(eq(accessLog.orderId, order.orderId));
    expect(accesses).toMatchObject([{ userId }]);
    expect(lines.join('\n')).not.toContain(token);
  });

  it('has no link before the parcel arrived', async () => {
    const { token: staff } = await makeStaff(db, 'support');
    const order = await makeDelivered(db);
    await db.update(orders).set({ state: 'shipped' }).where(eq(orders.id, order.orderId));
    const path = `/api/admin/orders/${order.orderNumber}/returns/link`;
    expect(await send('POST', path, undefined, staff)).toMatchObject({ status: 409 });
  });

  it('is asked for by staff for an order, and shown on the board', async () => {
    const { token: staff } = await makeStaff(db, 'support');
    const order = await makeDelivered(db);
    const at = `/api/admin/orders/${order.orderNumber}/returns`;
    const { body } = await send('GET', at, undefined, staff);
    const chosen = [{ orderLineId: order.lines[0]!.id, quantity: 2 }];
    const form = { requestId: randomUUID(), reason: 'changed_mind', lines: chosen };
    expect(body.returns).toEqual([]);
    expect((await send('POST', at, form, staff)).body.returns).toMatchObject([{ state: 'requested' }]);
    const board = (await send('GET', '/api/admin/board', undefined, staff)).body as unknown as {
      rows: { kind: string; count: number }[];
    };
    expect(board.rows.find(({ kind }) => kind === 'returnRequests')?.count).toBeGreaterThan(0);
    const { body: listed } = await send('GET', '/api/admin/returns?state=requested', undefined, staff);
    expect(JSON.stringify(listed)).toContain(order.orderNumber);
  });
});
