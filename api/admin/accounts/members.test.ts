import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { staffFactors } from '#shop/accounts/admin/server/tables.ts';
import { makeStaff, makeTimeCode } from '#shop/accounts/admin/server/testing.ts';
import { findStaffRole } from '#shop/accounts/server/find-user.ts';
import { deleteExpiredOfStaff } from '#shop/accounts/admin/server/invite-staff.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { makeToken, makeUser } from '#shop/accounts/server/testing.ts';
import { openStaffApi } from '../testing.ts';

const { db, api, call, lines } = await openStaffApi();

type Staff = Awaited<ReturnType<typeof makeStaff>>;
let owner: Staff;
beforeAll(async () => {
  owner = await makeStaff(db, 'owner');
});

const asOwner = (method: string, path: string, body?: object) => call(owner.token, method, path, body);
const invite = (email: string, role = 'packer') => asOwner('POST', 'staff/invitations', { email, role });
const detailsOf = async (id: number) =>
  (await asOwner('GET', `staff/${id}`)).body as unknown as {
    version: number;
    role: string;
    devices: { id: number }[];
    factors: { id: number }[];
  };
const listed = async () =>
  (await asOwner('GET', 'staff')).body as unknown as {
    members: { id: number; isYou: boolean; hasFactor: boolean }[];
    invitations: { id: number; email: string }[];
  };

