import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { ListPage } from '#platform/admin/list.ts';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import { keyset } from '#platform/admin/server/keyset.ts';
import { addDays, startOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { findStaffNames } from '../staff-member.ts';
import { accessLog } from '../../../server/tables.ts';
import type { ListedAccess, AccessLogQuery } from '../../access-log.ts';

const newestFirst = { name: 'looks', by: accessLog.at, id: accessLog.id, descending: true };

type Params = AccessLogQuery & {
  cursor?: string | undefined;
  /** Returns the numbers of orders by id, and the id of a number: orders are no business of accounts. */
  ordersOf: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, { orderNumber: string }>>;
  orderIdOf: (db: Db, orderNumber: string) => Promise<string | undefined>;
  /** Returns all orders of the customer of an account, or of any order. */
  ordersOfCustomer: (db: Db, customer: string) => Promise<OrderOfCustomer[]>;
};

type OrderOfCustomer = { id: string; orderNumber: string; userId: number | null };

/** Lists who saw personal data, newest first (GET /api/admin/looks). Returns a page. Refuses a foreign cursor (400). */
export async function listAccessLog(
  db: Db,
  { cursor, ordersOf, ...asked }: Params,
): Promise<ListPage<ListedAccess>> {
  const page = keyset(newestFirst, cursor);
  const rows = await db
    .select({ access: accessLog, position: page.position })
    .from(accessLog)
    .where(and(page.after, await matching(db, asked)))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: shown, next } = page.toPage(rows);
  const names = await findStaffNames(db, [...new Set(shown.map(({ access }) => access.userId))]);
  const ids = new Set(shown.flatMap(({ access }) => access.orderId ?? []));
  const ordersById = await ordersOf(db, [...ids]);
  return {
    next,
    rows: shown.map(({ access: { id, at, userId, userName, what, about, orderId } }) => ({
      id,
      at: at.toISOString(),
      who: nameAtTheTime(userName, names.get(userId)),
      what,
      orderNumber: ordersById.get(orderId ?? '')?.orderNumber ?? null,
      about,
    })),
  };
}

async function matching(db: Db, { q, who, what, customer, from, to, ...orders }: Omit<Params, 'ordersOf'>) {
  const { orderIdOf, ordersOfCustomer } = orders;
  return and(
    q === undefined || q === '' ? undefined : ofOrder(q.toUpperCase(), await orderIdOf(db, q.toUpperCase())),
    customer ? ofCustomer(customer, await ordersOfCustomer(db, customer)) : undefined,
    who === undefined ? undefined : eq(accessLog.userId, who),
    what === undefined ? undefined : eq(accessLog.what, what),
    from === undefined ? undefined : gte(accessLog.at, startOf(from)),
    to === undefined ? undefined : lt(accessLog.at, startOf(addDays(to, 1))),
  );
}

/** Looks at an order, and at the emails about it. */
function ofOrder(orderNumber: string, orderId: string | undefined) {
  const isAbout = eq(accessLog.about, orderNumber);
  return orderId ? or(eq(accessLog.orderId, orderId), isAbout) : isAbout;
}

/** Looks at any order of a customer, at the emails about it, and at the account. */
function ofCustomer(customer: string, orders: OrderOfCustomer[]) {
  const account = orders.find(({ userId }) => userId !== null)?.userId ?? customer;
  const about = [`Customer ${account}`, ...orders.map(({ orderNumber }) => orderNumber)];
  const ids = orders.map(({ id }) => id);
  return or(ids.length > 0 ? inArray(accessLog.orderId, ids) : undefined, inArray(accessLog.about, about));
}

/** Returns the staff members of the list by their newest name, for the filter (GET /api/admin/looks/filters). */
export async function listLookingStaff(db: Db): Promise<{ value: string; label: string }[]> {
  // Jumps from person to person in the index, however long the list is.
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    with recursive authors as (
      (select user_id from contact_looks order by user_id limit 1)
      union all
      select (select user_id from contact_looks where user_id > authors.user_id order by user_id limit 1)
      from authors where authors.user_id is not null)
    select user_id as id, (
      select user_name from contact_looks where user_id = authors.user_id order by at desc, id desc limit 1
    ) as name from authors where user_id is not null`);
  const names = await findStaffNames(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name }) => ({
    value: String(id),
    label: names.get(id) || name || `Former colleague ${id}`,
  }));
}
