import { expect, it } from 'vitest';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { findStaffRole } from '#shop/accounts/server/find-user.ts';
import { makeToken, makeUser } from '#shop/accounts/server/testing.ts';
import { openStaffApi } from '../testing.ts';

const { db, api, call } = await openStaffApi();
const owner = await makeStaff(db, 'owner');

async function accept(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await api.request('/api/auth/staff-invitation/accept', { method: 'POST', headers });
  return { status: response.status, body: (await response.json()) as { code?: string } };
}

it('an invitation is taken by nobody who is called as the shop', async () => {
  for (const [firstName, lastName] of [
    ['Sys', 'tem'],
    ['Aranya', ''],
  ] as const) {
    const { id, email } = await makeUser(db, { firstName, lastName });
    expect((await call(owner.token, 'POST', 'staff/invitations', { email, role: 'packer' })).status).toBe(
      200,
    );
    const token = await makeToken(db, id);
    expect(await accept(token)).toMatchObject({ status: 400, body: { code: 'reserved_name' } });
    expect(await findStaffRole(db, id)).toBeNull();
    const rename = (name: object) =>
      api.request('/api/auth/profile', {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ id, ...name }),
      });
    expect((await rename({ firstName: 'Meera', lastName: 'Iyer' })).status).toBe(200);
    expect((await accept(token)).status).toBe(200);
    for (const name of ['ARANYA', 'Ѕуѕтем', 'सिस्टम'])
      expect((await rename({ firstName: name })).status, name).toBe(400);
  }
});
