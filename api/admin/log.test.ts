import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changeLog } from '#platform/server/tables.ts';
import { makeStaff, makeStaffToken } from '#shop/accounts/admin/server/testing.ts';
import { findStaffRole } from '#shop/accounts/server/find-user.ts';
import { giveRole } from '#shop/accounts/admin/server/give-role.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { openStaffApi } from './testing.ts';

const { db, call } = await openStaffApi();
const owner = await makeStaff(db, 'owner');

type Row = { id: number; who: string; name: string; changes: object[]; canUndo: boolean; isUndone: boolean };
type Page = { rows: Row[]; next: string | null; code?: string };

async function listLog(query = '', token = owner.token) {
  const { body } = await call(token, 'GET', `log${query}`);
  return body as Page;
}

/** Writes the role of a new staff member `times` times, at one moment, so that only the id tells the rows apart. */
async function fillLog(times: number, changedAt = sql`now()`) {
  const { userId } = await makeStaff(db, 'packer');
  const row = { kind: 'staff-member', entityId: String(userId), action: 'change', authorId: userId } as const;
  const values = { ...row, before: { role: 'packer' }, after: { role: 'support' }, changedAt };
  await db.insert(changeLog).values(Array.from({ length: times }, () => values));
  return userId;
}

async function changeRole(role: StaffRole | null, from: StaffRole | null = null) {
  const { email, id } = await makeUser(db, { staffRole: from, firstName: 'Meena' });
  await giveRole(db, { email, role });
  const [change] = (await listLog(`?entity=${id}`)).rows;
  return { id, email, change: change! };
}

describe('the change log', () => {
  it('says who changed what, from which value to which', async () => {
    const { change } = await changeRole('packer');
    expect(change).toMatchObject({
      who: 'The shop',
      kind: 'staff-member',
      kindLabel: 'Staff member',
      name: 'Meena',
      action: 'change',
      changes: [{ label: 'Role', before: 'nothing', after: 'packer' }],
      canUndo: true,
      isUndone: false,
    });
  });

  it('lists every row once over its pages, newest first', async () => {
    const userId = await fillLog(120);
    const seen: number[] = [];
    const lengths: number[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: Page = await listLog(`?entity=${userId}${next && `&cursor=${next}`}`);
      lengths.push(page.rows.length);
      seen.push(...page.rows.map(({ id }) => id));
      next = page.next;
    }
    expect(lengths).toEqual([50, 50, 20]);
    expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => other - one));
  });

  it('filters by author, kind and day in India', async () => {
    const userId = await fillLog(2, sql`'2026-01-31T18:29:59Z'::timestamptz`);
    const countOf = async (query: string) => (await listLog(`?who=${userId}&${query}`)).rows.length;
    expect(await countOf('')).toBe(2);
    expect(await countOf('kind=product')).toBe(0);
    expect(await countOf('from=2026-01-31&to=2026-01-31')).toBe(2);
    expect(await countOf('from=2026-02-01')).toBe(0);
    const { body } = await call(owner.token, 'GET', 'log/filters');
    expect(body).toMatchObject({
      authors: expect.arrayContaining([{ value: String(userId), label: 'Rani' }]),
      kinds: expect.arrayContaining([{ value: 'staff-member', label: 'Staff member' }]),
    });
  });

  it('refuses a forged cursor and a wrong day with words', async () => {
    const forged = `${Buffer.from('["now","1"]').toString('base64url')}.${'A'.repeat(22)}`;
    for (const cursor of [forged, 'x', '.', encodeURIComponent("'; drop")])
      expect((await listLog(`?cursor=${cursor}`)).code).toBe('bad_cursor');
    for (const day of ['yesterday', '2026-02-31', '9999-12-31'])
      expect((await listLog(`?to=${day}`)).code).toBe('invalid');
  });

  it('shows a role only the kinds that it may change', async () => {
    await changeRole('packer');
    const packer = await makeStaff(db, 'packer');
    expect((await listLog('', packer.token)).rows).toEqual([]);
    const { body } = await call(packer.token, 'GET', 'log/filters');
    expect(body.kinds).toEqual([
      { label: 'Returned parcel', value: 'inspection' },
      { label: 'Return', value: 'return' },
      { label: 'Parcel by hand', value: 'hand-parcel' },
      { label: 'Stock', value: 'stock-change' },
      { label: 'Reorder threshold', value: 'reorder-threshold' },
    ]);
  });

  it('keeps the name of a former staff member private', async () => {
    const { id } = await changeRole(null, 'packer');
    const [change] = (await listLog(`?entity=${id}`)).rows;
    expect(change?.name).toBe('A former colleague');
  });
});

