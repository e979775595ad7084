import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#platform/india-time.ts';
import type { ContentKind } from '#shop/content/kinds/kinds.ts';
import { contentVersions } from '#shop/content/server/tables.ts';
import { makeArticle, publishContent, writeContent } from '#shop/content/server/testing.ts';
import { gstRates } from '#shop/invoices/server/tables.ts';
import type { ImportRow } from '#shop/settings/admin/shop-file.ts';
import { fileOf, openRealShop } from '../testing/shop-files.ts';
import { textSamples } from '../testing/text-samples.ts';

const today = dayOf(new Date());

const kinds = Object.keys(textSamples) as ContentKind[];

const textOf = (kind: ContentKind, form: object = textSamples[kind].form, reason = '') => ({
  kind,
  key: textSamples[kind].key,
  reason,
  form,
});

const resultsOf = (rows: ImportRow[]) => Object.fromEntries(rows.map(({ name, result }) => [name, result]));

describe('the words in the file of a shop', () => {
  it('of every kind come into an empty second shop with facts and rates', async () => {
    const one = await openRealShop();
    for (const kind of kinds) await publishContent(one.db, { kind, ...textSamples[kind] });
    await one.db.update(contentVersions).set({ reason: 'No consent changes' });
    await one.save({ SHOP_NAME: 'Sita Woods' });
    const row = { hsn: '8517', goods: 'Telephones', isWhole: true, law: '21/2026', isActive: true };
    await one.db.insert(gstRates).values([
      { ...row, percentHundredths: 25, startsOn: '2026-01-05' },
      { ...row, percentHundredths: 1800, startsOn: addDays(today, 30) },
      { ...row, hsn: '8518', percentHundredths: 1800, startsOn: addDays(today, 30), isActive: false },
    ]);
    const file = (await one.call('GET', '/file')).body;
    expect(file.kinds.content).toHaveLength(kinds.length);
    expect(file.kinds.gstRates.map(({ percent }) => percent)).toEqual([0.25, 18]);

    const two = await openRealShop();
    const dry = await two.call('POST', '/file/check', { file });
    const changing = dry.body.rows.filter(({ result }) => result !== 'same').map(({ result }) => result);
    expect(changing).toEqual(Array.from({ length: 1 + 2 + kinds.length }, () => 'change'));
    expect([await two.texts(), await two.db.$count(gstRates)]).toEqual([{}, 0]);
    const { status, body } = await two.call('POST', '/file', { file, versions: dry.body.versions });
    expect([status, resultsOf(body.rows)]).toEqual([200, resultsOf(dry.body.rows)]);
    expect(await two.texts()).toEqual(await one.texts());
    expect((await two.call('GET', '/file')).body).toEqual(file);
    const again = (await two.call('POST', '/file/check', { file })).body.rows;
    expect(again.every(({ result }) => result === 'same')).toBe(true);
  });

  it('are none that the demo alone showed, and no draft', async () => {
    const shop = await openRealShop();
    await publishContent(shop.db, { kind: 'banner', ...textSamples.banner }, { isDemo: true });
    await writeContent(shop.db, { kind: 'home', ...textSamples.home });
    expect((await shop.call('GET', '/file')).body.kinds.content).toEqual([]);
  });

  it('come as a draft with the reason when the gate refuses them', async () => {
    const { db, check, bring, texts } = await openRealShop();
    const content = [
      textOf('banner', { lines: [{ text: 'Flat 20% off today' }] }),
      textOf('blog', makeArticle({ text: 'This oil cures arthritis. See [this](/product/gone).' }), 'Please'),
      textOf('page'),
      textOf('policy'),
      textOf('home'),
    ];
    const { rows } = await check({ content });
    expect(resultsOf(rows)).toEqual({
      'text banner banner': 'draft',
      'text blog winter-oil': 'draft',
      // It links to the article, which does not come.
      'text page collection/monsoon': 'draft',
      'text policy shipping': 'draft',
      'text home home': 'change',
    });
    const problems = rows.map(({ problem }) => problem ?? '');
    expect(problems[0]).toContain('keeps no rule behind this promise');
    expect(problems[1]).toContain('is a claim that the law forbids');
    expect(problems[1]).toContain('leads nowhere: /product/gone');
    expect(problems[2]).toContain('leads nowhere: /blog/winter-oil');
    expect((await bring({ content })).status).toBe(200);
    expect(Object.keys(await texts())).toEqual(['home home']);
    const drafts = await db.select().from(contentVersions).where(eq(contentVersions.state, 'draft'));
    expect(drafts).toHaveLength(4);
    expect(drafts.every(({ problem }) => problem.startsWith('Not published by the import.'))).toBe(true);
    // The drafts wait for staff, so a second import leaves them as they are.
    expect(new Set((await check({ content })).rows.map(({ result }) => result))).toEqual(
      new Set(['left-out', 'same']),
    );
  });

  it.each([
    [{ lines: [{ text: 'x'.repeat(61) }] }, 'must be at most 60 characters'],
    [{ lines: Array.from({ length: 7 }, () => ({ text: 'x' })) }, 'at most 6 rows'],
    [{ lines: [{ text: 'x', html: '<b>' }] }, 'hold what they may not hold'],
    [{ lines: [null] }, 'another form'],
    [{ lines: { length: 3 } }, 'another form'],
    [{ colour: 'red' }, 'hold what they may not hold'],
    [{ constructor: 'x' }, 'hold what they may not hold'],
  ])('with the fields %j are left out with the reason', async (form, problem) => {
    const { check, bring, texts } = await openRealShop();
    const content = [textOf('banner', form)];
    const { rows } = await check({ content });
    expect(rows).toMatchObject([{ result: 'left-out', problem: expect.stringContaining(problem) }]);
    expect((await bring({ content })).status).toBe(200);
    expect(await texts()).toEqual({});
  });

  it('of an unknown kind or address, or there twice, change nothing', async () => {
    const { bring, texts } = await openRealShop();
    const { form } = textSamples.banner;
    const names = [
      ['casino', 'x'],
      ['constructor', 'x'],
      ['banner', 'toString'],
      ['blog', '../admin'],
      ['policy', 'constructor'],
    ].map(([kind, key]) => ({ kind, key, form }));
    const { body } = await bring({ content: [...names, textOf('banner'), textOf('banner')] });
    expect(body.rows.map(({ result }) => result)).toEqual([
      ...names.map(() => 'unknown'),
      'change',
      'left-out',
    ]);
    expect(Object.keys(await texts())).toEqual(['banner banner']);
  });

  it('that somebody changed since the dry run stop the whole import', async () => {
    const { db, call, check, texts, of } = await openRealShop();
    await publishContent(db, { kind: 'home', ...textSamples.home });
    const more = {
      settings: { SHOP_NAME: 'Sita Woods' },
      content: [textOf('banner'), textOf('home', { ...textSamples.home.form, title: 'Oils' })],
    };
    const { versions, rows } = await check(more);
    expect(rows.at(-1)).toMatchObject({ before: 'version 1', after: 'other words: Title' });
    await publishContent(db, {
      kind: 'home',
      key: 'home',
      form: { ...textSamples.home.form, title: 'Soaps' },
    });
    const late = await call('POST', '/file', { file: fileOf(more), versions });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect(await texts()).toMatchObject({ 'home home': { title: 'Soaps' } });
    expect(Object.keys(await texts())).toEqual(['home home']);
    expect(await of('SHOP_NAME')).toMatchObject({ source: 'default' });
  });
});

