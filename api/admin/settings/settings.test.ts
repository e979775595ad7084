import { describe, expect, it } from 'vitest';
import { desc } from 'drizzle-orm';
import { changeLog } from '#platform/server/tables.ts';
import { definitions } from '#server/settings/definitions.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { openSettings } from '../testing/open-settings.ts';

const secret = 'tok-4711-secret-value';

describe('the settings page', () => {
  it('lists every setting, and no value of the machine', async () => {
    const { call } = await openSettings({ DELHIVERY_TOKEN: secret, METRICS_TOKEN: `${secret}-${secret}` });
    const { status, body } = await call('GET');
    expect(status).toBe(200);
    expect(body.settings.map(({ name }) => name)).toEqual(Object.keys(definitions));
    expect(JSON.stringify(body)).not.toContain('4711');
    for (const { kind, value } of body.settings) expect(value === null).toBe(kind === 'machine');
    const token = body.settings.find(({ name }) => name === 'DELHIVERY_TOKEN');
    expect(token).toMatchObject({ source: 'environment', value: null });
  });

  it('marks what a real shop needs, and what the environment fixes', async () => {
    const { of } = await openSettings({ SHOP_PHONE: '+919811122233' });
    expect(await of('SELLER_GSTIN')).toMatchObject({ isMissing: true, source: 'default' });
    expect(await of('SHOP_PHONE')).toMatchObject({ isMissing: false, source: 'environment', version: 0 });
  });

  it('leaves a field of a real shop empty that has the value of the demo alone', async () => {
    const demo = await openSettings({ SHOP_DEMO: 'on' });
    const real = await openSettings({ SHOP_DEMO: 'off' });
    for (const name of ['SELLER_GSTIN', 'SHOP_NAME', 'SELLER_ADDRESS', 'SHOP_PHONE']) {
      expect((await demo.of(name))?.value).not.toBe('');
      expect(await real.of(name)).toMatchObject({ value: '', isMissing: true });
    }
    await real.save({ SHOP_NAME: 'Kurinji' });
    expect(await real.of('SHOP_NAME')).toMatchObject({ value: 'Kurinji' });
  });

  it('shows no value of the demo for what follows it', async () => {
    const { of } = await openSettings();
    for (const name of ['COURIER', 'NEW_ORDER_EMAIL'])
      expect(await of(name)).toMatchObject({ value: '', source: 'default' });
  });

  it('saves facts together, as one row of the log, and shows them at once', async () => {
    const { db, save, of, config } = await openSettings();
    const saved = await save({ SHOP_PHONE: '+919811122233', RETURN_DAYS: '10' });
    expect(saved.status).toBe(200);
    expect(await of('SHOP_PHONE')).toMatchObject({ value: '+919811122233', source: 'shop', version: 1 });
    expect(config).toMatchObject({ SHOP_PHONE: '+919811122233', RETURN_DAYS: 10 });
    const [newest] = await db.select().from(changeLog).orderBy(desc(changeLog.id)).limit(1);
    expect(newest).toMatchObject({ id: saved.body.change, kind: 'settings' });
  });

  it('takes a value of the environment over into the shop', async () => {
    const { save, of } = await openSettings({ SHOP_PHONE: '+919811122233' });
    expect(await save({ SHOP_PHONE: '+919811122234' })).toMatchObject({
      status: 409,
      body: { code: 'fixed_setting' },
    });
    expect((await save({ SHOP_PHONE: '+919811122233' })).status).toBe(200);
    expect(await of('SHOP_PHONE')).toMatchObject({ source: 'environment', version: 1 });
  });

  it('refuses a GSTIN of another state in words, at its field', async () => {
    const { save } = await openSettings();
    expect(await save({ SELLER_STATE: 'Kerala' })).toMatchObject({
      status: 400,
      body: {
        code: 'wrong_setting',
        fields: { SELLER_GSTIN: 'must be of Kerala and begin with 32' },
      },
    });
  });
});

describe('a name or a tagline that claims a cure', () => {
  it.each([
    ['SHOP_TAGLINE', 'Herbs that cure diabetes'],
    ['SHOP_TAGLINE', 'मधुमेह जड़ से ठीक'],
    ['SHOP_TAGLINE', 'Results guaranteed'],
    ['SHOP_NAME', 'Cancer Cure House'],
  ])('is refused with its words and its law: %s “%s”', async (name, value) => {
    const { save } = await openSettings();
    const { status, body } = await save({ [name]: value });
    expect([status, body.code, body.fields]).toMatchObject([
      400,
      'wrong_setting',
      { [name]: expect.stringContaining('may not say') },
    ]);
  });

  it.each(['Slow herbs for everyday life', 'Heart-shaped sweets, sugar-free'])(
    'is no plain tagline: “%s”',
    async (value) => {
      const { save } = await openSettings();
      expect((await save({ SHOP_TAGLINE: value })).status).toBe(200);
    },
  );
});

describe('a stale save', () => {
  it('is refused with both values', async () => {
    const { call, save } = await openSettings();
    await save({ RETURN_DAYS: '10' });
    const stale = await call('PUT', '', { changes: { RETURN_DAYS: '14' }, versions: { RETURN_DAYS: 0 } });
    expect(stale).toMatchObject({
      status: 409,
      body: {
        code: 'changed_meanwhile',
        settings: [{ name: 'RETURN_DAYS', yours: '14', current: '10', version: 1 }],
      },
    });
  });

  it('wins in exactly one of many parallel saves', async () => {
    const { call } = await openSettings();
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        call('PUT', '', { changes: { RETURN_DAYS: `${20 + at}` }, versions: { RETURN_DAYS: 0 } }),
      ),
    );
    const won = tries.filter(({ status }) => status === 200);
    expect([won.length, tries.filter(({ status }) => status === 409).length]).toEqual([1, 7]);
  });
});

