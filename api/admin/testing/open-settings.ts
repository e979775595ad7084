import { readDemoTexts } from '#demo/texts/demo-texts.ts';
import { testDatabase } from '#database/test-database.ts';
import type { Db } from '#platform/server/db.ts';
import { silentLog } from '#platform/server/log.ts';
import { readStartConfig } from '#server/settings/live-config.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { openLiveContent } from '#shop/content/server/live-content.ts';
import type { Settings } from '#shop/settings/admin/contract.ts';
import type { Imported, ShopFile } from '#shop/settings/admin/shop-file.ts';
import { createCheckedApi } from '../../checked-api.ts';
import { settingsTools } from './settings-tools.ts';

/** Opens a shop with an environment, as a start does. Its database is one of its own unless a test gives one. */
export async function openSettings(env: Record<string, string> = {}, given?: Db) {
  const db = given ?? (await testDatabase()).db;
  const { config } = await readStartConfig(db, {
    env: { RATE_LIMITS: 'off', ...env },
    log: silentLog,
  });
  const settings = settingsTools(db, { config, env });
  const content = await openLiveContent(
    { db, log: silentLog, readDemo: readDemoTexts },
    { onChange: () => {} },
  );
  void content.stop();
  const api = createCheckedApi({ db, config, log: silentLog, settings, content });
  const owner = await makeStaff(db, 'owner', 1);
  const call = async (method: string, path = '', body?: object | string, token = owner.token) => {
    const response = await api.request(`/api/admin/settings${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    });
    type Body = Settings & Imported & ShopFile & { code?: string; message?: string; change: number };
    return {
      status: response.status,
      body: (await response.json()) as Body & { fields?: Record<string, string> },
    };
  };
  const read = async () => (await call('GET')).body.settings;
  const of = async (name: string) => (await read()).find((one) => one.name === name)!;
  const save = async (changes: Record<string, string | null>, token = owner.token) => {
    const versions = Object.fromEntries((await read()).map(({ name, version }) => [name, version]));
    return call('PUT', '', { changes, versions }, token);
  };
  return { db, config, api, call, read, of, save, owner };
}