describe('a file of a shop', () => {
  it('with a kind of a later release is refused with its name', async () => {
    const { call } = await openRealShop();
    const { status, body } = await call('POST', '/file/check', { file: fileOf({ offers: [] }) });
    expect([status, body.message]).toEqual([400, 'This shop does not know these kinds: offers.']);
  });

  it('of an earlier release, with facts alone, is read', async () => {
    const { call } = await openRealShop();
    const file = { format: 'aranya-shop', version: 1, kinds: { settings: { RETURN_DAYS: '9' } } };
    expect((await call('POST', '/file/check', { file })).body.rows).toMatchObject([{ result: 'change' }]);
  });

  it('may be 4 MB large, and no larger', async () => {
    const { call } = await openRealShop();
    const article = (at: number) => ({
      kind: 'blog',
      key: `a-${at}`,
      form: makeArticle({ text: 'word '.repeat(4_900) }),
    });
    const content = Array.from({ length: 12 }, (_, at) => article(at));
    const { status, body } = await call('POST', '/file/check', { file: fileOf({ content }) });
    expect([status, body.rows.every(({ result }) => result === 'change')]).toEqual([200, true]);
    const large = fileOf({ content: Array.from({ length: 170 }, (_, at) => article(at)) });
    expect((await call('POST', '/file/check', { file: large })).status).toBe(413);
    const many = Array.from({ length: 501 }, (_, at) => ({ kind: 'blog', key: `a-${at}`, form: {} }));
    expect((await call('POST', '/file/check', { file: fileOf({ content: many }) })).status).toBe(400);
  });

  it.each([
    '{"file":{"format":"aranya-shop","version":1,"kinds":{"settings":{},"content":[{"kind":"banner","key":"banner","form":{"__proto__":{"lines":[]}}}]}}}',
    '{"file":{"format":"aranya-shop","version":1,"kinds":{"settings":{},"__proto__":{"content":[]}}}}',
    '{"file":{"format":"aranya-shop","version":1,"kinds":{"settings":{},"content":[{"kind":"banner","key":"banner","form":{"lines":[{"text":"a\\u202eb"}]}}]}}}',
    '{"file":{"format":"aranya-shop","version":1,"kinds":{"settings":{},"content":{"length":1}}}}',
  ])('is refused as a whole with %s', async (text) => {
    const { call } = await openRealShop();
    expect((await call('POST', '/file/check', text)).status).toBe(400);
  });
});