describe('undo of a role', () => {
  const undo = (token: string, id: number) => call(token, 'POST', `log/${id}/undo`);

  it('puts the role back and marks the change as undone', async () => {
    const { id, change } = await changeRole('support', 'packer');
    expect((await undo(owner.token, change.id)).body.message).toBe('Undone.');
    expect(await findStaffRole(db, id)).toBe('packer');
    const rows = (await listLog(`?entity=${id}`)).rows;
    expect(rows).toMatchObject([
      { action: 'undo', who: 'Rani', canUndo: true },
      { isUndone: true, canUndo: false },
    ]);
    expect((await undo(owner.token, change.id)).body.code).toBe('already_undone');
  });

  it('asks the second factor again after ten minutes', async () => {
    const { id, change } = await changeRole('support', 'packer');
    const late = await makeStaff(db, 'owner', 11);
    expect((await undo(late.token, change.id)).body.code).toBe('fresh_second_factor_needed');
    expect(await findStaffRole(db, id)).toBe('support');
  });

  it('is closed to other roles, which could give themselves rights back', async () => {
    const { email, change } = await changeRole('support', 'owner');
    for (const role of ['packer', 'support', 'content'] as const) {
      const { token } = await makeStaff(db, role);
      expect((await undo(token, change.id)).body.code).toBe('staff_only');
    }
    await giveRole(db, { email, role: null });
  });

  it('never takes the last owner away', async () => {
    const { id, change } = await changeRole('owner', 'packer');
    await db.execute(sql`update users set staff_role = 'packer' where staff_role = 'owner' and id <> ${id}`);
    const lastOwner = await makeStaffToken(db, id);
    expect((await undo(lastOwner, change.id)).body.code).toBe('last_owner');
    expect(await findStaffRole(db, id)).toBe('owner');
    await giveRole(db, { email: owner.email, role: 'owner' });
  });

  it('takes back several changes at once, all or none', async () => {
    const changed = [await changeRole('support', 'packer'), await changeRole('content', 'packer')];
    const [one, other] = changed.map(({ change }) => String(change.id));
    const rolesNow = () => Promise.all(changed.map(({ id }) => findStaffRole(db, id)));
    const admin = await makeStaff(db, 'owner');
    const undoMany = (body: object) => call(admin.token, 'POST', 'log/undo', body);
    await giveRole(db, { email: changed[1]!.email, role: 'support' });
    expect((await undoMany({ ids: [one, other] })).body.code).toBe('changed_since');
    expect(await rolesNow()).toEqual(['support', 'support']);
    const matching = { entity: String(changed[1]!.id) };
    expect((await undoMany({ matching })).body.message).toBe('2 changes are undone.');
    expect((await undoMany({ ids: [one] })).body.message).toBe('One change is undone.');
    expect(await rolesNow()).toEqual(['packer', 'packer']);
  });

  it('refuses more than 200 at once, an empty selection and a malformed selection', async () => {
    const admin = await makeStaff(db, 'owner');
    const userId = await fillLog(201);
    const undoMany = async (body: object) => (await call(admin.token, 'POST', 'log/undo', body)).body.code;
    expect(await undoMany({ matching: { entity: String(userId) } })).toBe('too_many_selected');
    expect(await undoMany({ matching: { entity: '0' } })).toBe('change_not_found');
    for (const body of [{}, { ids: [] }, { ids: ['x'] }, { ids: ['1'], matching: {} }])
      expect(await undoMany(body)).toBe('invalid');
  });
});
