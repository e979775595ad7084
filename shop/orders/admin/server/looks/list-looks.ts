import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { ListPage } from '#platform/admin/list.ts';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import { keyset } from '#platform/admin/server/keyset.ts';
import { addDays, startOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { contactLooks, orders } from '../../../server/tables.ts';
import type { ListedLook, LooksQuery } from '../../looks.ts';

const newestFirst = { name: 'looks', by: contactLooks.at, id: contactLooks.id, descending: true };

/** Lists who saw personal data, newest first (GET /api/admin/looks). Returns a page. Refuses a foreign cursor (400). */
export async function listLooks(
  db: Db,
  { cursor, ...asked }: LooksQuery & { cursor?: string | undefined },
): Promise<ListPage<ListedLook>> {
  const page = keyset(newestFirst, cursor);
  const rows = await db
    .select({ look: contactLooks, orderNumber: orders.orderNumber, position: page.position })
    .from(contactLooks)
    .leftJoin(orders, eq(orders.id, contactLooks.orderId))
    .where(and(page.after, await matching(db, asked)))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: shown, next } = page.toPage(rows);
  const names = await findStaffNames(db, [...new Set(shown.map(({ look }) => look.userId))]);
  return {
    next,
    rows: shown.map(({ look: { id, at, userId, userName, what, about }, orderNumber }) => ({
      id,
      at: at.toISOString(),
      who: nameAtTheTime(userName, names.get(userId)),
      what,
      orderNumber,
      about,
    })),
  };
}

async function matching(db: Db, { q, who, what, from, to }: LooksQuery) {
  return and(
    q === undefined || q === '' ? undefined : await ofOrder(db, q.toUpperCase()),
    who === undefined ? undefined : eq(contactLooks.userId, who),
    what === undefined ? undefined : eq(contactLooks.what, what),
    from === undefined ? undefined : gte(contactLooks.at, startOf(from)),
    to === undefined ? undefined : lt(contactLooks.at, startOf(addDays(to, 1))),
  );
}

/** Looks at an order, and at the emails about it. */
async function ofOrder(db: Db, orderNumber: string) {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber));
  const isAbout = eq(contactLooks.about, orderNumber);
  return order ? or(eq(contactLooks.orderId, order.id), isAbout) : isAbout;
}

/** Returns the staff members of the list by their newest name, for the filter (GET /api/admin/looks/filters). */
export async function listLookers(db: Db): Promise<{ value: string; label: string }[]> {
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
