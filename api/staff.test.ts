import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { giveRole } from '#shop/accounts/admin/server/give-role.ts';
import { makeStaffToken } from '#shop/accounts/admin/server/testing.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const api = createCheckedApi({ db, config: readShopConfig({}), log: silentLog });

async function readZeroResultSearches(token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await api.request('/api/admin/search/misses', { headers });
  return { status: response.status, body: (await response.json()) as { code?: string } };
}

async function tokenOf(staffRole: StaffRole | null) {
  const { id } = await makeUser(db, { staffRole });
  return makeStaffToken(db, id);
}

it('a guest, and an invalid token, get 401', async () => {
  expect(await readZeroResultSearches()).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  expect(await readZeroResultSearches('x'.repeat(43))).toMatchObject({ status: 401 });
});

// §6 staff calls: a guest 401, a customer 403, the owner everywhere
it.each([null, 'packer', 'support'] as const)('%s may not use endpoints of other roles', async (role) => {
  expect(await readZeroResultSearches(await tokenOf(role))).toMatchObject({
    status: 403,
    body: { code: 'staff_only' },
  });
});

it.each(['content', 'owner'] as const)('%s may', async (role) => {
  expect(await readZeroResultSearches(await tokenOf(role))).toEqual({ status: 200, body: [] });
});

it('a changed role counts at once, and a removed one ends the session', async () => {
  const { id, email } = await makeUser(db, { staffRole: 'owner' });
  const token = await makeStaffToken(db, id);
  expect((await readZeroResultSearches(token)).status).toBe(200);
  await giveRole(db, { email, role: 'packer' });
  expect((await readZeroResultSearches(token)).status).toBe(403);
  await giveRole(db, { email, role: null });
  expect((await readZeroResultSearches(token)).status).toBe(401);
});

it('a user cannot set a role through the profile', async () => {
  const { id } = await makeUser(db);
  const token = await makeStaffToken(db, id);
  await api.request('/api/auth/profile', {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id, firstName: 'Rani', lastName: 'Verma', staffRole: 'owner' }),
  });
  expect((await readZeroResultSearches(token)).status).toBe(403);
});
