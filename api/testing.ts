import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import type { Db } from '#platform/server/db.ts';
import { silentLog } from '#platform/server/log.ts';
import { addressFields } from '#shop/addresses/server/testing.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { mailedCode, makeUser, makeToken } from '#shop/accounts/server/testing.ts';
import { linkToken } from '#shop/newsletter/server/links.ts';
import { newsletterSubscribers } from '#shop/newsletter/server/tables.ts';
import type { PlaceOrderBody } from '#shop/orders/body/place-order-body.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';
import { writeVerifiedReview } from '#shop/reviews/server/write-verified-review.ts';
import { createCheckedApi } from './checked-api.ts';

type Api = { db: Db; api: ReturnType<typeof createCheckedApi> };

/** Opens the API on its own database, with functions that create users. Call it at the top of the file. */
export async function openTestApi() {
  const { db } = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'leaving-'));
  const config = readShopConfig({ RATE_LIMITS: 'off', DATA_DIR: dataDir });
  const given: Api = { db, api: createCheckedApi({ db, config, log: silentLog }) };
  return {
    ...given,
    dataDir,
    config,
    newUser: (values?: Parameters<typeof makeUser>[1]) => newUser(given, values),
    order: (caller: Caller, unitPaise?: number) => order(given, caller, unitPaise),
    arrive: (orderId: string) => arrive(given, orderId),
    wellKnown: () => wellKnown(given),
  };
}

async function newUser({ db, api }: Api, given: Parameters<typeof makeUser>[1] = {}) {
  const { id, email } = await makeUser(db, given);
  const token = await makeToken(db, id);
  let cookie = '';
  const call = async (method: string, path: string, body?: object | FormData) => {
    const response = await api.request(path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        cookie,
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  };
  const leave = async () => {
    const asked = await call('POST', '/api/auth/account-deletion/send-otp');
    if (asked.status !== 200) return asked;
    return call('POST', '/api/auth/account-deletion', { otp: await mailedCode(db, email) });
  };
  return { id, email, call, leave };
}

type Caller = Awaited<ReturnType<typeof newUser>>;

type Recipient = Parameters<typeof makeOrderBody>[1];

const neighbour: Recipient = {
  customerName: 'Savitri Joshi',
  customerPhone: '9833344455',
  addressLine: '12 Temple Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
};

/** Only `wellKnown` orders to this recipient, so a test can search every trace. */
const damayanti: Recipient = {
  customerName: 'Damayanti Kulkarni',
  customerPhone: '9811122233',
  addressLine: '17 Peacock Lane',
  city: 'Nasik',
  state: 'Maharashtra',
  pincode: '422001',
  gift: { message: 'With love from Damayanti' },
};

async function order({ db }: Api, { call }: Caller, unitPaise = 50_000, to: Recipient = neighbour) {
  const product = await makeProduct(db, { mrpPaise: unitPaise });
  const body = makeOrderBody([{ sku: `${product.id}`, quantity: 1, unitPaise }], to);
  expect((await call('POST', '/api/delivery/create', body)).status).toBe(200);
  return { orderId: body.orderId, productId: product.id };
}

const arrive = ({ db }: Api, orderId: string) =>
  db.update(orders).set({ state: 'delivered' }).where(eq(orders.id, orderId));

async function wellKnown(given: Api) {
  const { db } = given;
  const user = await newUser(given, {
    firstName: 'Damayanti',
    lastName: 'Kulkarni',
    email: `damayanti${Date.now()}@example.in`,
    mobile: '9811122233',
  });
  const { id, email, call } = user;
  const { productId, orderId } = await order(given, user, 50_000, damayanti);
  await arrive(given, orderId);
  await call('POST', `/api/addresses/user/${id}`, addressFields({ name: 'Damayanti Kulkarni' }));
  await call('POST', '/api/cart/add', { productId, quantity: 1 });
  await call('PUT', `/api/wishlist/${productId}`);
  const words = { rating: 5, comment: 'Good.', title: '', imageUrl: null, moderated: false };
  await writeVerifiedReview(db, { ...words, userId: id, productId, orderId });
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#333' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('picture', new Blob([new Uint8Array(bytes)]), 'me.png');
  const picture = (await call('POST', '/api/auth/profile/avatar', form)).body.profilePictureUrl as string;
  await call('PUT', '/api/auth/profile', { id, profilePictureUrl: picture });
  const soldOut = await makeProduct(db, { stock: 0 });
  await call('POST', '/api/back-in-stock', { productId: soldOut.id });
  await call('POST', '/api/newsletter/subscribe', { email });
  const [row] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
  await call('POST', `/api/newsletter/confirm?token=${linkToken('newsletter-confirm', row!)}`);
  await call('POST', '/api/notify-me', { name: 'Damayanti', email, mobile: '9811122233' });
  return { ...user, picture, productId, orderId };
}

type GuestCall = { token?: string; network?: string; headers?: Record<string, string> };
type PlacedByGuest = {
  success: boolean;
  remarks: string;
  code: string;
  orderNumber: string;
  trackToken: string;
  accountToken: string;
};

let made = 6_200_000_000;

/** Returns a phone number and a street that no other order of a test has. */
export function newPlace(): Pick<PlaceOrderBody, 'customerPhone' | 'addressLine'> {
  made += 1;
  return { customerPhone: String(made), addressLine: `${made} Temple Road` };
}

/** Opens a shop that sells without an account, with the browsers of guests. */
export function openGuestShop(db: Db, settings: Record<string, string> = {}) {
  const config = readShopConfig({ TRUSTED_PROXY: 'on', BUY_WITHOUT_ACCOUNT: 'on', ...settings });
  const api = createCheckedApi({ db, config, log: silentLog });

  function openBrowser() {
    const cookies = new Map<string, string>();
    const call = async (method: string, path: string, body?: object, sent: GuestCall = {}) => {
      const { token, network = '203.0.113.9', headers = {} } = sent;
      const response = await api.request(
        path,
        {
          method,
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': network,
            ...(cookies.size > 0 ? { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') } : {}),
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...headers,
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
        },
        { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
      );
      for (const cookie of response.headers.getSetCookie()) {
        const [name, value] = cookie.split(';')[0]!.split('=');
        cookies.set(name!, value!);
      }
      const text = await response.text();
      return { status: response.status, body: (text ? JSON.parse(text) : {}) as PlacedByGuest };
    };
    /** Sends an order as the checkout does: again, with its cookie, from a browser that is new. */
    const place = async (body: PlaceOrderBody, sent: GuestCall = {}) => {
      const first = await call('POST', '/api/delivery/create', body, sent);
      return first.body.code === 'new_browser' ? call('POST', '/api/delivery/create', body, sent) : first;
    };
    return { call, place };
  }
  return { api, openBrowser };
}

export function guestBody(productId: number, given: Partial<PlaceOrderBody> = {}, quantity = 1) {
  return makeOrderBody([{ sku: `${productId}`, quantity, unitPaise: 50_000 }], { ...newPlace(), ...given });
}

export async function rowOf(db: Db, { orderId }: { orderId: string }) {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  return row;
}

export async function stockLeft(db: Db, id: number): Promise<number> {
  const [row] = await db.select({ stock: products.stock }).from(products).where(eq(products.id, id));
  return row!.stock;
}
