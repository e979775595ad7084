import { expect, it } from 'vitest';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { openStaffApi } from './testing.ts';

const { db, call } = await openStaffApi();

it('answers the balances of a day, and refuses days that no calendar has', async () => {
  const { token } = await makeStaff(db, 'owner');
  expect((await call(token, 'GET', 'cash?day=2026-02-28')).body).toMatchObject({
    day: '2026-02-28',
    balances: [],
  });
  for (const day of ['2026-02-30', '1110-61-64', '0001-01-01', '9999-12-31', 'today'])
    expect([day, (await call(token, 'GET', `cash?day=${day}`)).body]).toMatchObject([
      day,
      { code: 'invalid' },
    ]);
});
