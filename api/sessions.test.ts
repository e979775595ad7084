import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import type { Device } from '#shop/accounts/devices.ts';
import { makeUser, makeToken } from '#shop/accounts/server/testing.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const api = createCheckedApi({ db, config: readShopConfig({}), log: silentLog });

async function call(token: string, method: string, path = '') {
  const headers = { authorization: `Bearer ${token}` };
  const response = await api.request(`/api/auth/sessions${path}`, { method, headers });
  return {
    status: response.status,
    body: (response.status === 200 ? await response.json() : []) as Device[],
  };
}

it('a user sees their devices and logs out one or all others', async () => {
  const { id } = await makeUser(db);
  const [phone, tablet, desk] = await Promise.all([1, 2, 3].map(() => makeToken(db, id)));
  const { body: devices } = await call(phone!, 'GET');
  expect(devices).toHaveLength(3);
  expect(devices.filter(({ isThis }) => isThis)).toHaveLength(1);
  expect(JSON.stringify(devices)).not.toContain(phone);

  const other = (await call(tablet!, 'GET')).body.find(({ isThis }) => isThis)!;
  expect((await call(phone!, 'DELETE', `/${other.id}`)).status).toBe(204);
  expect((await call(tablet!, 'GET')).status).toBe(401);
  expect((await call(phone!, 'DELETE', `/${other.id}`)).status).toBe(404);

  expect((await call(phone!, 'DELETE')).status).toBe(204);
  expect((await call(desk!, 'GET')).status).toBe(401);
  expect((await call(phone!, 'GET')).body).toHaveLength(1);
});
