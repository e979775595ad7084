import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeLog } from '#platform/server/tables.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { users } from '#shop/accounts/server/tables.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import type { Parcel } from '#shop/fulfilment/admin/packing.ts';
import { workOnManifest } from '#shop/fulfilment/admin/server/manifest/close-manifest.ts';
import { makeParcel } from '#shop/fulfilment/admin/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { openStaffApi } from './testing.ts';

const { db, call } = await openStaffApi();

async function named(firstName: string, role: StaffRole) {
  const made = await makeStaff(db, role);
  await rename(made.userId, firstName);
  return made;
}

const rename = (id: number, firstName: string) => db.update(users).set({ firstName }).where(eq(users.id, id));

let [packer, support, owner] = [] as Awaited<ReturnType<typeof named>>[];

beforeAll(async () => {
  packer = await named('Pavan', 'packer');
  support = await named('Sarita', 'support');
  owner = await named('Omkar', 'owner');
});

type Event = { state: string; who: string };
const orderOf = async (orderNumber: string) =>
  (await call(owner!.token, 'GET', `orders/${orderNumber}`)).body;
const eventsOf = async (orderNumber: string) =>
  ((await orderOf(orderNumber)).events as Event[]).map(({ state, who }) => [state, who]);

async function pack(orderNumber: string, waybill: string) {
  const { body } = await call(packer!.token, 'GET', `packing/parcels/${waybill}`);
  const items = (body as unknown as Parcel).items.map(({ orderLineId, productId, units }) => ({
    orderLineId,
    productId,
    units,
  }));
  await call(packer!.token, 'POST', `packing/parcels/${orderNumber}/pack`, { items });
}

describe('the author of an event', () => {
  it('keeps its name of the time when staff are renamed, and when an account goes', async () => {
    const { orderNumber, waybill } = await makeParcel(db);
    await pack(orderNumber, waybill);
    await call(support!.token, 'POST', `orders/${orderNumber}/notes`, { text: 'Called back.' });
    await rename(packer!.userId, 'Parvati');
    await call(packer!.token, 'POST', `packing/parcels/${orderNumber}/undo`);
    await call(support!.token, 'POST', `orders/${orderNumber}/cancel`, { reason: 'Asked by phone.' });
    await db.update(users).set({ firstName: 'Savita', staffRole: null }).where(eq(users.id, support!.userId));
    expect(await eventsOf(orderNumber)).toEqual([
      ['placed', ''],
      ['confirmed', ''],
      ['packed', 'Pavan'],
      ['confirmed', 'Parvati'],
      ['cancelled', 'Sarita'],
    ]);
    expect((await orderOf(orderNumber)).notes).toMatchObject([{ who: 'Sarita' }]);
    const { body: log } = await call(owner!.token, 'GET', `log?kind=order&entity=${orderNumber}`);
    expect(log.rows).toMatchObject([{ who: 'Sarita' }]);
    const { body: filter } = await call(owner!.token, 'GET', 'log/filters');
    expect(JSON.stringify(filter)).toContain('"Sarita"');
    await db.update(users).set({ staffRole: 'support' }).where(eq(users.id, support!.userId));
  });

  it('of each parcel of a closed list is the person who closed it', async () => {
    const { orderNumber, waybill } = await makeParcel(db);
    await rename(packer!.userId, 'Pavan');
    await pack(orderNumber, waybill);
    const id = randomUUID();
    await call(packer!.token, 'POST', 'hand-overs', { id, orders: { ids: [orderNumber] } });
    await rename(packer!.userId, 'Parvati');
    await workOnManifest(db, { id });
    expect((await eventsOf(orderNumber)).at(-1)).toEqual(['shipped', 'Parvati']);
    expect((await call(packer!.token, 'GET', `hand-overs/${id}`)).body.by).toBe('Pavan');
  });

  it('has no empty name', async () => {
    const { orderNumber } = await makeParcel(db);
    const nameless = await named('', 'support');
    await db.update(users).set({ lastName: '' }).where(eq(users.id, nameless.userId));
    await call(nameless.token, 'POST', `orders/${orderNumber}/cancel`, { reason: 'Asked by phone.' });
    expect((await eventsOf(orderNumber)).at(-1)).toEqual(['cancelled', `Staff member ${nameless.userId}`]);
  });

  it('is the colleague who starts a planned edit, and not its planner', async () => {
    const [planner, starter] = [await named('Asha', 'content'), await named('Ravi', 'content')];
    const { id } = await makeProduct(db, { name: 'Sandal comb' });
    const edit = { field: 'mrp', by: 'rupees', value: 10 };
    const selected = { ids: [String(id)] };
    const { body } = await call(planner.token, 'POST', 'bulk-changes/edits', { selected, edit });
    const { body: done } = await call(starter.token, 'POST', `bulk-changes/${body.id as number}/start`);
    expect(done).toMatchObject({ state: 'done', plannedBy: 'Asha', startedBy: 'Ravi' });
    const rows = await db
      .select({ authorId: changeLog.authorId, who: changeLog.authorName })
      .from(changeLog)
      .where(eq(changeLog.entityId, String(id)))
      .orderBy(asc(changeLog.id));
    expect(rows).toEqual([{ authorId: starter.userId, who: 'Ravi' }]);
  });
});