async function invited(token: string, path = '', method = 'GET') {
  const response = await api.request(`/api/auth/staff-invitation${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
  return {
    status: response.status,
    body: (await response.json()) as { code?: string },
  };
}

const accept = (token: string) => invited(token, '/accept', 'POST');

async function addFactor(userId: number) {
  await makeTimeCode(db, userId);
  const [row] = await db
    .select()
    .from(staffFactors)
    .orderBy(sql`id desc`)
    .limit(1);
  return row!.id;
}

describe('an invitation', () => {
  it('has the same response and email for a customer and a stranger', async () => {
    const customer = await makeUser(db);
    const [known, unknown] = [await invite(customer.email), await invite('stranger@example.in')];
    expect(known).toEqual({ status: 200, body: { message: `We wrote to ${customer.email}.` } });
    expect(unknown).toEqual({ status: 200, body: { message: 'We wrote to stranger@example.in.' } });
    const [first, second] = [
      await queuedEmails(db, customer.email),
      await queuedEmails(db, 'stranger@example.in'),
    ];
    expect(first.map(({ template, data }) => ({ template, data }))).toEqual([
      { template: 'staff-invitation', data: { role: 'packer', days: 7 } },
    ]);
    expect({ ...second[0], to: '' }).toMatchObject({ ...first[0], to: '', logId: expect.any(Number) });
  });

  it('gives its role to the account with this email, once', async () => {
    const { id, email } = await makeUser(db);
    const token = await makeToken(db, id);
    expect(await invited(token)).toEqual({ status: 200, body: { invitation: null } });
    await invite(email, 'support');
    expect((await invited(token)).body).toMatchObject({ invitation: { role: 'support' } });
    expect(await findStaffRole(db, id)).toBeNull();
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 404]));
    expect(await findStaffRole(db, id)).toBe('support');
    expect((await listed()).invitations.map((open) => open.email)).not.toContain(email);
    const log = (await asOwner('GET', `log?kind=staff-member&entity=${id}`)).body as { rows?: object[] };
    expect(log.rows).toMatchObject([{ changes: [{ before: 'nothing', after: 'support' }] }]);
  });

  it('is closed to another account, and opens no second factor with an old login', async () => {
    const { token } = await makeStaff(db, null);
    await invite('chosen@example.in', 'owner');
    expect((await accept(token)).body.code).toBe('invitation_not_found');
  });

  it('ends after seven days, by withdrawal, by a newer one, or with its author', async () => {
    const { id, email } = await makeUser(db);
    const token = await makeToken(db, id);
    await invite(email);
    await invite(email, 'content');
    const open = (await listed()).invitations.filter((one) => one.email === email);
    expect(open).toHaveLength(1);
    expect((await asOwner('DELETE', `staff/invitations/${open[0]!.id}`)).status).toBe(200);
    expect((await accept(token)).status).toBe(404);

    await invite(email);
    await db.execute(
      sql`update staff_invitations set expires_at = now() - interval '1 second' where email = ${email}`,
    );
    expect((await accept(token)).status).toBe(404);
    await deleteExpiredOfStaff(db);
    expect((await db.execute(sql`select 1 from staff_invitations where email = ${email}`)).rows).toEqual([]);

    const second = await makeStaff(db, 'owner');
    await call(second.token, 'POST', 'staff/invitations', { email, role: 'owner' });
    await asOwner('PUT', `staff/${second.userId}/role`, { role: null, version: 0 });
    expect((await accept(token)).status).toBe(404);
    expect(await findStaffRole(db, id)).toBeNull();
  });

  it('leaves its email out of the change log and of the security log', async () => {
    await invite('secret.person@example.in');
    const { rows } = await db.execute(sql`select * from change_log`);
    expect(JSON.stringify(rows)).not.toContain('secret.person');
    expect(lines.join('')).not.toContain('secret.person');
    expect(lines.join('')).toContain('staff_invited');
  });
});

describe('a role', () => {
  it('changes with the version that the owner saw', async () => {
    const { userId } = await makeStaff(db, 'packer');
    const { version } = await detailsOf(userId);
    const changed = await asOwner('PUT', `staff/${userId}/role`, { role: 'support', version });
    expect(changed.status).toBe(200);
    const stale = await asOwner('PUT', `staff/${userId}/role`, { role: 'content', version });
    expect(stale.body).toMatchObject({ code: 'changed_meanwhile', current: { role: 'support' } });
    expect(await detailsOf(userId)).toMatchObject({ role: 'support', version: changed.body.version });
  });

  it('goes to no customer, who would be staff without knowing', async () => {
    const { id } = await makeUser(db);
    for (const role of ['packer', null]) {
      const refused = await asOwner('PUT', `staff/${id}/role`, { role, version: 0 });
      expect(refused.body.code).toBe('member_not_found');
    }
    expect(await findStaffRole(db, id)).toBeNull();
    expect((await asOwner('GET', `staff/${id}`)).body.code).toBe('member_not_found');
  });

  it('stays with one of two owners who demote each other at the same moment', async () => {
    await db.execute(sql`update users set staff_role = 'packer' where staff_role = 'owner'`);
    const pair = [await makeStaff(db, 'owner'), await makeStaff(db, 'owner')] as const;
    const demote = (by: Staff, { userId }: Staff) =>
      call(by.token, 'PUT', `staff/${userId}/role`, { role: 'packer', version: 0 });
    const both = await Promise.all([demote(pair[0], pair[1]), demote(pair[1], pair[0])]);
    const roles = await Promise.all(pair.map(({ userId }) => findStaffRole(db, userId)));
    await db.execute(sql`update users set staff_role = 'owner' where id = ${owner.userId}`);
    expect(both.map(({ status }) => status)).toContain(200);
    expect(new Set(roles)).toEqual(new Set(['owner', 'packer']));
  });

  it('stays with the last owner', async () => {
    await db.execute(
      sql`update users set staff_role = 'packer' where staff_role = 'owner' and id <> ${owner.userId}`,
    );
    const { version } = await detailsOf(owner.userId);
    for (const role of ['packer', null]) {
      const refused = await asOwner('PUT', `staff/${owner.userId}/role`, { role, version });
      expect(refused.body.code).toBe('last_owner');
    }
  });

  it.each<[method: string, path: string, body?: object]>([
    ['PUT', 'staff/1/role', { role: 'packer', version: 0 }],
    ['POST', 'staff/invitations', { email: 'a@example.in', role: 'packer' }],
    ['DELETE', 'staff/invitations/1'],
    ['DELETE', 'staff/1/devices/1'],
    ['DELETE', 'staff/1/factors/1'],
    ['DELETE', 'factors/1'],
  ])('asks the second factor again after ten minutes: %s %s', async (method, path, body) => {
    const { token } = await makeStaff(db, 'owner', 11);
    expect((await call(token, method, path, body)).body.code).toBe('fresh_second_factor_needed');
  });
});

describe('devices and second factors', () => {
  it('are seen and ended by the owner, and logged', async () => {
    const packer = await makeStaff(db, 'packer');
    const factorId = await addFactor(packer.userId);
    const second = await makeToken(db, packer.userId);
    const { devices, factors } = await detailsOf(packer.userId);
    expect([devices.length, factors]).toEqual([2, [expect.objectContaining({ id: factorId })]]);
    expect((await asOwner('DELETE', `staff/${packer.userId}/devices/${packer.sessionId}`)).status).toBe(200);
    expect((await call(packer.token, 'GET', 'session')).status).toBe(401);
    expect((await call(second, 'GET', 'session')).status).toBe(200);
    expect((await asOwner('DELETE', `staff/${packer.userId}/factors/${factorId}`)).status).toBe(200);
    expect((await call(second, 'GET', 'session')).status).toBe(401);
    const log = (await asOwner('GET', `log?kind=staff-member&entity=${packer.userId}`)).body as {
      rows?: object[];
    };
    expect(log.rows).toMatchObject([
      { changes: [{ label: 'Time codes', after: '0' }, { label: 'Devices logged in' }], canUndo: false },
      { changes: [{ label: 'Devices logged in', before: '2', after: '1' }], canUndo: false },
    ]);
  });

  it('of a customer or of another staff member stay out of reach', async () => {
    const [packer, support] = [await makeStaff(db, 'packer'), await makeStaff(db, 'support')];
    const customer = await makeStaff(db, null);
    const theirs = await addFactor(support.userId);
    const tries = [
      `staff/${packer.userId}/devices/${support.sessionId}`,
      `staff/${packer.userId}/factors/${theirs}`,
      `staff/${customer.userId}/devices/${customer.sessionId}`,
    ];
    for (const path of tries) expect((await asOwner('DELETE', path)).status).toBe(404);
    expect((await call(packer.token, 'DELETE', `factors/${theirs}`)).body.code).toBe('factor_not_found');
    expect((await call(support.token, 'GET', 'session')).status).toBe(200);
  });

  it('of one self: all but the last can go, and other devices are logged out', async () => {
    const packer = await makeStaff(db, 'packer');
    const only = await addFactor(packer.userId);
    expect((await call(packer.token, 'DELETE', `factors/${only}`)).body.code).toBe('last_factor');
    await addFactor(packer.userId);
    const other = await makeToken(db, packer.userId);
    expect((await call(packer.token, 'DELETE', `factors/${only}`)).status).toBe(200);
    expect((await call(other, 'GET', 'session')).status).toBe(401);
    const { body } = await call(packer.token, 'GET', 'factors');
    expect(body).toHaveLength(1);
  });

  it('of one self: the owner’s own last factor does not go by the list of staff', async () => {
    const self = await makeStaff(db, 'owner');
    const only = await addFactor(self.userId);
    const path = `staff/${self.userId}/factors/${only}`;
    expect((await call(self.token, 'DELETE', path)).body.code).toBe('last_factor');
    await addFactor(self.userId);
    expect((await call(self.token, 'DELETE', path)).status).toBe(200);
  });

  it('keep one of two factors that two requests remove at once', async () => {
    const packer = await makeStaff(db, 'packer');
    const factors = [await addFactor(packer.userId), await addFactor(packer.userId)];
    const removed = await Promise.all(factors.map((id) => call(packer.token, 'DELETE', `factors/${id}`)));
    expect(removed.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  });
});
