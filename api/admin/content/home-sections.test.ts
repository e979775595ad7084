// §9 the merchant orders, names and hides the sections of the home page, and writes the words of emails
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import type { Board } from '#shop/board/admin/contract.ts';
import { homeSections } from '#shop/content/kinds/home-sections.ts';
import { openTexts } from './testing.ts';

const { db, call, owner, writer, read, save, publish, draft } = await openTexts();
const name = { kind: 'home-sections', key: 'home-sections' };
const hero = { name: 'hero', isShown: true, heading: '' };
const empty = { sections: [hero], trending: [], combos: [], reasons: [] };

type Form = { sections: { name: string; isShown: boolean }[] };

it('the editor of a new shop shows every section that needs no words', async () => {
  const { sections } = (await read(name))['form'] as Form;
  expect(sections.map((section) => section.name)).toEqual(Object.keys(homeSections));
  const shown = sections.filter(({ isShown }) => isShown);
  expect(shown.map((section) => section.name)).toEqual(['hero', 'categories', 'trending', 'concerns']);
});

it('the editor of the carousel says whether the home page hides it', async () => {
  const slides = { kind: 'carousel', key: 'carousel' };
  expect(await read(slides)).toMatchObject({ isHidden: true });
  const offers = { name: 'offers', isShown: true, heading: '' };
  const { status } = await publish(name, await draft(name, { ...empty, sections: [hero, offers] }));
  expect(status).toBe(200);
  expect(await read(slides)).toMatchObject({ isHidden: false });
});

it('a draft without a section gets it back as one that is not shown', async () => {
  await draft(name, empty);
  const { sections } = (await read(name))['form'] as Form;
  expect(sections).toHaveLength(Object.keys(homeSections).length);
  expect(sections.filter(({ isShown }) => isShown)).toEqual([hero]);
});

it('refuses a section that is unknown or comes twice', async () => {
  const { revision } = await read(name);
  for (const sections of [[{ ...hero, name: 'casino' }], [hero, hero], [{ ...hero, isShown: 'yes' }]])
    expect((await save(name, revision as number, { ...empty, sections })).status).toBe(400);
});

it('refuses a promise of money in a heading and a product that is not on sale', async () => {
  const revision = await draft(name, {
    ...empty,
    sections: [{ name: 'trending', isShown: true, heading: 'Flat 20% off on soap' }],
    combos: [{ slug: 'no-such-soap' }],
  });
  const { status, body } = await publish(name, revision);
  expect(status).toBe(422);
  const about = (body['findings'] as { about: string }[]).map((finding) => finding.about);
  expect(about).toEqual(expect.arrayContaining(['money', 'product']));
});

it('Today and the list of texts name a product that was archived after its choice', async () => {
  const { slug } = await makeProduct(db, { slug: 'rose-soap' });
  const board = async () =>
    ((await call(owner, 'GET', 'board')).body as unknown as Board).rows.filter(
      ({ kind }) => kind === 'productsLeftOut',
    );
  expect((await publish(name, await draft(name, { ...empty, trending: [{ slug }] }))).status).toBe(200);
  expect(await board()).toEqual([]);
  await db.update(products).set({ archivedAt: new Date(), published: false }).where(eq(products.slug, slug));
  expect(await board()).toMatchObject([{ count: 1, to: '/admin/content' }]);
  const { kinds } = (await call(writer, 'GET', 'content')).body as unknown as {
    kinds: { kind: string; entries: { leftOut: string[] }[] }[];
  };
  expect(kinds.find(({ kind }) => kind === 'home-sections')?.entries[0]?.leftOut).toEqual([slug]);
});
