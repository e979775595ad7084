import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { undoChange } from '#platform/admin/server/undo-change.ts';
import { isRefusal } from '#platform/refusal.ts';
import { silentLog } from '#platform/server/log.ts';
import { changeLog } from '#platform/server/tables.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { readSettings, valuesOf } from '#shop/settings/server/read-settings.ts';
import { saveSettings } from '#shop/settings/server/save-settings.ts';
import { settingsKind } from '#shop/settings/server/settings-kind.ts';
import { settings } from '#shop/settings/server/tables.ts';
import { readFirstConfig, readShopConfig } from '../config.ts';
import { definitions } from './definitions.ts';
import { readStartConfig, watchSettings } from './live-config.ts';

const { db } = await testDatabase();
const owner = await makeUser(db, { staffRole: 'owner', firstName: 'Rani' });
const by = { userId: owner.id, namesOf: () => Promise.resolve(new Map([[owner.id, 'Rani']])) };
const errors: string[] = [];
const log = { ...silentLog, error: (event: string) => void errors.push(event) };

/** One process of the shop with an environment of its own. */
async function openProcess(env: Record<string, string> = {}) {
  const { config, revision } = await readStartConfig(db, { env, log });
  let drops = 0;
  const live = watchSettings({ db, config, log }, { env, revision, onChange: () => (drops += 1) });
  await live.stop();
  return { config, ...live, drops: () => drops };
}
type Process = Awaited<ReturnType<typeof openProcess>>;

const save = async ({ tools }: Process, changes: Record<string, string | null>) => {
  const { settings: stored } = await readSettings(db);
  const versions = Object.fromEntries(stored.map(({ name, version }) => [name, version]));
  return saveSettings(db, { changes, versions, by }, tools);
};
const refusal = (saving: Promise<unknown>) =>
  saving.then(
    () => null,
    (error: unknown) => {
      if (!isRefusal(error)) throw error;
      return { code: error.code, message: error.message, ...error.extra };
    },
  );
const newestChange = async () =>
  Math.max(...(await db.select({ id: changeLog.id }).from(changeLog)).map(({ id }) => id));
const undoNewest = async ({ tools }: Process) =>
  undoChange(db, [settingsKind(tools)], { id: await newestChange(), by, mayUndo: () => Promise.resolve() });

beforeEach(async () => {
  await db.delete(settings);
  errors.length = 0;
});

describe('the facts of the shop', () => {
  it('reach another process, which drops what it has rendered', async () => {
    const [one, other] = [await openProcess(), await openProcess()];
    await save(one, { SHOP_PHONE: '+91 98123-45678', RETURN_DAYS: '10' });
    expect([one.config.SHOP_PHONE, other.config.SHOP_PHONE]).toEqual(['+919812345678', '+919876543210']);
    await other.look();
    expect(other.config).toMatchObject({ SHOP_PHONE: '+919812345678', RETURN_DAYS: 10 });
    expect(other.drops()).toBe(1);
    await other.look();
    expect(other.drops()).toBe(1);
  });

  it('are those of the environment, then the stored ones, then the defaults', async () => {
    await save(await openProcess(), { SHOP_NAME: 'Stored', SHOP_TAGLINE: 'Stored too' });
    const { config } = await openProcess({ SHOP_NAME: 'Of the machine', SHOP_TAGLINE: '' });
    const words = ['Of the machine', 'Stored too', 'namaste@aranya.example'];
    expect([config.SHOP_NAME, config.SHOP_TAGLINE, config.SHOP_EMAIL]).toEqual(words);
  });

  it('have their default again when null or nothing is saved', async () => {
    const one = await openProcess();
    await save(one, { NEW_ORDER_EMAIL: 'daily', SHOP_NAME: 'Vana' });
    await save(one, { NEW_ORDER_EMAIL: null, SHOP_NAME: ' ' });
    expect([one.config.NEW_ORDER_EMAIL, one.config.SHOP_NAME]).toEqual([undefined, 'Aranya']);
    expect('NEW_ORDER_EMAIL' in one.config).toBe(false);
  });

  it('come back together by one undo', async () => {
    const one = await openProcess();
    await save(one, { SELLER_STATE: 'Kerala', SELLER_GSTIN: '32AAAAA0000A1ZB' });
    await undoNewest(one);
    await one.look();
    expect([one.config.SELLER_STATE, one.config.SELLER_GSTIN]).toEqual(['Karnataka', '29AAAAA0000A1ZY']);
  });

  it('leave the demo off once it is removed', async () => {
    const one = await openProcess();
    one.config.SHOP_DEMO = false;
    await save(one, { SHOP_NAME: 'Vana' });
    expect([one.config.SHOP_DEMO, one.config.COURIER]).toEqual([false, 'manual']);
  });
});

