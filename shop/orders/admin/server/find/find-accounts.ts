import { and, count, desc, eq, inArray, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { ListPage } from '#platform/admin/list.ts';
import { keyset } from '#platform/admin/server/keyset.ts';
import type { Db } from '#platform/server/db.ts';
import type { ListedCustomer } from '#shop/accounts/admin/customers.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { orders } from '../../../server/tables.ts';
import { type SearchKind, searchKindsOf } from '../../search-kinds.ts';
import { conditionsOf, literal, personalKinds } from '../find-matching.ts';
import { logAccess } from '#shop/accounts/admin/server/access-log/log-access.ts';

const maxFound = 50;
const maxLooked = 1_000;
const newestFirst = { name: 'customers', by: users.createdAt, id: users.id, descending: true };

/** Things of an order that many customers share name nobody. */
const ofNobody = ['product', 'waybill', 'pincode'] as const;

/** The list without a search is the owner's. */
type Params = { q?: string | undefined; cursor?: string | undefined; userId: number; mayList?: boolean };

/**
 * Finds customers by name, email, phone or order number, also those without an account by their orders, at most 50, or lists all accounts, the newest
 * first (POST /api/admin/customers/search). Staff are no customers. A found phone or email is a logged access by `userId`. Refuses a foreign cursor (400).
 */
export async function findAccounts(
  db: Db,
  { q = '', cursor, userId, mayList = false }: Params,
): Promise<ListPage<ListedCustomer>> {
  if (q === '') return mayList ? listAccounts(db, cursor) : { rows: [], next: null };
  const { rows, isByContact } = await findNamed(db, q);
  if (isByContact) await logAccess(db, { userId, what: 'customer', about: 'Search for customers' });
  return { rows, next: null };
}

async function listAccounts(db: Db, cursor?: string): Promise<ListPage<ListedCustomer>> {
  const page = keyset(newestFirst, cursor);
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, position: page.position })
    .from(users)
    .where(and(isNull(users.staffRole), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: shown, next } = page.toPage(rows);
  return { rows: await withOrders(db, shown.map(toFound)), next };
}

/** An access counts only where the phone or the email found somebody whom nothing else did. */
async function findNamed(db: Db, q: string): Promise<{ rows: ListedCustomer[]; isByContact: boolean }> {
  const { personal, others } = await conditionsOf(db, { q, skip: ofNobody });
  const ofContact = accountConditions(q, personalKinds);
  const ofOthers = accountConditions(q, ['name']);
  const [named, byContact] = await Promise.all([
    findAll(db, { accounts: ofOthers, ordered: others }),
    findAll(db, { accounts: ofContact, ordered: personal }),
  ]);
  const found = new Map([...byContact, ...named].map((customer) => [keyOf(customer), customer]));
  const known = new Set(named.map(keyOf));
  return {
    rows: await withOrders(db, [...found.values()].slice(0, maxFound)),
    isByContact: byContact.some((customer) => !known.has(keyOf(customer))),
  };
}

/** The phone of orders without an account makes them one customer. It stays here. */
type FoundCustomer = Omit<ListedCustomer, 'orders'> & { phone: string };

const keyOf = ({ id, phone, orderNumber }: FoundCustomer) =>
  id === null ? phone || orderNumber! : String(id);

/** Adds how many orders each customer has, of their account or their phone. */
async function withOrders(db: Db, found: FoundCustomer[]): Promise<ListedCustomer[]> {
  const ids = found.flatMap(({ id }) => id ?? []);
  const phones = found.flatMap(({ phone }) => phone || []);
  const [ofAccounts, ofPhones] = await Promise.all([
    ids.length === 0
      ? []
      : db
          .select({ key: sql<string>`${orders.userId}::text`, count: count() })
          .from(orders)
          .where(inArray(orders.userId, ids))
          .groupBy(orders.userId),
    phones.length === 0
      ? []
      : db
          .select({ key: phoneOf, count: count() })
          .from(orders)
          .where(and(isNull(orders.userId), inArray(phoneOf, phones)))
          .groupBy(phoneOf),
  ]);
  const counts = new Map([...ofAccounts, ...ofPhones].map((one) => [one.key, one.count]));
  return found.map(({ phone, ...customer }) => ({
    ...customer,
    orders: counts.get(keyOf({ ...customer, phone })) ?? (customer.id === null ? 1 : 0),
  }));
}

const phoneOf = sql<string>`${orders.address}->>'phone'`;

function accountConditions(q: string, kinds: readonly SearchKind['kind'][]): SQL[] {
  return searchKindsOf(q)
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap((searched): SQL[] => {
      if (searched.kind === 'phone') return [eq(users.mobile, searched.value)];
      if (searched.kind === 'email') return [eq(users.email, searched.value)];
      if (searched.kind !== 'name') return [];
      const name = sql`(' ' || ${users.firstName} || ' ' || ${users.lastName})`;
      return [and(...searched.words.map((word) => sql`${name} ilike ${`% ${literal(word)}%`}`))!];
    });
}

async function findAll(
  db: Db,
  { accounts, ordered }: { accounts: SQL[]; ordered: SQL[] },
): Promise<FoundCustomer[]> {
  const found = await Promise.all([
    ...accounts.map((condition) => accountsWith(db, condition)),
    ...ordered.map((condition) => orderedBy(db, condition)),
  ]);
  return found.flat();
}

async function accountsWith(db: Db, condition: SQL): Promise<FoundCustomer[]> {
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(isNull(users.staffRole), condition))
    .orderBy(desc(users.id))
    .limit(maxFound);
  return rows.map(toFound);
}

/** Everybody with orders of a condition, the newest order first. A deleted account leaves an order without a name. */
async function orderedBy(db: Db, condition: SQL): Promise<FoundCustomer[]> {
  const rows = await db
    .select({
      id: orders.userId,
      phone: guestPhone,
      orderNumber: newest(orders.orderNumber),
      recipient: newest(sql`${orders.address}->>'name'`),
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        inArray(orders.id, newestWith(db, condition)),
        isNull(users.staffRole),
        sql`${orders.address}->>'name' <> ''`,
      ),
    )
    .groupBy(orders.userId, guestPhone, users.firstName, users.lastName)
    .orderBy(desc(max(orders.placedAt)))
    .limit(maxFound);
  return rows.map(({ id, phone, orderNumber, recipient, firstName, lastName }) =>
    id === null
      ? { id, name: recipient, orderNumber, phone }
      : toFound({ id, firstName: firstName ?? '', lastName: lastName ?? '' }),
  );
}

/** A frequent name has thousands of orders. */
function newestWith(db: Db, condition: SQL) {
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.placedAt))
    .limit(maxLooked);
}

const guestPhone = sql<string>`case when ${orders.userId} is null then ${orders.address}->>'phone' else '' end`;

const newest = (of: SQL | typeof orders.orderNumber) =>
  sql<string>`(array_agg(${of} order by ${orders.placedAt} desc))[1]`;

function toFound({ id, firstName, lastName }: { id: number; firstName: string; lastName: string }) {
  return {
    id,
    name: [firstName, lastName].filter(Boolean).join(' ') || `Customer ${id}`,
    orderNumber: null,
    phone: '',
  };
}
