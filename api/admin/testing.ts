import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { testDatabase } from '#database/test-database.ts';
import { changeLog } from '#platform/server/tables.ts';
import { partBytes, partsOfFile } from '#platform/file-parts.ts';
import { createLog } from '#platform/server/log.ts';
import { readShopConfig } from '#server/config.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import type { EditedProduct } from '#shop/catalog/admin/contract.ts';
import type { ProductPicture } from '#shop/catalog/admin/product-fields.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { createCheckedApi } from '../checked-api.ts';
import { readingContent } from './testing/reading-content.ts';
import { settingsTools } from './testing/settings-tools.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { addDays, dayOf } from '#platform/india-time.ts';
import { inTransaction } from '#platform/server/db.ts';
import type { ProductStock } from '#shop/catalog/admin/stock.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import type { OrderState } from '#shop/orders/states.ts';

type Body = Record<string, unknown> & { code?: string; recoveryCodes?: string[]; secret?: string };

export const shopUrl = 'http://localhost:3000';

/** Opens the API on its own database, with its log, for tests of the staff side. Call it at the top of the file. */
export async function openStaffApi(env: Record<string, string> = {}) {
  const { db } = await testDatabase();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const apiAt = (PUBLIC_URL: string) => {
    const settings = { RATE_LIMITS: 'off', PUBLIC_URL, ...env };
    const config = readShopConfig(settings);
    const tools = settingsTools(db, { config, env: settings });
    return createCheckedApi({ db, config, log, settings: tools, content: readingContent(db) });
  };
  const api = apiAt(shopUrl);

  async function call(token: string, method: string, path: string, body?: object, to = api) {
    const response = await to.request(`/api/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: (await response.json()) as Body };
  }

  /** Reads the email log, as support may. Returns 'open' or the code of the refusal. */
  const openMails = async (token: string) => (await call(token, 'GET', 'mails')).body.code ?? 'open';
  return { db, api, apiAt, lines, call, openMails };
}

type Answer = { status: number; body: Record<string, unknown> & { code?: string; message?: string } };

export const edited = ({ body }: Answer) => body as unknown as EditedProduct;

export const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#3f7050' } });

/** The declarations that the publish gate asks of a comb. */
export const combDeclarations = {
  description: 'A comb.',
  mrp: 149,
  quantity: 1,
  unit: 'pieces',
  maker: 'Sita Woods, 4 Temple Road, Channapatna 562160',
  countryOfOrigin: 'India',
  consumerCare: 'Sita Woods, 4 Temple Road, care@sita.example, 9876543210',
  genericName: 'Comb',
  contents: 'Length 18 cm',
  hsn: '9615',
  weightGrams: 60,
};

/** Opens the staff API with its own folder of pictures. Call it at the top of the file. */
export async function openPictureApi(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
  const { db, api, call } = await openStaffApi({ DATA_DIR: dataDir, ...env });
  const config = readShopConfig({ DATA_DIR: dataDir, ...env });
  const small = await plain().png().toBuffer();
  const { token: asha } = await makeStaff(db, 'content');
  const { id: categoryId } = await makeCategory(db);
  const folder = join(dataDir, 'uploads/products');

  const { announce, sendPart, addSent, upload, uploadTo } = openUploads(api, asha);

  const get = async (id: number) => edited(await call(asha, 'GET', `products/${id}`));

  async function undoNewest(id: number) {
    const ofProduct = eq(changeLog.entityId, String(id));
    const [newest] = await db.select().from(changeLog).where(ofProduct).orderBy(desc(changeLog.id)).limit(1);
    return call(asha, 'POST', `log/${newest!.id}/undo`, {});
  }

  return {
    db,
    api,
    call,
    config,
    folder,
    asha,
    small,
    customer: (await makeStaff(db, null)).token,
    announce,
    sendPart,
    addSent,
    upload,
    uploadTo,
    get,
    undoNewest,
    stored: () => (existsSync(folder) ? readdirSync(folder) : []),
    save: (product: { id: number; version: number }, pictures: ProductPicture[]) =>
      call(asha, 'PUT', `products/${product.id}`, { version: product.version, fields: { pictures } }),
    copy: async (id: number) => edited(await call(asha, 'POST', 'products', { copyOf: id })),
    newProduct: async (given = {}) => get((await makeProduct(db, { categoryId, ...given })).id),
    add: async (id: number, alt = '') => ({ name: (await upload(id, small)).body.name!, alt }),
    shown: async (id: number) => (await api.request(`/api/products/${id}`)).json(),
  };
}

/** Sends pictures in parts, as `asha` unless another token is given. */
function openUploads(api: Awaited<ReturnType<typeof openStaffApi>>['api'], asha: string) {
  const headers = (token: string, type: string) => ({
    authorization: `Bearer ${token}`,
    'content-type': type,
  });

  async function send(
    method: string,
    path: string,
    body: BodyInit | null,
    { token = asha, type = 'application/json' } = {},
  ) {
    const response = await api.request(`/api/admin/${path}`, {
      method,
      headers: headers(token, type),
      body,
    });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  }

  const placeOf = (id: number) => `products/${id}/pictures`;
  const announceAt = (place: string, bytes: number, token: string) =>
    send('POST', place, JSON.stringify({ bytes }), { token });
  const announce = (id: number, bytes: number, token = asha) => announceAt(placeOf(id), bytes, token);

  const sendPart = (path: string, bytes: Uint8Array, token = asha) =>
    send('PUT', path.replace(/^.*pictures/, 'pictures'), new Uint8Array(bytes), {
      token,
      type: 'application/octet-stream',
    });

  /** Sends a picture in its parts. Returns the first refusal, or the answer to the last request. */
  async function uploadTo(place: string, bytes: Uint8Array, { token = asha } = {}) {
    const announced = await announceAt(place, bytes.length, token);
    if (announced.status !== 200) return announced;
    const path = `${place}/${announced.body.upload}`;
    for (let number = 0; number < partsOfFile(bytes.length); number += 1) {
      const part = bytes.subarray(number * partBytes, (number + 1) * partBytes);
      const sent = await sendPart(`${path}/parts/${number}`, part, token);
      if (sent.status !== 200) return sent;
    }
    return send('POST', path, null, { token });
  }
  const upload = (id: number, bytes: Uint8Array, options = {}) => uploadTo(placeOf(id), bytes, options);
  const addSent = (path: string, token = asha) => send('POST', path, null, { token });
  return { announce, sendPart, addSent, upload, uploadTo };
}

/** Opens the API with a packer who changes stock, and customers who order. Call it at the top of the file. */
export async function openStock() {
  const { db, call } = await openStaffApi();
  let packer = '';
  beforeAll(async () => void (packer = (await makeStaff(db, 'packer')).token));
  const ask = (method: string, path: string, body?: object) => call(packer, method, path, body);
  const change = (productId: number, asked: object) =>
    ask('POST', `stock/${productId}/changes`, { id: randomUUID(), ...asked });

  /** Places an order of a product and takes it through these states. */
  async function order(productId: number, quantity: number, ...states: OrderState[]) {
    const { userId } = await makeCustomer(db);
    const body = makeOrderBody([{ sku: `${productId}`, quantity, unitPaise: 50_000 }]);
    const { orderNumber } = await placeOrder(db, { userId, order: body });
    const pass = async (...next: OrderState[]) => {
      for (const to of next)
        await inTransaction(db, (tx) =>
          transitionOrder(tx, { orderId: body.orderId, to, actor: 'staff', authorId: 1, passing: true }),
        );
    };
    await pass(...states);
    return { orderNumber, pass };
  }

  return {
    db,
    ask,
    order,
    change,
    inDays: (days: number) => addDays(dayOf(new Date()), days),
    read: async (productId: number) =>
      (await ask('GET', `stock/${productId}`)).body as unknown as ProductStock,
    rowsOf: async (path: string) => (await ask('GET', path)).body.rows as Record<string, unknown>[],
    receive: (productId: number, number: string, bestBefore: string | null, units: number) =>
      change(productId, { reason: 'received', number, madeOn: null, bestBefore, units }),
    count: (productId: number, counted: number, seen: number) =>
      change(productId, { reason: 'counted', counted, seen, batchId: null }),
    /** No courier takes part, so the invariants of shipments say nothing. */
    isSound: async () =>
      expect((await checkInvariants(db)).filter(({ number }) => [1, 2, 4, 10].includes(number))).toEqual([]),
  };
}
