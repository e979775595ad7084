import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#platform/india-time.ts';
import { inTransaction } from '#platform/server/db.ts';
import { readSignedLink } from '#platform/server/secrets/sign-link.ts';
import { endpointsServed } from '#platform/server/serve-endpoint.ts';
import { emailLog } from '#platform/server/tables.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { type StaffRole, staffRoles } from '#shop/accounts/staff.ts';
import { makeBatch, makeProduct } from '#shop/catalog/server/testing.ts';
import { makeParcel } from '#shop/fulfilment/admin/server/testing.ts';
import { closeHandOver } from '#shop/fulfilment/admin/server/hand-over/close-hand-over.ts';
import { requestPapers } from '#shop/fulfilment/admin/server/papers/request-papers.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { placeHeld } from '#shop/orders/server/hold/testing.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { reportNames } from '#shop/reports/admin/reports.ts';
import { setPayout } from '#shop/returns/server/payout.ts';
import { returnPhotos } from '#shop/returns/server/tables.ts';
import { ask, inspectWhole, makeDelivered, seller } from '#shop/returns/server/testing.ts';
import { openStaffApi } from './testing.ts';

const { db, api } = await openStaffApi();

/** Texts of one customer that stand nowhere else. */
const personal = {
  name: 'Yamuna Vastralekha',
  phone: '9811400077',
  email: 'yamuna.vastra@example.in',
  address: '77 Kadamba Lane',
  payout: 'yamuna.payee@okicici',
  'payout end': 'UPI ••••ee@okicici',
};

type Personal = keyof typeof personal;

const links = (
  'track review invoice confirm-order return rescue return-photo return-credit-note refill ' +
  'newsletter-confirm newsletter-unsubscribe undo-email-change'
).split(' ');

const documentText = readFileSync(join(import.meta.dirname, '../../docs/staff-rights.md'), 'utf8');
const [, linkSection = '', personalSection = ''] = documentText.split('\n## ');
const mayHoldLinks = [...linkSection.matchAll(/^- (.+)$/gm)].map(([, endpoint]) => endpoint!);
const personalRights = personalSection
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what, endpoint, roles]) => `${what}: ${endpoint}: ${roles}`);

type Answer = { endpoint: string; role: StaffRole; status: number; text: string; isWhole: boolean };

const answers: Answer[] = [];
const rightsUsed = new Map<string, Set<StaffRole>>();

/** An order of the one customer in each state that staff act on. */
async function makeShop() {
  const delivered = await makeDelivered(db);
  await db
    .update(users)
    .set({ firstName: 'Yamuna', lastName: 'Vastralekha', email: personal.email })
    .where(eq(users.id, delivered.userId));
  const { userId } = await makeStaff(db, 'support');
  const by = { userId, namesOf: () => Promise.resolve(new Map<number, string>()) };
  const { orderId } = delivered;
  const made = { held: await placeHeld(db), parcel: await makeParcel(db), cancelled: await makeParcel(db) };
  const { name, phone, address: addressLine } = personal;
  for (const id of [orderId, ...Object.values(made).map((one) => one.orderId)])
    await db
      .update(orders)
      .set({ userId: delivered.userId, address: { ...delivered.order.address, name, phone, addressLine } })
      .where(eq(orders.id, id));
  const cancelled = { orderId: made.cancelled.orderId, to: 'cancelled', actor: 'staff' } as const;
  await inTransaction(db, (tx) => transitionOrder(tx, { ...cancelled, authorId: userId, note: 'No.' }));
  await issueInvoice(db, { orderId, seller });
  const inspected = await ask(db, delivered);
  await inspectWhole(db, { id: inspected, orderId, by });
  await setPayout(db, { id: inspected, orderId, payout: { kind: 'upi', upiId: personal.payout } });
  await db.insert(returnPhotos).values({ returnId: inspected, path: '/uploads/returns/none.webp' });
  const { id: productId } = await makeProduct(db);
  const batchId = await makeBatch(db, productId, { units: 5, number: 'B1', bestBefore: '2099-01-01' });
  const paper = randomUUID();
  const chosen = { ids: [made.parcel.orderNumber] };
  await requestPapers(db, { id: paper, kind: 'labels', orders: chosen, authorId: userId });
  const list = randomUUID();
  const leaving = await makeParcel(db);
  await inTransaction(db, (tx) =>
    transitionOrder(tx, { orderId: leaving.orderId, to: 'packed', actor: 'staff', authorId: 1 }),
  );
  await closeHandOver(db, { id: list, orders: { ids: [leaving.orderNumber] }, authorId: userId });
  await db.update(emailLog).set({ state: 'sent' });
  const [mail] = await db.select().from(emailLog).where(eq(emailLog.recipient, personal.email)).limit(1);
  return { ...made, delivered, inspected, productId, batchId, paper, list, mail: mail!.id };
}

type Shop = Awaited<ReturnType<typeof makeShop>>;

/** Returns a body for endpoints that read by POST. All others get an empty one, which refuses or changes nothing personal. */
function bodyFor(endpoint: string): object {
  if (endpoint.endsWith('/orders/search')) return { q: 'Yamuna' };
  if (endpoint.endsWith('/orders/customer')) return { q: personal.phone };
  if (endpoint.endsWith('/notes')) return { text: 'Called back.' };
  if (endpoint === 'PUT /api/admin/orders/{orderNumber}') return { version: 0, fields: { city: 'Mysuru' } };
  return {};
}

const queries: Record<string, string> = {
  '/api/admin/orders/products': '?q=oil',
  '/api/admin/views': '?list=orders',
  '/api/admin/reports/{report}': '?from=2026-09&to=2026-10',
  '/api/admin/reports/{report}/rows.csv': '?from=2026-09&to=2026-10',
};