describe('the courier', () => {
  it('reaches another process, and is that of a real shop once the demo is removed', async () => {
    const [one, other] = [await openProcess(), await openProcess()];
    await save(one, { COURIER: 'manual' });
    await other.look();
    expect([one.config.COURIER, other.config.COURIER]).toEqual(['manual', 'manual']);
    other.config.SHOP_DEMO = false;
    await save(one, { COURIER: 'simulator' });
    await other.look();
    expect([one.config.COURIER, other.config.COURIER]).toEqual(['simulator', 'manual']);
    expect(await refusal(save(other, { SHOP_NAME: 'Vana' }))).toBeNull();
    await save(other, { COURIER: null });
    expect(await refusal(save(other, { COURIER: 'simulator' }))).toMatchObject({
      message: 'A setting is wrong: COURIER is simulator, which moves no parcel of a real shop.',
    });
  });

  it('without its token is refused, and that of a variable wins', async () => {
    const one = await openProcess();
    expect(await refusal(save(one, { COURIER: 'delhivery' }))).toMatchObject({
      message: 'A setting is wrong: COURIER is delhivery, which needs DELHIVERY_TOKEN.',
    });
    await save(await openProcess({ DELHIVERY_TOKEN: 'a-token' }), { COURIER: 'delhivery' });
    expect((await openProcess({ DELHIVERY_TOKEN: 'a-token' })).config.COURIER).toBe('delhivery');
    expect((await openProcess({ COURIER: 'manual' })).config.COURIER).toBe('manual');
  });

  it.each([
    ['a token that is gone', 'delhivery', 'COURIER is delhivery, which needs DELHIVERY_TOKEN'],
    ['the demo alone', 'simulator', 'COURIER is simulator, which moves no parcel of a real shop'],
  ])('of %s stops no start of a real shop', async (_, value, sentence) => {
    await db.insert(settings).values({ name: 'COURIER', value, version: 1 });
    const real = { SHOP_DEMO: 'off', MAIL_URL: 'smtp://127.0.0.1:25' };
    expect((await openProcess(real)).config.COURIER).toBe('manual');
    expect(errors).toEqual([`stored settings are not used: A setting is wrong: ${sentence}.`]);
  });
});

describe('a save', () => {
  it.each([
    [{ SHOP_PHONE: '98765' }, 'SHOP_PHONE must be a number in international form, such as +919876543210'],
    [{ DISPATCH_CUTOFF_HOUR: '25' }, 'DISPATCH_CUTOFF_HOUR must be an hour from 0 to 24'],
    [{ SELLER_STATE: 'Kerala' }, 'SELLER_GSTIN must be of Kerala and begin with 32'],
    [{ GOOGLE_CLIENT_ID: 'shop' }, 'GOOGLE_CLIENT_ID is set, which needs GOOGLE_CLIENT_SECRET'],
    [{ SHOP_TAGLINE: 'Two\nlines' }, 'SHOP_TAGLINE must be one line'],
    [{ SHOP_TAGLINE: 'x'.repeat(24_001) }, 'SHOP_TAGLINE must be at most 24000 characters'],
  ])('of %j is refused with the sentence of the start', async (changes, sentence) => {
    const refused = await refusal(save(await openProcess(), changes));
    expect(refused).toMatchObject({ code: 'wrong_setting', message: `A setting is wrong: ${sentence}.` });
    expect(await readSettings(db)).toMatchObject({ settings: [] });
  });

  it.each(['PORT', 'MAIL_URL', 'SHOP_DEMO', 'SERVER_KEY', 'DATA_DIR', 'DELHIVERY_TOKEN', 'toString', 'PATH'])(
    'of %s is refused, since the machine holds it',
    async (name) => {
      const refused = await refusal(save(await openProcess(), { SHOP_NAME: 'Vana', [name]: 'x' }));
      expect(refused).toMatchObject({ code: 'machine_setting' });
      expect(await readSettings(db)).toMatchObject({ settings: [] });
    },
  );

  it('of an old version is refused with both values', async () => {
    const one = await openProcess();
    await save(one, { SHOP_NAME: 'Vana' });
    const stale = { changes: { SHOP_NAME: 'Tulsi', RETURN_DAYS: '9' }, versions: {}, by };
    expect(await refusal(saveSettings(db, stale, one.tools))).toMatchObject({
      code: 'changed_meanwhile',
      message: 'You changed this a moment ago',
      details: { settings: [{ name: 'SHOP_NAME', yours: 'Tulsi', current: 'Vana' }] },
    });
    expect(one.config.RETURN_DAYS).toBe(7);
    const repeated = { ...stale, changes: { SHOP_NAME: 'Vana' } };
    expect(await refusal(saveSettings(db, repeated, one.tools))).toBeNull();
  });

  it('of a value that was reset and set again since is stale', async () => {
    const one = await openProcess();
    const [first] = (await save(one, { SHOP_NAME: 'Vana' })).settings;
    await save(one, { SHOP_NAME: null });
    await save(one, { SHOP_NAME: 'Neem' });
    const stale = { changes: { SHOP_NAME: 'Tulsi' }, versions: { SHOP_NAME: first!.version }, by };
    expect(await refusal(saveSettings(db, stale, one.tools))).toMatchObject({ code: 'changed_meanwhile' });
  });

  it('of a variable of the environment takes over its value alone', async () => {
    const one = await openProcess({ SHOP_NAME: 'Vana' });
    expect(await refusal(save(one, { SHOP_NAME: 'Tulsi' }))).toMatchObject({ code: 'fixed_setting' });
    await save(one, { SHOP_NAME: 'Vana' });
    expect((await openProcess()).config.SHOP_NAME).toBe('Vana');
  });

  it('passes while another stored value is wrong', async () => {
    await db.insert(settings).values({ name: 'RETURN_DAYS', value: 'many', version: 1 });
    const one = await openProcess();
    await save(one, { SHOP_NAME: 'Vana' });
    expect(valuesOf(await readSettings(db))).toEqual({ RETURN_DAYS: 'many', SHOP_NAME: 'Vana' });
    await save(one, { RETURN_DAYS: '12' });
    expect([one.config.RETURN_DAYS, one.config.SHOP_NAME]).toEqual([12, 'Vana']);
  });
});

