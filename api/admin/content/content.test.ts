import { describe, expect, it } from 'vitest';
import { hourMs } from '#platform/india-time.ts';
import { publishDue } from '#shop/content/admin/server/publish-due.ts';
import { readPublished } from '#shop/content/server/read-published.ts';
import { makeArticle, testAuthor } from '#shop/content/server/testing.ts';
import { openTexts } from './testing.ts';

const { db, call, owner, writer, read, save, publish, shown, draft } = await openTexts();

/** A day and more after now, when everybody still has the role. */
const due = {
  now: new Date(Date.now() + 40 * hourMs),
  authorOf: () => testAuthor,
  mayPublish: () => Promise.resolve(true),
  onShown: () => Promise.resolve(),
};

describe('a text of the shop', () => {
  it('is a draft until it is published, and goes back to the version before', async () => {
    const name = { kind: 'blog', key: 'sesame' };
    let revision = await draft(name, makeArticle());
    expect(await shown(name)).toBeUndefined();
    expect((await publish(name, revision)).status).toBe(200);
    expect(await shown(name)).toMatchObject({ number: 1, data: { title: 'Sesame oil in the cold months' } });
    revision = await draft(name, makeArticle({ title: 'Oil in winter' }));
    expect((await shown(name))?.data).toMatchObject({ title: 'Sesame oil in the cold months' });
    await publish(name, revision);
    expect(await shown(name)).toMatchObject({ number: 2, data: { title: 'Oil in winter' } });
    const { rows } = (await call(owner, 'GET', 'log?kind=content')).body as unknown as {
      rows: { id: number }[];
    };
    expect(rows).toHaveLength(2);
    expect((await call(owner, 'POST', `log/${rows[0]!.id}/undo`)).status).toBe(200);
    expect(await shown(name)).toMatchObject({ number: 1 });
    const { versions, form } = await read(name);
    expect(versions).toMatchObject([
      { number: 2, isShown: false },
      { number: 1, isShown: true },
    ]);
    expect(form).toMatchObject({ text: makeArticle()['text'] });
  });

  it('comes back as a draft from an older version', async () => {
    const name = { kind: 'blog', key: 'back' };
    await publish(name, await draft(name, makeArticle({ title: 'First' })));
    await publish(name, await draft(name, makeArticle({ title: 'Second' })));
    const { versions, revision } = (await read(name)) as unknown as {
      versions: { id: number }[];
      revision: number;
    };
    const version = versions[1]!.id;
    expect((await call(writer, 'GET', `content/versions/${version}`)).body).toMatchObject({
      number: 1,
      form: { title: 'First' },
    });
    const back = await call(writer, 'POST', 'content/bring-back', { ...name, revision, version });
    expect(back.body).toMatchObject({ hasDraft: true, form: { title: 'First' } });
    expect((await shown(name))?.data).toMatchObject({ title: 'Second' });
    const other = { kind: 'blog', key: 'sesame' };
    const foreign = await call(writer, 'POST', 'content/bring-back', {
      ...other,
      revision: (await read(other))['revision'],
      version,
    });
    expect(foreign.status).toBe(404);
  });

  it('names the colleague and both texts when a save is stale', async () => {
    const name = { kind: 'blog', key: 'two-editors' };
    const revision = await draft(name, makeArticle({ title: 'Mine' }));
    await save(name, revision, makeArticle({ title: 'Hers' }), owner);
    expect((await read(name))['other']).toMatchObject({ secondsAgo: expect.any(Number) as number });
    const stale = await save(name, revision, makeArticle({ title: 'Mine again' }));
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', yours: { title: 'Mine again' }, current: { title: 'Hers' } },
    });
    expect((await save(name, revision, makeArticle({ title: 'Hers' }))).status).toBe(200);
    expect((await publish(name, revision)).status).toBe(409);
  });

  it('is published once at its hour, also after a night without the shop', async () => {
    const name = { kind: 'blog', key: 'at-nine' };
    const at = new Date(Date.now() + 26 * hourMs).toISOString().slice(0, 16);
    const revision = await draft(name, makeArticle());
    expect((await publish(name, revision, { at: '2020-01-01T09:00' })).body.code).toBe('wrong_hour');
    expect((await publish(name, revision, { at: 'tomorrow' })).body.code).toBe('wrong_hour');
    expect((await publish(name, revision, { at })).body).toMatchObject({
      publishAt: new Date(Date.parse(`${at}:00+05:30`)).toISOString(),
    });
    expect(await shown(name)).toBeUndefined();
    const none = () => Promise.resolve([]);
    const counts = await Promise.all([publishDue(db, due, none), publishDue(db, due, none)]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await shown(name)).toMatchObject({ number: 1 });
  });

  it('becomes a draft with the reason when the gate refuses it at its hour', async () => {
    const name = { kind: 'blog', key: 'held-back' };
    const at = new Date(Date.now() + 26 * hourMs).toISOString().slice(0, 16);
    await publish(name, await draft(name, makeArticle()), { at });
    const gap = {
      level: 'gap',
      about: 'link',
      field: 'text',
      label: 'Text',
      words: '/x',
      message: 'Dead.',
    } as const;
    expect(await publishDue(db, due, () => Promise.resolve([gap]))).toBe(0);
    expect(await shown(name)).toBeUndefined();
    expect(await read(name)).toMatchObject({
      hasDraft: true,
      publishAt: null,
      problem: expect.stringContaining('Dead.') as string,
    });
  });

  it('is taken back, and its words stay as a draft', async () => {
    const name = { kind: 'about', key: 'about' };
    const form = { story: 'We sell soap.', mission: '', values: [], team: [], picture: '' };
    await publish(name, await draft(name, form));
    const { revision } = await read(name);
    expect((await call(writer, 'POST', 'content/withdraw', { ...name, revision })).body).toMatchObject({
      shown: 'nothing',
      hasDraft: true,
      form,
    });
    expect(await shown(name)).toBeUndefined();
  });

  it('leads from each former address to its own, without chains', async () => {
    const name = { kind: 'blog', key: 'first-name' };
    await publish(name, await draft(name, makeArticle()));
    const move = async (key: string, to: string) =>
      call(writer, 'POST', 'content/move', {
        kind: 'blog',
        key,
        to,
        revision: (await read({ kind: 'blog', key }))['revision'],
      });
    expect((await move('first-name', 'second-name')).body).toMatchObject({ path: '/blog/second-name' });
    await move('second-name', 'third-name');
    const { moves } = await readPublished(db);
    expect(moves.get('/blog/first-name')).toBe('/blog/third-name');
    expect(moves.get('/blog/second-name')).toBe('/blog/third-name');
    expect((await move('third-name', 'sesame')).body.code).toBe('address_taken');
    expect((await move('third-name', '../../x')).status).toBe(400);
    await move('third-name', 'first-name');
    expect((await readPublished(db)).moves.has('/blog/first-name')).toBe(false);
    expect((await readPublished(db)).moves.get('/blog/third-name')).toBe('/blog/first-name');
  });
});