/** Fills the parts of a path with what the shop holds. Each order is tried where a path takes an order. */
function pathsOf(path: string, shop: Shop, own: { device: number }): string[] {
  const day = dayOf(new Date());
  const kinds = path.includes('/papers/{kind}') ? 'invoice' : '';
  const ids = () => {
    if (path.includes('/returns/{id}')) return String(shop.inspected);
    if (path.includes('/batches/{id}')) return String(shop.batchId);
    if (path.includes('/products/{id}') || path.includes('/stock/{id}')) return String(shop.productId);
    if (path.includes('/staff/{id}')) return String(own.device);
    if (path.includes('/mails/{id}')) return String(shop.mail);
    if (path.includes('/parcel-papers/{id}')) return shop.paper;
    if (path.includes('/hand-overs/{id}')) return shop.list;
    return path.includes('failed-jobs') ? randomUUID() : '1';
  };
  const filled = path
    .replace('{id}', ids)
    .replace('{photo}', '1')
    .replace('{code}', shop.parcel.waybill)
    .replace('{kind}', kinds)
    .replace('{month}', day.slice(0, 7))
    .replace('{day}', addDays(day, 1))
    .replace('{report}', reportNames[0])
    .replace('{sheet}', 'b2cs');
  const numbers = [shop.delivered, shop.held, shop.parcel, shop.cancelled].map((one) => one.orderNumber);
  const whole = filled.includes('{orderNumber}')
    ? numbers.map((number) => filled.replace('{orderNumber}', number))
    : [filled];
  return whole.map((one) => `${one.replace(/\{\w+\}/g, '1')}${queries[path] ?? ''}`);
}

beforeAll(async () => {
  const shop = await makeShop();
  const served = endpointsServed(api).filter(({ who, path }) => who === 'staff' || path.includes('/admin/'));
  // What changes an order comes last, so that each role reads the same.
  const reads = (endpoint: (typeof served)[number]) => (endpoint.method === 'GET' ? 0 : 1);
  for (const described of served.toSorted((one, other) => reads(one) - reads(other)))
    for (const role of staffRoles) {
      const endpoint = `${described.method} ${described.path}`;
      const { token, userId } = await makeStaff(db, role);
      for (const path of pathsOf(described.path, shop, { device: userId })) {
        const isRead = described.method === 'GET';
        const response = await api.request(path, {
          method: described.method,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          ...(isRead ? {} : { body: JSON.stringify(bodyFor(endpoint)) }),
        });
        const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
        const isJson = response.ok && described.media === undefined;
        const parsed = isJson ? described.response.safeParse(JSON.parse(text)) : null;
        const isWhole = parsed === null || (parsed.success && isSame(parsed.data, JSON.parse(text)));
        answers.push({ endpoint, role, status: response.status, text, isWhole });
      }
    }
}, 300_000);

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, one]) => [name, sorted(one)]),
  );
}

/** They need an uploaded or drawn file, and hold no customer but on paper. Their own tests read them. */
const needFiles = [
  'GET /api/admin/bulk-changes/{id}',
  'GET /api/admin/bulk-changes/{id}/refused.csv',
  'GET /api/admin/bulk-changes/{id}/rows',
  'GET /api/admin/cash/remittances/{id}',
  'GET /api/admin/cash/remittances/{id}/rows',
  'GET /api/admin/orders/{orderNumber}/credit-note.pdf',
  'GET /api/admin/parcel-papers/{id}/file.pdf',
  'GET /api/admin/returns/{id}/photos/{photo}',
];

/** A link holds its text encoded. */
function shownBy(text: string, value: string): boolean {
  return text.includes(value) || text.includes(encodeURIComponent(value));
}

function linksIn(text: string): string[] {
  const candidates = text.match(/\d{1,9}\.[0-9a-z]{1,9}\.[\w-]{43}/g) ?? [];
  return candidates.filter((one) => links.some((use) => readSignedLink(use, one)));
}

describe('every staff response in every role', () => {
  it('is read for the owner, with real data', () => {
    const read = new Set(answers.filter(({ status }) => status < 300).map(({ endpoint }) => endpoint));
    const unread = answers.filter(({ endpoint, role }) => role === 'owner' && !read.has(endpoint));
    const gets = [...new Set(unread.map(({ endpoint }) => endpoint))].filter((one) => one.startsWith('GET'));
    expect(gets.toSorted()).toEqual(needFiles);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('holds no signed link, but for the calls that hand one to the customer', () => {
    const found = answers.filter(({ text }) => linksIn(text).length > 0);
    const held = new Set(found.map(({ endpoint }) => endpoint));
    expect([...held].toSorted()).toEqual(mayHoldLinks.toSorted());
    expect(found.filter(({ role }) => role === 'packer' || role === 'content')).toEqual([]);
  });

  it('holds no field that its schema lacks', () => {
    expect(answers.filter(({ isWhole }) => !isWhole).map(({ endpoint }) => endpoint)).toEqual([]);
  });

  it('holds just the personal data that the table of rights gives', () => {
    for (const { endpoint, role, text } of answers)
      for (const what of Object.keys(personal) as Personal[]) {
        if (!shownBy(text, personal[what])) continue;
        const right = `${what}: ${endpoint}`;
        rightsUsed.set(right, (rightsUsed.get(right) ?? new Set()).add(role));
      }
    const order: StaffRole[] = ['packer', 'support', 'content', 'owner'];
    const used = [...rightsUsed].map(
      ([right, roles]) => `${right}: ${order.filter((role) => roles.has(role)).join(', ')}`,
    );
    expect(used.toSorted()).toEqual(personalRights.toSorted());
  });
});