describe('the second factor', () => {
  it('is asked for seller, tax, sign-in, the refund limit and an import', async () => {
    const { db, save, call } = await openSettings();
    const stale = await makeStaff(db, 'owner', 11);
    const needed = { status: 403, body: { code: 'fresh_second_factor_needed' } };
    const guarded = [
      'SELLER_NAME',
      'SELLER_GSTIN',
      'ONE_CODE_SIGN_IN',
      'GOOGLE_CLIENT_ID',
      'REFUND_ALONE_UP_TO_RUPEES',
      'SHOP_EMAIL',
      'SHOP_PHONE',
      'MAIL_FROM',
      'GRIEVANCE_EMAIL',
      'GRIEVANCE_PHONE',
      'BUY_WITHOUT_ACCOUNT',
      'HOLD_FIRST_ORDERS',
      'REVIEW_MODERATION',
    ];
    for (const name of guarded) expect(await save({ [name]: '5' }, stale.token)).toMatchObject(needed);
    expect(await save({ RETURN_DAYS: '3', SELLER_NAME: 'Thief' }, stale.token)).toMatchObject(needed);
    const file = (await call('GET', '/file')).body;
    expect(await call('POST', '/file', { file, versions: {} }, stale.token)).toMatchObject(needed);
    expect((await save({ RETURN_DAYS: '3' }, stale.token)).status).toBe(200);
  });
});

describe('the file of all facts', () => {
  it('holds every fact, also those of the environment, and nothing else', async () => {
    const { call, save } = await openSettings({ SHOP_PHONE: '+919811122233', DELHIVERY_TOKEN: secret });
    await save({ RETURN_DAYS: '10' });
    const { body } = await call('GET', '/file');
    const facts = Object.entries(definitions).filter(([, { kind }]) => kind === 'fact');
    expect(Object.keys(body.kinds.settings).toSorted()).toEqual(facts.map(([name]) => name).toSorted());
    expect(body.kinds.settings).toMatchObject({
      SHOP_PHONE: '+919811122233',
      RETURN_DAYS: '10',
      FEEDS: null,
    });
  });

  it('moves every fact to a second shop, after a dry run that lists each change', async () => {
    const one = await openSettings();
    await one.save({ SHOP_NAME: 'Sita Woods', SELLER_STATE: 'Kerala', SELLER_GSTIN: '32AAAAA0000A1ZB' });
    const file = (await one.call('GET', '/file')).body;
    const two = await openSettings();
    const dry = await two.call('POST', '/file/check', { file });
    const changing = dry.body.rows.filter(({ result }) => result === 'change');
    expect(dry.body.missing).toEqual([]);
    expect(changing.map(({ name }) => name)).toEqual(['SHOP_NAME', 'SELLER_STATE', 'SELLER_GSTIN']);
    expect((await two.of('SHOP_NAME')).value).toBe('Aranya');
    const done = await two.call('POST', '/file', { file, versions: dry.body.versions });
    expect(done.status).toBe(200);
    expect((await two.call('GET', '/file')).body).toEqual(file);
  });

  it('ends each row in one result, and imports nothing while a row is wrong', async () => {
    const { call, of } = await openSettings({ SHOP_PHONE: '+919811122233' });
    const settings = {
      SHOP_NAME: 'Sita',
      SHOP_PHONE: '+919800000000',
      RETURN_DAYS: 'ten',
      MAIL_URL: 'smtp://thief.example',
      SHOP_COLOUR: 'red',
      FEEDS: null,
    };
    const file = { format: 'aranya-shop', version: 1, kinds: { settings } };
    const dry = await call('POST', '/file/check', { file });
    expect(Object.fromEntries(dry.body.rows.map(({ name, result }) => [name, result]))).toEqual({
      SHOP_NAME: 'change',
      SHOP_PHONE: 'environment',
      RETURN_DAYS: 'wrong',
      MAIL_URL: 'machine',
      SHOP_COLOUR: 'unknown',
      FEEDS: 'same',
    });
    expect(dry.body.missing).toContain('GSTIN');
    expect(await call('POST', '/file', { file, versions: {} })).toMatchObject({
      status: 400,
      body: { code: 'wrong_setting' },
    });
    expect((await of('SHOP_NAME')).value).toBe('Aranya');
  });

  it.each([
    [{ SELLER_STATE: 'Kerala' }, {}],
    [{ SELLER_STATE: 'Kerala', SELLER_GSTIN: null }, {}],
    [{ SELLER_STATE: 'Kerala' }, { SELLER_GSTIN: '29AABCU9603R1ZJ' }],
  ])('with %j says in the dry run which other fact gets wrong', async (settings, env) => {
    const { call } = await openSettings(env);
    const file = { format: 'aranya-shop', version: 1, kinds: { settings } };
    const { rows } = (await call('POST', '/file/check', { file })).body;
    expect(rows.find(({ name }) => name === 'SELLER_GSTIN')).toMatchObject({
      result: 'wrong',
      problem: 'GSTIN must be of Kerala and begin with 32.',
    });
    expect((await call('POST', '/file', { file, versions: {} })).status).toBe(400);
  });

  it('of another format or a later version is refused with what to do', async () => {
    const { call } = await openSettings();
    const kinds = { settings: {} };
    const later = await call('POST', '/file/check', { file: { format: 'aranya-shop', version: 2, kinds } });
    expect(later).toMatchObject({ status: 400 });
    expect(JSON.stringify(later.body)).toContain('Export the file again');
    expect((await call('POST', '/file/check', { file: { format: 'other', version: 1, kinds } })).status).toBe(
      400,
    );
  });
});
