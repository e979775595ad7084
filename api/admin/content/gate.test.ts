import { describe, expect, it } from 'vitest';
import { makeArticle } from '#shop/content/server/testing.ts';
import { endPromotion, makePromotion } from '#shop/promotions/server/testing.ts';
import { openTexts } from './testing.ts';

const { db, call, writer, read, publish, draft } = await openTexts();

type Name = { kind: string; key: string };

describe('the gate of texts', () => {
  const findings = async (name: Name, form: object) => {
    await draft(name, form);
    const { body } = await call(writer, 'POST', 'content/check', name);
    return (body['findings'] as { about: string; level: string }[]).map(
      ({ about, level }) => `${level} ${about}`,
    );
  };
  const article = { kind: 'blog', key: 'gate' };

  it.each([
    [{}, []],
    [{ author: '', date: '', sources: [] }, ['gap missing', 'gap missing', 'gap missing']],
    [{ text: 'See [oils](/category/gone) and [this](/product/gone).' }, ['gap link', 'gap link']],
    [{ text: 'See [the policy](/policies/returns?x=1#top) and [home](/).' }, []],
    [{ text: 'Lorem ipsum dolor' }, ['gap placeholder']],
    [{ title: 'TODO' }, ['gap placeholder']],
    [{ text: 'This oil cures arthritis in ten days.' }, ['gap claim']],
    [{ date: '2099-01-01' }, ['warning wrong']],
    [{ author: 'Kamla Rawat' }, []],
  ])('says what is wrong with %j', async (fields, wanted) => {
    expect(await findings(article, makeArticle(fields as never))).toEqual(wanted);
  });

  it('marks the words of a claim in their sentence', async () => {
    const text = 'Warm it a little. This oil cures arthritis in ten days.';
    await draft(article, makeArticle({ text }));
    const { body } = await call(writer, 'POST', 'content/check', article);
    const [{ excerpt }] = body['findings'] as [{ excerpt: { before: string; words: string; after: string } }];
    expect(excerpt).toEqual({
      before: 'Warm it a little. This oil ',
      words: 'cures arthritis',
      after: ' in ten days.',
    });
  });

  it('refuses gaps, and warnings without a reason', async () => {
    const gap = await publish(article, await draft(article, makeArticle({ author: '' })), {
      reason: 'Please',
    });
    expect(gap).toMatchObject({ status: 422, body: { code: 'gaps' } });
    const revision = await draft(article, makeArticle({ date: '2099-01-01' }));
    expect((await publish(article, revision)).body.code).toBe('reason_needed');
    expect((await publish(article, revision, { reason: 'It is the date of the fair' })).status).toBe(200);
  });

  it.each(['Flat 20% Off on oils', 'Free delivery above ₹500', 'EMI from ₹99', 'Cashback inside'])(
    'refuses the promise “%s” in a banner',
    async (text) => {
      expect(await findings({ kind: 'banner', key: 'banner' }, { lines: [{ text }] })).toContain('gap money');
    },
  );

  it('lets a promise stand that points at an offer which gives it', async () => {
    const id = await makePromotion(db, { name: 'Oils: 20% off', percent: 20, startedAt: null });
    const banner = { kind: 'banner', key: 'banner' };
    const found = (text: string, offer: string) => findings(banner, { lines: [{ text, offer }] });
    expect(await found('Flat 20% Off on oils', String(id))).not.toContain('gap money');
    expect(await found('Flat 20% off today', String(id))).toEqual([]);
    expect(await found('Flat 30% Off on oils', String(id))).toContain('gap money');
    await endPromotion(db, id);
    expect(await found('Flat 20% Off on oils', String(id))).toContain('gap money');
  });

  it('lets plain words stand in a banner', async () => {
    const texts = [
      '100% Herbal',
      'Cruelty Free',
      'Free delivery in India',
      'मुफ्त डिलीवरी',
      'No COD charges',
      'Rose water, ₹199',
    ];
    const lines = texts.map((text) => ({ text }));
    expect(await findings({ kind: 'banner', key: 'banner' }, { lines })).toEqual([]);
  });

  it('knows the facts of a policy, and asks about consents', async () => {
    const name = { kind: 'policy', key: 'privacy' };
    expect(await findings(name, { text: 'Write to {email} or {nobody}.' })).toEqual([
      'gap fact',
      'warning consent',
    ]);
    const { form } = await read({ kind: 'policy', key: 'terms' });
    expect(await findings({ kind: 'policy', key: 'terms' }, form as object)).toEqual(['warning consent']);
  });

  it('finds no fault in the template of questions and answers', async () => {
    const name = { kind: 'faq', key: 'faq' };
    const { form } = await read(name);
    expect(await findings(name, form as object)).toEqual([]);
  });
});
