import type { Context, Hono } from 'hono';
import { inArray } from 'drizzle-orm';
import { namedIn, signsOf, termsOf } from '#platform/admin/named.ts';
import { formatDay } from '#platform/india-time.ts';
import { readMobile } from '#platform/reading/read-phone.ts';
import { countOf } from '#platform/text/count-of.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { pathOfCustomer } from '#shop/accounts/admin/customers.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { listProductsForStaff } from '#shop/catalog/admin/server/list-products.ts';
import { productStates } from '#shop/catalog/admin/product-fields.ts';
import { listStock } from '#shop/catalog/admin/server/stock/read-stock.ts';
import { findTexts } from '#shop/content/admin/server/find-texts.ts';
import { endpoints, maxOfKind as max, minSought, type StoredRow } from '#shop/finder/admin/contract.ts';
import { documentKinds } from '#shop/invoices/admin/documents.ts';
import { findByNumber } from '#shop/invoices/admin/server/find-by-number.ts';
import { findByReference } from '#shop/orders/admin/server/find-any-order.ts';
import { personalKinds } from '#shop/orders/admin/server/find-matching.ts';
import { listOrdersForStaff } from '#shop/orders/admin/server/list-orders-for-staff.ts';
import { findAccounts } from '#shop/orders/admin/server/find/find-accounts.ts';
import { staffLabelOf } from '#shop/orders/admin/staff-labels.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { findSettings } from '#shop/settings/admin/server/find-settings.ts';
import { groupLabels } from '#shop/settings/groups.ts';
import { settingPath } from '#shop/settings/pages.ts';
import { contentOf } from '../content-of.ts';
import type { ApiEnv, ShopContext } from '../context.ts';
import { staff, userOf } from '../middleware/guards.ts';
import { logPersonalRead, roleOf } from './author-of.ts';
import { ageing } from './catalog/stock.ts';

type FindParams = {
  c: Context<ApiEnv>;
  shop: ShopContext;
  role: StaffRole;
  /** The whole text. */
  q: string;
  /** Its part that names an order or a person. */
  named: string;
};

type Source = {
  roles: readonly StaffRole[];
  find: (asked: FindParams) => Promise<(Omit<StoredRow, 'kind' | 'isWhole'> & { isWhole?: boolean })[]>;
};

/** Each kind with the roles that may find it, as its own list lets them. */
const sources: Record<StoredRow['kind'], Source> = {
  setting: { roles: ['owner'], find: namedSettings },
  order: { roles: ['owner', 'packer', 'support'], find: namedOrders },
  document: { roles: ['owner'], find: numberedDocuments },
  customer: { roles: ['owner', 'support'], find: namedCustomers },
  product: { roles: ['owner', 'packer', 'content'], find: namedProducts },
  text: { roles: ['owner', 'content'], find: namedTexts },
};

/** Mounts the search over everything of the staff side. Each role finds what its lists show, and accesses are logged as theirs are. */
export function serveFind(app: Hono<ApiEnv>, shop: ShopContext): void {
  serveEndpoint(
    app,
    endpoints.find,
    [staff('packer', 'support', 'content', 'accountant')],
    async ({ body: { q } }, c) => {
      const role = await roleOf(c);
      const asked = { c, shop, role, q, named: namedIn(q) };
      const own = Object.entries(sources).filter(([, { roles }]) => roles.includes(role));
      const found = await Promise.all(
        own.map(async ([kind, { find }]) =>
          (await find(asked))
            .slice(0, max)
            .map((one) => Object.assign({ isWhole: true }, one, { kind: kind as StoredRow['kind'] })),
        ),
      );
      return { found: found.flat() };
    },
  );
}

async function namedSettings({ shop, q }: FindParams) {
  return findSettings(shop.settings?.definitions ?? {}, { text: q, max }).map(
    ({ title, isWhole, ...setting }) => ({
      title,
      detail: groupLabels[setting.group],
      to: settingPath(setting),
      isWhole,
    }),
  );
}

/** A number finds its order by any part. Everything else is a search of the list of orders. */
async function namedOrders({ c, role, named }: FindParams) {
  const { db } = c.var;
  const signs = signsOf(named);
  if (named.length < minSought || (signs === null && /^\W*\d/.test(named))) return [];
  const ids = signs ? await findByReference(db, { signs, max }) : [];
  const skip = role === 'packer' ? personalKinds : [];
  const [byPart, listed] = await Promise.all([
    ids.length > 0 ? listOrdersForStaff(db, { asking: inArray(orders.id, ids) }) : { rows: [] },
    ids.length < max
      ? listOrdersForStaff(db, { q: named, skip, userId: userOf(c), max })
      : { rows: [], noted: 0 },
  ]);
  if (listed.noted > 0) logPersonalRead(c);
  const rows = new Map([...byPart.rows, ...listed.rows].map((row) => [row.orderNumber, row]));
  return [...rows.values()].map(({ orderNumber, state, waybill, customerName, city }) => ({
    title: orderNumber,
    detail: [staffLabelOf(state), waybill, [customerName, city].filter(Boolean).join(', ')]
      .filter(Boolean)
      .join(' · '),
    to: `/admin/orders/${orderNumber}`,
  }));
}

async function numberedDocuments({ c, named }: FindParams) {
  const found = await findByNumber(c.var.db, { text: named, max });
  return found.map(({ kind, number, day, orderNumber }) => ({
    title: number,
    detail: `${documentKinds[kind]} of ${formatDay(day)} · ${orderNumber}`,
    to: `/admin/papers?${new URLSearchParams({ ...(kind === 'invoice' ? {} : { kind }), q: number })}`,
  }));
}

async function namedCustomers({ c, named }: FindParams) {
  if (named.length < minSought) return [];
  const { rows } = await findAccounts(c.var.db, { q: named, userId: userOf(c) });
  if (named.includes('@') || 'value' in readMobile(named)) logPersonalRead(c);
  return rows.map((customer) => ({
    title: customer.name,
    detail: `${customer.id === null ? 'No account' : `Customer ${customer.id}`} · ${countOf(customer.orders, 'order')}`,
    to: pathOfCustomer(customer),
  }));
}

async function namedProducts({ c, role, q }: FindParams) {
  const text = termsOf(q).join(' ');
  if (role === 'packer') {
    const { rows } = await listStock(c.var.db, { q: text, ...ageing(c) });
    return rows.map(({ id, name, stock }) => ({
      title: name,
      detail: `${stock} in stock`,
      to: `/admin/stock/${id}`,
    }));
  }
  const { rows } = await listProductsForStaff(c.var.db, { q: text });
  return rows.map(({ id, name, state }) => ({
    title: name,
    detail: productStates[state],
    to: `/admin/products/${id}`,
  }));
}

async function namedTexts({ c, shop, q }: FindParams) {
  const content = await contentOf({ ...shop, config: c.var.config });
  const found = await findTexts(c.var.db, { content, text: q, max });
  return found.map(({ kind, key, title, label, isWhole }) => ({
    title,
    detail: label,
    to: `/admin/content/${kind}/${encodeURIComponent(key)}`,
    isWhole,
  }));
}
