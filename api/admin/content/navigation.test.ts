import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import type { Board } from '#shop/board/admin/contract.ts';
import { openTexts } from './testing.ts';

const { db, call, owner, read, save, publish, draft } = await openTexts();
const header = { kind: 'navigation', key: 'navigation' };
const footer = { kind: 'footer', key: 'footer' };
const row = (text: string, to: string, isShown = true) => ({ text, to, isShown });

type Form = { links: { to: string; isShown: boolean }[]; shopping: { to: string; isShown: boolean }[] };

it('the editor of a new shop begins with links whose pages wait to be written', async () => {
  const { links } = (await read(header))['form'] as Form;
  expect(links.map(({ to, isShown }) => [to, isShown])).toEqual([
    ['/learn-ayurveda', false],
    ['/hair', false],
    ['/about', false],
    ['/blog', false],
  ]);
  const { shopping } = (await read(footer))['form'] as Form;
  expect(shopping.filter(({ isShown }) => isShown).map(({ to }) => to)).toEqual([
    '/cart',
    '/orders',
    '/track',
  ]);
});

it('what the editor begins with can be published as it is', async () => {
  for (const name of [header, footer]) {
    const { form } = await read(name);
    expect((await publish(name, await draft(name, form as object))).status).toBe(200);
  }
});

it.each([
  'https://example.com',
  '//example.com',
  'javascript:alert(1)',
  '/a b',
  'about',
  `/${'a'.repeat(201)}`,
])('refuses %s as the address of a link', async (to) => {
  const { revision } = await read(header);
  const { status, body } = await save(header, revision as number, { links: [row('Away', to)] });
  expect(status).toBe(400);
  expect(Object.keys(body['fields'] as object)).toEqual(['links.0.to']);
});

it('the gate refuses a dead link, a missing one and a promise of money', async () => {
  const links = [
    row('Gone', '/collection/gone'),
    row('Sold', '/product/gone'),
    row('Nowhere', ''),
    row('20% off', '/all-products'),
    row('Waiting', '/about', false),
  ];
  const { status, body } = await publish(header, await draft(header, { links }));
  expect(status).toBe(422);
  const findings = body['findings'] as { about: string; field: string }[];
  expect(findings.map(({ about, field }) => `${about} ${field}`).toSorted()).toEqual([
    'link links.0.to',
    'link links.1.to',
    'missing links.2.to',
    'money links.3.text',
  ]);
});

it('Today counts a linked product that was archived', async () => {
  const { slug } = await makeProduct(db, { slug: 'rose-soap' });
  const links = [row('Our soap', `/product/${slug}`)];
  expect((await publish(header, await draft(header, { links }))).status).toBe(200);
  await db.update(products).set({ archivedAt: new Date(), published: false }).where(eq(products.slug, slug));
  const { rows } = (await call(owner, 'GET', 'board')).body as unknown as Board;
  expect(rows.filter(({ kind }) => kind === 'productsLeftOut')).toMatchObject([{ count: 1 }]);
});
