import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleCatalogue } from '#database/sample-data/catalogue.ts';
import { findHerb, knownHerbs } from './drawing/herbs/find-herb.ts';
import { studioArchive } from './studio-archive.ts';

const folder = new URL('pictures/', import.meta.url);
const masters = readdirSync(folder).filter((file) => file.endsWith('.webp'));
const bytes = (file: string): number => statSync(new URL(file, folder)).size;

test('every product and combo has its packshot, herb picture and label close-up', () => {
  const wanted = sampleCatalogue().products.flatMap(({ slug }) => [1, 2, 3].map((n) => `${slug}-${n}.webp`));
  expect(wanted.filter((file) => !masters.includes(file))).toEqual([]);
});

test('every picture belongs to a product of the shop', () => {
  const slugs = new Set(sampleCatalogue().products.map(({ slug }) => slug));
  const strange = masters.filter((file) => !slugs.has(file.replace(/-[1-4]\.webp$/, '')));
  expect(strange).toEqual(['avatar-default.webp']);
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
