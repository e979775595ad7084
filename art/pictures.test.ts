import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleCatalogue } from '#database/sample-data/catalogue.ts';
import { findHerb, knownHerbs } from './drawing/herbs/find-herb.ts';

const folder = new URL('pictures/', import.meta.url);
const masters = readdirSync(folder).filter((file) => file.endsWith('.webp'));
const bytes = (file: string): number => statSync(new URL(file, folder)).size;

test('every product of the demo shop has its packshot and its herb plate', () => {
  const wanted = sampleCatalogue().products.flatMap(({ slug }) => [`${slug}-1.webp`, `${slug}-2.webp`]);
  expect(wanted.filter((file) => !masters.includes(file))).toEqual([]);
});

test('somebody without a picture of their own has the default one', () => {
  expect(masters).toContain('avatar-default.webp');
});

test('no picture is heavier than 60 KB, and all together stay under 12 MB', () => {
  expect(masters.filter((file) => bytes(file) > 60 * 1024)).toEqual([]);
  expect(masters.reduce((sum, file) => sum + bytes(file), 0)).toBeLessThan(12 * 1024 * 1024);
});

test('the lead herb of every product is one that is drawn', () => {
  const herbs = new Set(sampleCatalogue().products.map(({ herb }) => herb));
  expect([...herbs].filter((herb) => !knownHerbs.includes(herb))).toEqual([]);
  expect(findHerb('neem').name).toBe('Neem');
});
