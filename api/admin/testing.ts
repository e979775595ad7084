import { testDatabase } from '#database/test-database.ts';
import { createLog } from '#platform/server/log.ts';
import { readShopConfig } from '#server/config.ts';
import { createApi } from '../api.ts';

type Body = Record<string, unknown> & { code?: string; recoveryCodes?: string[]; secret?: string };

/** The address of the shop in tests of the staff side. */
export const shopUrl = 'http://localhost:3000';

/** Opens the API on its own database, with its log, for tests of the staff side. Call it at the top of the file. */
export async function openStaffApi() {
  const { db } = await testDatabase();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const apiAt = (PUBLIC_URL: string) =>
    createApi({ db, config: readShopConfig({ RATE_LIMITS: 'off', PUBLIC_URL }), log });
  const api = apiAt(shopUrl);

  async function call(token: string, method: string, path: string, body?: object, to = api) {
    const response = await to.request(`/api/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: (await response.json()) as Body };
  }

  /** Reads the email log, as support may. Returns 'open' or the code of the refusal. */
  const openMails = async (token: string) => (await call(token, 'GET', 'mails')).body.code ?? 'open';
  return { db, api, apiAt, lines, call, openMails };
}
