import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dayMs, minuteMs } from '#platform/india-time.ts';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { makeToken } from '#shop/accounts/server/testing.ts';
import { endpoints } from '#shop/invoices/contract.ts';
import { readPdf } from '#shop/invoices/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeOrderBody, makeCustomer } from '#shop/orders/server/testing.ts';
import { signInvoiceLink, signTrackLink } from '#shop/orders/server/tracking/signed-links.ts';
import type { ShipmentEmailData } from '#shop/orders/emails/order-emails.ts';
import { createCheckedApi } from './checked-api.ts';
import type { OrderState } from '#shop/orders/states.ts';

const { db } = await testDatabase();
const api = createCheckedApi({ db, config: readShopConfig({}), log: silentLog });

async function orderMovedTo(...states: OrderState[]) {
  const rani = await makeCustomer(db);
  const { id } = await makeProduct(db);
  const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]);
  const { orderNumber } = await placeOrder(db, { ...rani, order });
  const move = async (...further: OrderState[]) => {
    for (const to of further) await transitionOrder(db, { orderId: order.orderId, to, actor: 'courier' });
  };
  await move(...states);
  return { ...rani, orderNumber, move };
}

async function asked(path: string, { userId }: { userId: number }) {
  return api.request(path, { headers: { authorization: `Bearer ${await makeToken(db, userId)}` } });
}

describe('an invoice', () => {
  it('is open to its customer alone, from the handover on', async () => {
    const rani = await orderMovedTo();
    const mallory = await makeCustomer(db);
    const path = `/api/orders/${rani.orderNumber}/invoice.pdf`;
    expect((await asked(path, rani)).status).toBe(409);
    await rani.move('confirmed', 'shipped');
    expect((await api.request(path)).status).toBe(401);
    expect((await asked(path, mallory)).status).toBe(404);
    const response = await asked(path, rani);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="invoice-AR-\d\d-\d\d-\d{6}\.pdf"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await readPdf(await response.arrayBuffer());
    expect(text).toContain('Tax Invoice');
    expect(text).toContain(rani.orderNumber);
  });
});

describe('a link to a document', () => {
  const linked = async (rani: { userId: number }, orderNumber: string, kind = 'invoice') => {
    const headers = { authorization: `Bearer ${await makeToken(db, rani.userId)}` };
    const path = `/api/orders/${orderNumber}/document-link?kind=${kind}`;
    const response = await api.request(path, { method: 'POST', headers });
    return { status: response.status, path: ((await response.json()) as { path?: string }).path ?? '' };
  };
  const inApp = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/138.0 Instagram 300.0.0.0' };

  it('opens the invoice without sign-in for five minutes, for its customer alone', async () => {
    const rani = await orderMovedTo('confirmed', 'shipped');
    expect((await linked(await makeCustomer(db), rani.orderNumber)).status).toBe(404);
    const { path } = await linked(rani, rani.orderNumber);
    const response = await api.request(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="invoice-[\w-]+\.pdf"$/,
    );
    expect(await readPdf(await response.arrayBuffer())).toContain(rani.orderNumber);
    const inside = await api.request(path, { headers: inApp });
    expect(inside.headers.get('content-disposition')).toMatch(/^inline; /);
    vi.useFakeTimers({ now: Date.now() + 6 * minuteMs, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect((await api.request(path)).status).toBe(404);
  });

  it('is refused before the handover, when it is forged, and made for another use', async () => {
    const rani = await orderMovedTo();
    expect((await linked(rani, rani.orderNumber)).status).toBe(409);
    await rani.move('confirmed', 'shipped');
    expect((await linked(rani, rani.orderNumber, 'credit-note')).status).toBe(409);
    const { path } = await linked(rani, rani.orderNumber);
    const foreign = `/api/documents/invoice/${signInvoiceLink(rani.orderNumber)}`;
    for (const wrong of [foreign, path.replace('/documents/invoice', '/my-data'), path.slice(0, -1)])
      expect((await api.request(wrong)).status).toBe(404);
    expect((await api.request(path.replace('invoice', 'credit-note'))).status).toBe(409);
  });
});

describe('the browser', () => {
  const signIn = (token: string) => {
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('localStorage', { getItem: () => token });
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => Promise.resolve(api.request(path, init)));
    onTestFinished(() => void vi.unstubAllGlobals());
  };

  it('downloads an invoice as a file with its stored token', async () => {
    const rani = await orderMovedTo('confirmed', 'shipped');
    signIn(await makeToken(db, rani.userId));
    const { orderNumber } = rani;
    const file = await callApi(endpoints.get, { params: { orderNumber } });
    expect(file.type).toBe('application/pdf');
    expect(await readPdf(await file.arrayBuffer())).toContain(orderNumber);
  });

  it('reads the refusal of a file as an error', async () => {
    const rani = await orderMovedTo();
    signIn(await makeToken(db, rani.userId));
    const { orderNumber } = rani;
    const refused = callApi(endpoints.get, { params: { orderNumber } });
    await expect(refused).rejects.toMatchObject({ status: 409, message: expect.stringMatching(/./) });
  });
});

describe('a credit note', () => {
  // §9 a parcel that came back: a credit note of its own series takes the invoice back
  it('is open to its customer alone, once the parcel has returned', async () => {
    const rani = await orderMovedTo('confirmed', 'shipped', 'undelivered');
    const path = `/api/orders/${rani.orderNumber}/credit-note.pdf`;
    const early = await asked(path, rani);
    expect([early.status, ((await early.json()) as { code: string }).code]).toEqual([409, 'no_credit_note']);
    await rani.move('returned');
    expect((await api.request(path)).status).toBe(401);
    expect((await asked(path, await makeCustomer(db))).status).toBe(404);
    const response = await asked(path, rani);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(await readPdf(await response.arrayBuffer())).toContain('Credit Note');
  });
});

describe('the invoice link of an email', () => {
  it('opens the PDF without sign-in, from the first email about the shipment on', async () => {
    const rani = await orderMovedTo('confirmed', 'shipped');
    const newest = (await queuedEmails(db, rani.email)).at(-1)! as unknown as { data: ShipmentEmailData };
    const response = await api.request(`/api/invoices/${newest.data.invoiceToken}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^inline; /);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await readPdf(await response.arrayBuffer())).toContain(rani.orderNumber);
  });

  // §9 the invoice from the mail, by a signed link that ends, without signing in
  it('ends after sixty days, and only the shop can make one', async () => {
    const { orderNumber } = await orderMovedTo('confirmed', 'shipped');
    const open = async (token: string) => (await api.request(`/api/invoices/${token}`)).status;
    const right = signInvoiceLink(orderNumber);
    expect(await open(signInvoiceLink(orderNumber, new Date(Date.now() - 59 * dayMs)))).toBe(200);
    const [id, at, signature] = right.split('.') as [string, string, string];
    const lies = [
      signInvoiceLink(orderNumber, new Date(Date.now() - 60 * dayMs - 1_000)),
      `${Number(id) + 1}.${at}.${signature}`,
      `${id}.${(parseInt(at, 36) + 1).toString(36)}.${signature}`,
      `${id}.${at}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      signTrackLink(orderNumber),
      'nonsense',
      '1'.repeat(120),
    ];
    for (const lie of lies) expect(await open(lie), lie).toBe(404);
  });

  it('opens nothing for an order without an invoice', async () => {
    const { orderNumber } = await orderMovedTo('confirmed', 'cancelled');
    expect((await api.request(`/api/invoices/${signInvoiceLink(orderNumber)}`)).status).toBe(404);
  });
});
