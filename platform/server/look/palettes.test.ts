// §9 three palettes keep the contrast of AA, emails and share pictures follow them, and a logo is in header, emails and documents
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ivory, palettes, type Token, tokens } from './palettes.ts';

const theme = readFileSync(new URL('../../ui/theme.css', import.meta.url), 'utf8');
const [lightSheet = '', darkSheet = ''] = theme.split('@media (prefers-color-scheme: dark)');

type Colour = Token | 'ivory';
const pages = ['ghee', 'paper', 'sand'] as const;

/** Each text on each ground that the shop shows, by WCAG 2.2: 4.5 for text, 3 for borders of controls and the ring of the focus. */
const pairsOf = (scheme: 'light' | 'dark'): (readonly [Colour, Colour, number])[] => [
  ...(['ink', 'moss', 'leaf', 'clay'] as const).flatMap((text) =>
    pages.map((page) => [text, page, 4.5] as const),
  ),
  ['ivory', 'forest', 4.5],
  ['ivory', 'forest-deep', 4.5],
  ['ghee', 'ink', 4.5],
  [scheme === 'light' ? 'ivory' : 'ghee', 'clay', 4.5],
  // The heart on a picture is ink in the dark scheme.
  ...(scheme === 'light' ? [['forest', 'paper', 4.5] as const] : []),
  ...pages.map((page) => ['edge', page, 3] as const),
  ['paper', 'leaf', 3],
];

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

it('the measure of contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(Object.entries(palettes))('the palette %s', (_, palette) => {
  it.each(['light', 'dark'] as const)('keeps the contrast of AA in the %s scheme', (scheme) => {
    const colourOf = (name: Colour) => (name === 'ivory' ? ivory : palette[scheme][name]);
    const weak = pairsOf(scheme)
      .map(([text, ground, least]) => ({
        text,
        ground,
        least,
        has: contrast(colourOf(text), colourOf(ground)),
      }))
      .filter(({ has, least }) => has < least);
    expect(weak).toEqual([]);
  });

  it('has a full colour for each token', () => {
    for (const scheme of [palette.light, palette.dark])
      for (const token of tokens) expect(scheme[token]).toMatch(/^#[0-9a-f]{6}$/);
  });
});

it('the first palette is that of the theme, which pages have without more bytes', () => {
  for (const token of tokens) {
    expect(lightSheet).toContain(`--color-${token}: ${palettes.forest.light[token]};`);
    expect(darkSheet).toContain(`--color-${token}: ${palettes.forest.dark[token]};`);
  }
});

it('no colour of the theme is unknown to the palettes', () => {
  const inTheme = [...lightSheet.matchAll(/--color-([a-z-]+): #[0-9a-f]{6};/g)].map(([, token]) => token);
  expect(new Set(inTheme.filter((token) => token !== 'ivory'))).toEqual(new Set(tokens));
});
