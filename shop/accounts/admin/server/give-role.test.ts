import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { findStaffRole } from '../../server/find-user.ts';
import { giveRole } from './give-role.ts';
import { makeUser } from '../../server/testing.ts';

const { db } = await testDatabase();
const lastOwner = { code: 'last_owner', status: 409 };

it('keeps the last owner, and lets go an owner who has another', async () => {
  const first = await makeUser(db, { staffRole: 'owner' });
  for (const role of [null, 'packer'] as const)
    await expect(giveRole(db, { email: first.email, role })).rejects.toMatchObject(lastOwner);
  const second = await makeUser(db);
  await giveRole(db, { email: second.email, role: 'owner' });
  await giveRole(db, { email: first.email, role: 'support' });
  expect(await findStaffRole(db, first.id)).toBe('support');
  await expect(giveRole(db, { email: second.email, role: null })).rejects.toMatchObject(lastOwner);
});

it('keeps one of two owners who leave at the same moment', async () => {
  const before = await makeUser(db, { staffRole: 'owner' });
  const owners = [before, ...(await Promise.all([1, 2, 3].map(() => makeUser(db, { staffRole: 'owner' }))))];
  await db.execute(`update users set staff_role = null where id < ${before.id}`);
  const left = await Promise.allSettled(owners.map(({ email }) => giveRole(db, { email, role: null })));
  expect(left.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  const roles = await Promise.all(owners.map(({ id }) => findStaffRole(db, id)));
  expect(roles.filter((role) => role === 'owner')).toHaveLength(1);
});