describe('a stored value that does not parse', () => {
  it('is left out at the start and named in the log', async () => {
    await db.insert(settings).values([
      { name: 'RETURN_DAYS', value: 'many', version: 1 },
      { name: 'SHOP_NAME', value: 'Vana', version: 1 },
    ]);
    const { config } = await openProcess();
    expect([config.RETURN_DAYS, config.SHOP_NAME]).toEqual([7, 'Vana']);
    expect(errors).toEqual([
      'stored settings are not used: A setting is wrong: RETURN_DAYS must be days from 0 to 365.',
    ]);
  });

  it('leaves a running shop with its last good settings', async () => {
    const [one, other] = [await openProcess(), await openProcess()];
    await save(one, { SHOP_NAME: 'Vana' });
    await other.look();
    await db.insert(settings).values({ name: 'RETURN_DAYS', value: 'many', version: 1 });
    await save(one, { SHOP_NAME: 'Neem' });
    await other.look();
    expect(other.config.SHOP_NAME).toBe('Vana');
    expect(errors.at(-1)).toContain('RETURN_DAYS');
  });

  it('that contradicts the environment leaves the environment alone', async () => {
    await save(await openProcess(), { SELLER_STATE: 'Kerala', SELLER_GSTIN: '32AAAAA0000A1ZB' });
    const env = { SELLER_STATE: 'Karnataka', SELLER_GSTIN: '29AAAAA0000A1ZY', SHOP_NAME: 'Vana' };
    expect((await openProcess(env)).config).toMatchObject(env);
    expect((await openProcess({ SELLER_GSTIN: '29AAAAA0000A1ZY' })).config.SELLER_STATE).toBe('Karnataka');
  });
});

describe('the environment', () => {
  it('may hold a fact that only a stored one completes', async () => {
    const env = { SELLER_STATE: 'Kerala', PORT: '4000' };
    expect(() => readShopConfig(env)).toThrow('SELLER_GSTIN must be of Kerala and begin with 32');
    expect(readFirstConfig(env).PORT).toBe(4000);
    await expect(openProcess(env)).rejects.toThrow('SELLER_GSTIN must be of Kerala and begin with 32');
    await db.insert(settings).values({ name: 'SELLER_GSTIN', value: '32AAAAA0000A1ZB', version: 1 });
    expect((await openProcess(env)).config.SELLER_GSTIN).toBe('32AAAAA0000A1ZB');
  });

  it('with a wrong setting of the machine stops the start at once', () => {
    expect(() => readFirstConfig({ PORT: 'eighty', SHOP_PHONE: '1' })).toThrow('PORT must be a port number');
  });
});

it('every setting is a fact or of the machine, and a secret is no fact', () => {
  const facts = Object.entries(definitions).filter(([, { kind }]) => kind === 'fact');
  expect(facts.length).toBeGreaterThan(30);
  expect(facts.filter(([name]) => /URL|SECRET|TOKEN|KEY|PORT|DIR|HOST/.test(name))).toEqual([]);
});
