// §9 staff copy, save, print and renew recovery codes
import { expect, it } from 'vitest';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { staffRoles } from '#shop/accounts/staff.ts';
import { makeToken, makeUser } from '#shop/accounts/server/testing.ts';
import { openStaffApi } from '../testing.ts';

const { call, db, lines } = await openStaffApi();

const renew = (token: string) => call(token, 'POST', 'recovery-codes');
const verify = (token: string, code: string) => call(token, 'POST', 'recovery-code/verify', { code });

it.each(staffRoles)('%s gets ten new codes, and the old ones end', async (role) => {
  const { token, userId } = await makeStaff(db, role);
  const first = (await renew(token)).body.recoveryCodes!;
  const second = (await renew(token)).body.recoveryCodes!;
  expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([10, 10, 20]);
  const other = await makeToken(db, userId);
  expect((await verify(other, first[0]!)).status).toBe(400);
  expect((await verify(await makeToken(db, userId), second[0]!)).status).not.toBe(400);
  expect(lines.join('')).toContain('recovery_codes_renewed');
  for (const code of [...first, ...second]) expect(lines.join('')).not.toContain(code);
});

it('asks for a second factor of the last ten minutes, and for staff', async () => {
  const { token: old } = await makeStaff(db, 'support', 30);
  expect((await renew(old)).body.code).toBe('fresh_second_factor_needed');
  const { token: without } = await makeStaff(db, 'support', null);
  expect((await renew(without)).status).toBe(403);
  const customer = await makeToken(db, (await makeUser(db)).id);
  expect((await renew(customer)).status).toBe(403);
  expect((await renew('')).status).toBe(401);
});
