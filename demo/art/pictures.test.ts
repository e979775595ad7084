import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleCatalogue } from '../sample-data/catalogue.ts';
import { findHerb, knownHerbs } from './drawing/herbs/find-herb.ts';
import { packOf } from './drawing/pack-of.ts';
import { lookOf } from './drawing/scene/draw-room.ts';
import { roomNames, roomOf } from './drawing/scene/room.ts';
import { vesselPlateOf } from './printing/plates-of.ts';
import { studioArchive } from './studio-archive.ts';

const folder = new URL('pictures/', import.meta.url);
const masters = readdirSync(folder).filter((file) => file.endsWith('.webp'));
const bytes = (file: string): number => statSync(new URL(file, folder)).size;

test('every product and combo has a packshot, an herb, a label and a texture or use', () => {
  const wanted = sampleCatalogue().products.flatMap(({ slug }) =>
    [1, 2, 3, 4].map((n) => `${slug}-${n}.webp`),
  );
  expect(wanted.filter((file) => !masters.includes(file))).toEqual([]);
});

test('every picture belongs to a product or a root category of the shop', () => {
  const { products, categories } = sampleCatalogue();
  const slugs = new Set(products.map(({ slug }) => slug));
  const scenes = categories
    .filter(({ parent }) => parent === null)
    .map(({ slug }) => `category-${slug}.webp`);
  const others = masters.filter((file) => !slugs.has(file.replace(/-[1-4]\.webp$/, '')));
  expect(others.toSorted()).toEqual(['avatar-default.webp', ...scenes].toSorted());
});

test('each root category has a wall, a niche and a shade that no other has', () => {
  for (const part of ['wall', 'niche', 'shade', 'shelf'] as const)
    expect(new Set(roomNames.map((room) => lookOf(room)[part])).size).toBe(roomNames.length);
});

test('no composition is on more than 12 products', () => {
  const { products, categories } = sampleCatalogue();
  const counts = Map.groupBy(products, (product) => {
    const vessel = vesselPlateOf(packOf(product, products));
    return `${vessel} in ${roomOf(product.category, categories)}`;
  });
  expect([...counts].filter(([, alike]) => alike.length > 12)).toEqual([]);
});

test('a user without a picture has the default one', () => {
  expect(masters).toContain('avatar-default.webp');
});

test('no picture exceeds 60 KB, and all with the studio stay under 30 MB', () => {
  expect(masters.filter((file) => bytes(file) > 60 * 1024)).toEqual([]);
  const all = [...masters.map(bytes), statSync(studioArchive).size].reduce((sum, size) => sum + size, 0);
  expect(all).toBeLessThan(30 * 1024 * 1024);
});

test('the main herb of every product has a drawing', () => {
  const herbs = new Set(sampleCatalogue().products.map(({ herb }) => herb));
  expect([...herbs].filter((herb) => !knownHerbs.includes(herb))).toEqual([]);
  expect(findHerb('neem').name).toBe('Neem');
});

test('the herb beside a pack is one of its ingredients', () => {
  const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replaceAll('-', ' ');
  const strange = sampleCatalogue().products.filter(({ herb, ingredients, latin }) => {
    const { name, latin: botanical } = findHerb(herb);
    const inside = plain(`${ingredients} ${latin}`);
    return ![herb, name, botanical].some((known) => inside.includes(plain(known)));
  });
  expect(strange.map(({ slug }) => slug)).toEqual([]);
});
