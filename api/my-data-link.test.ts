import { minuteMs } from '#platform/india-time.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeToken, makeUser } from '#shop/accounts/server/testing.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const api = createCheckedApi({ db, config: readShopConfig({}), log: silentLog });

async function linkOf(token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await api.request('/api/my-data/link', { method: 'POST', headers });
  return ((await response.json()) as { path: string }).path;
}

it('a link to the data of a customer ends with the session and after five minutes', async () => {
  const { id, email } = await makeUser(db);
  expect((await api.request('/api/my-data/link', { method: 'POST' })).status).toBe(401);
  const token = await makeToken(db, id);
  const path = await linkOf(token);
  const response = await api.request(path);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ profile: { email } });
  expect((await api.request(path.slice(0, -1))).status).toBe(404);
  await api.request('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  expect((await api.request(path)).status).toBe(404);
  const later = await linkOf(await makeToken(db, id));
  vi.useFakeTimers({ now: Date.now() + 6 * minuteMs, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect((await api.request(later)).status).toBe(404);
});
