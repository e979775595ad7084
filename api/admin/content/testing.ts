import { expect } from 'vitest';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { readPublished } from '#shop/content/server/read-published.ts';
import { openStaffApi } from '../testing.ts';

type Name = { kind: string; key: string };

/** A real shop, whose owner and writer send the requests of the editor. */
export async function openTexts(env: Record<string, string> = {}) {
  const { db, api, call } = await openStaffApi({
    SHOP_DEMO: 'off',
    MAIL_URL: 'smtp://127.0.0.1:25',
    ...env,
  });
  const owner = (await makeStaff(db, 'owner')).token;
  const writer = (await makeStaff(db, 'content')).token;
  const read = async ({ kind, key }: Name, token = writer) =>
    (await call(token, 'GET', `content/entry?kind=${kind}&key=${encodeURIComponent(key)}`)).body;
  const save = (name: Name, revision: number, form: object, token = writer) =>
    call(token, 'PUT', 'content/draft', { ...name, revision, form });
  const publish = (name: Name, revision: number, more: object = {}, token = writer) =>
    call(token, 'POST', 'content/publish', { ...name, revision, at: null, reason: '', ...more });
  const shown = async ({ kind, key }: Name) =>
    (await readPublished(db)).rows.find((row) => row.kind === kind && row.entry.key === key)?.entry;
  async function draft(name: Name, form: object): Promise<number> {
    const { revision } = await read(name);
    const saved = await save(name, revision as number, form);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    return saved.body['revision'] as number;
  }
  return { db, api, call, owner, writer, read, save, publish, shown, draft };
}
