import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addressFields } from '#shop/addresses/server/testing.ts';
import { mailedCode } from '#shop/accounts/server/testing.ts';
import { makeStaffToken } from '#shop/accounts/admin/server/testing.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { makeCategory } from '#shop/catalog/server/testing.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';
import { silentLog } from '#platform/server/log.ts';
import { settingsTools } from './admin/testing/settings-tools.ts';
import { answerSchemas } from './answer-schemas.ts';
import { createApi } from './api.ts';
import { openTestApi } from './testing.ts';

const { db, config, wellKnown } = await openTestApi();
const settings = settingsTools(db, { config, env: {} });
const api = createApi({ db, config, log: silentLog, settings });
const document = (await (await api.request('/api/openapi.json')).json()) as Parameters<
  typeof answerSchemas
>[0];
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
);
const differenceOf = answerSchemas(document);

const customer = await wellKnown();
await db.update(users).set({ staffRole: 'owner' }).where(eq(users.id, customer.id));
const token = await makeStaffToken(db, customer.id);
const { id: categoryId } = await makeCategory(db, { slug: 'teas' });

const { orderNumber } = (await customer.call('GET', '/api/orders')).body[0] as { orderNumber: string };
const { id: addressId } = (await customer.call('GET', `/api/addresses/user/${customer.id}`)).body[0] as {
  id: number;
};
const known: Record<string, string | number> = {
  categoryId,
  orderNumber,
  productId: customer.productId,
  userId: customer.id,
  pincode: 560001,
  kind: 'product',
  month: '2026-10',
};

const review = () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ productId: customer.productId, rating: 5, comment: 'Good.' }))
    form.set(name, String(value));
  return form;
};
const newcomer = { firstName: 'Rani', lastName: 'Rao', email: 'rani@example.in' };

/** The valid requests of the specification's writes. The others get an empty body, which is refused. */
const bodies: Record<string, () => object | Promise<object>> = {
  'POST /api/cart/add': () => ({ productId: customer.productId, quantity: 1 }),
  'PUT /api/cart/update': () => ({ productId: customer.productId, quantity: 2 }),
  'POST /api/delivery/create': () =>
    makeOrderBody([{ sku: String(customer.productId), quantity: 1, unitPaise: 50_000 }]),
  'POST /api/addresses/user/{userId}': addressFields,
  'PUT /api/addresses/{id}': addressFields,
  'POST /api/reviews': review,
  'PUT /api/auth/profile': () => ({ id: customer.id, firstName: 'Damayanti', lastName: 'Kulkarni' }),
  'POST /api/auth/register-send-otp': () => newcomer,
  'POST /api/auth/register-verify-otp': async () => ({
    email: newcomer.email,
    otp: await mailedCode(db, newcomer.email),
  }),
  'POST /api/newsletter/subscribe': () => ({ email: 'rani@example.in' }),
  'POST /api/notify-me': () => ({ name: 'Rani', email: 'rani@example.in', mobile: '9811122233' }),
  'POST /api/auth/login-send-otp': () => ({ email: newcomer.email }),
  'POST /api/auth/login-verify-otp': async () => ({
    email: newcomer.email,
    otp: await mailedCode(db, newcomer.email),
  }),
};
const queries: Record<string, string> = {
  '/api/search': 'q=tea',
  '/api/search/suggestions': 'q=tea',
  '/api/search/suggestions/grouped': 'q=tea',
  '/api/delivery/promise': 'pincode=560001',
  '/api/admin/orders/price': `items=${customer.productId}:1`,
  '/api/admin/content/entry': 'kind=about&key=about',
  '/api/admin/sales': 'from=2026-11-01&to=2026-11-29&by=product',
  '/api/admin/sales/rows.csv': 'from=2026-11-01&to=2026-11-29&by=product',
  '/api/admin/customer-sales': 'from=2026-11-01&to=2026-11-29&show=top',
  '/api/admin/customer-sales/rows.csv': 'from=2026-11-01&to=2026-11-29&show=top',
  '/api/admin/product-sales': 'from=2026-11-01&to=2026-11-29&show=sold',
  '/api/admin/product-sales/rows.csv': 'from=2026-11-01&to=2026-11-29&show=sold',
  '/api/admin/visits': 'from=2026-11-01&to=2026-11-29',
  '/api/admin/cash/bills': 'from=2026-11&to=2026-11',
  '/lookup/reverse': 'lat=12.97&lon=77.59',
};

/** An operation that ends the session, or what other operations need, comes late. */
const rankOf = ({ method, path }: { method: string; path: string }) =>
  method !== 'GET' && /logout|account-deletion/.test(path) ? 2 : Number(method === 'DELETE');

async function answerOf(operation: { method: string; path: string }, signedIn: boolean, broken = false) {
  const { method, path } = operation;
  const name = `${method} ${path}`;
  if (name === 'DELETE /api/cart/remove/{productId}')
    await customer.call('POST', '/api/cart/add', { productId: customer.productId, quantity: 1 });
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (path.startsWith('/api/addresses/{id}')) return String(addressId);
    return encodeURIComponent(String(known[name] ?? (name === 'id' ? customer.productId : 'none')));
  });
  const query = broken ? 'limit=%00' : queries[path];
  const body = method === 'GET' || method === 'DELETE' ? undefined : ((await bodies[name]?.()) ?? {});
  const response = await api.request(query ? `${filled}?${query}` : filled, {
    method,
    headers: {
      ...(signedIn ? { authorization: `Bearer ${token}` } : {}),
      ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
  });
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, text: await response.text() };
}

/** These need a link of an email, or a query of their own. */
const needsMore = new Set([
  'GET /api/order-link/rescue',
  'GET /api/refill-link',
  'GET /api/admin/orders/products',
  'GET /api/admin/views',
]);

const specified = [...Object.keys(bodies), 'DELETE /api/cart/remove/{productId}', 'DELETE /api/cart/clear'];

it('each answer of each operation is as the OpenAPI document says', async () => {
  const wrong: string[] = [];
  const good = new Set<string>();
  const ordered = operations.toSorted((a, b) => rankOf(a) - rankOf(b));
  for (const [signedIn, broken] of [[true], [false], [false, true]] as [boolean, boolean?][])
    for (const operation of ordered) {
      const answer = await answerOf(operation, signedIn, broken);
      const name = `${operation.method} ${operation.path}`;
      if (answer.status < 300) good.add(name);
      const difference = differenceOf(operation, answer);
      if (difference) wrong.push(`${name} ${difference}`);
    }
  expect(wrong).toEqual([]);
  const plain = operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  const needed = [...specified, ...plain.map(({ path }) => `GET ${path}`)];
  expect(needed.filter((name) => !good.has(name) && !needsMore.has(name))).toEqual([]);
});

it('every operation has an id of its own, and names a wrong request', () => {
  type Described = { operationId: string; responses: object };
  const all = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods),
  ) as unknown as Described[];
  const ids = all.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(operations.length);
  expect(ids).toContain('postDeliveryCreate');
  expect(ids).toContain('getOrdersByOrderNumber');
  for (const { operationId, responses } of all) expect(Object.keys(responses), operationId).toContain('400');
});
