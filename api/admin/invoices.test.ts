import { expect, it } from 'vitest';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { openStaffApi } from './testing.ts';

const { api, db, call } = await openStaffApi();

async function codeOf(token: string, path: string, method = 'GET') {
  const response = await api.request(`/api/admin/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
  const type = response.headers.get('content-type') ?? '';
  return type.includes('json') ? ((await response.json()) as { code?: string }).code : type;
}

it('asks for the second factor again before a month is saved or closed', async () => {
  const stale = (await makeStaff(db, 'owner', 20)).token;
  expect(await codeOf(stale, 'papers/2026-10')).toBe('fresh_second_factor_needed');
  expect(await codeOf(stale, 'gst/2026-10/close', 'POST')).toBe('fresh_second_factor_needed');
  expect((await call(stale, 'GET', 'papers')).body).toEqual({ rows: [], next: null });
  const fresh = (await makeStaff(db, 'owner')).token;
  expect(await codeOf(fresh, 'papers/2026-10')).toBe('no_papers');
  expect(await codeOf(fresh, 'gst/2026-10/b2cs')).toContain('text/csv');
});

it('refuses months and documents that cannot be', async () => {
  const { token } = await makeStaff(db, 'owner');
  for (const path of [
    'papers/2026-13',
    'gst/2026-1',
    'gst/2026-10/taxes',
    'papers/invoice/x',
    'papers?month=now',
  ])
    expect([path, await codeOf(token, path)]).toEqual([path, 'invalid']);
  expect(await codeOf(token, 'papers/invoice/1')).toBe('not_found');
  expect(await codeOf(token, 'gst/2999-01')).toBe('invalid');
  expect(await codeOf(token, 'gst/2099-01/close', 'POST')).toBe('month_not_over');
});
