import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Ascent and descent of our fonts, in em. */
const heights = { Mukta: [1.13, 0.532], Fraunces: [0.978, 0.255] };

const faces = read('fallback-fonts.css')
  .split('@font-face')
  .slice(1)
  .map((face) => ({
    family: /font-family: '([^']+)'/.exec(face)![1]!,
    weight: /font-weight: (\d+)/.exec(face)![1]!,
    percents: ['size-adjust', 'ascent-override', 'descent-override'].map((name) =>
      Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)![1]),
    ),
  }));

test.each(faces)('$family $weight is as high as our font', ({ family, percents }) => {
  const [size = 0, ascent = 0, descent = 0] = percents;
  const [ourAscent, ourDescent] = heights[family.split(' ')[0] as keyof typeof heights];
  expect((size * ascent) / 10_000).toBeCloseTo(ourAscent!, 2);
  expect((size * descent) / 10_000).toBeCloseTo(ourDescent!, 2);
});

test('the theme names each fallback font, and each has both weights', () => {
  const named = [...read('../theme.css').matchAll(/'((?:Mukta|Fraunces) on \w+)'/g)].map(([, name]) => name);
  const made = faces.map(({ family, weight }) => `${family} ${weight}`);
  expect(made.toSorted()).toEqual(named.flatMap((name) => [`${name} 400`, `${name} 600`]).toSorted());
  expect(named).toHaveLength(6);
});

test('no width is counted in digits, which differ between fonts', () => {
  const screens = globSync('{app,platform,shop}/**/*.{tsx,css}');
  expect(screens.length).toBeGreaterThan(100);
  const counted = screens.filter((file) => /max-w-prose|[\d.]ch\b/.test(readFileSync(file, 'utf8')));
  expect(counted).toEqual([]);
});