describe('hostile words', () => {
  it.each([
    [{ title: 'x'.repeat(121) }, 400],
    [{ text: 'x'.repeat(25_001) }, 400],
    [{ image: '../../etc/passwd' }, 400],
    [{ image: 'javascript:alert(1)' }, 400],
    [{ date: '2026-02-31' }, 400],
    [{ title: 'two\nlines' }, 400],
    [{ sources: Array.from({ length: 31 }, () => ({ source: 'x' })) }, 400],
    [{ unknown: 'field' }, 400],
    [{ text: [{ at: 0, kind: 'html', spans: [] }] }, 400],
    [{ title: 7 }, 400],
    [{ text: '<script>alert(1)</script>[x](javascript:alert(1))' }, 200],
  ])('are refused or stay text: %j', async (fields, status) => {
    const name = { kind: 'blog', key: 'hostile' };
    const { revision } = await read(name);
    expect((await save(name, revision as number, makeArticle(fields as never))).status).toBe(status);
  });

  it.each([
    ['blog', '../x'],
    ['blog', 'A'],
    ['blog', 'constructor/../x'],
    ['page', 'cart'],
    ['page', 'collection/../cart'],
    ['policy', 'complaint'],
    ['about', '__proto__'],
    ['learn', 'nothing/x'],
  ])('name no text: %s %s', async (kind, key) => {
    expect((await save({ kind, key }, 0, {})).status).toBeGreaterThanOrEqual(400);
    expect(
      (await call(writer, 'GET', `content/entry?kind=${kind}&key=${encodeURIComponent(key)}`)).status,
    ).toBe(404);
  });
});
