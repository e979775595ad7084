import { measureWith } from './measure-text.ts';

const face = (file: string): URL => new URL(`../../fonts/${file}`, import.meta.url);

type Voice = {
  family: string;
  weight: number;
  italic: boolean;
  measure: (text: string, size: number) => number;
};

export const voices = {
  title: {
    family: 'Fraunces',
    weight: 600,
    italic: false,
    measure: measureWith(face('fraunces-latin-600-normal.ttf')),
  },
  plain: {
    family: 'Fraunces',
    weight: 400,
    italic: false,
    measure: measureWith(face('fraunces-latin-400-normal.ttf')),
  },
  aside: {
    family: 'Fraunces',
    weight: 400,
    italic: true,
    measure: measureWith(face('fraunces-latin-400-italic.ttf')),
  },
  devanagari: {
    family: 'Tiro Devanagari Hindi',
    weight: 400,
    italic: false,
    measure: measureWith(face('tiro-devanagari-hindi-devanagari-400-normal.ttf')),
  },
} satisfies Record<string, Voice>;

export type VoiceName = keyof typeof voices;

export function line(
  text: string,
  {
    x,
    y,
    size,
    voice,
    fill,
    spacing = 0,
  }: { x: number; y: number; size: number; voice: VoiceName; fill: string; spacing?: number },
): string {
  const { family, weight, italic } = voices[voice];
  const style = italic ? ' font-style="italic"' : '';
  return `<text x="${x}" y="${y.toFixed(1)}" font-family="${family}" font-size="${size.toFixed(1)}" font-weight="${weight}"${style} letter-spacing="${spacing}" fill="${fill}" text-anchor="middle">${escaped(text)}</text>`;
}

/** Returns the largest size up to `most` at which a line fits a width. */
export function sizeToFit(
  text: string,
  { width, most, voice, spacing = 0 }: { width: number; most: number; voice: VoiceName; spacing?: number },
): number {
  const free = width - spacing * text.length;
  return Math.min(most, free / (voices[voice].measure(text, 1) || 1));
}

/** Breaks words into lines so that the text is as large as a box allows. */
export function fitLines(
  text: string,
  {
    width,
    height,
    most,
    voice,
    maxLines = 4,
  }: { width: number; height: number; most: number; voice: VoiceName; maxLines?: number },
): { lines: string[]; size: number } {
  const words = text.split(/\s+/);
  const sizeOf = (lines: string[]): number =>
    Math.min(
      height / (lines.length * LINE_HEIGHT),
      ...lines.map((row) => sizeToFit(row, { width, most, voice })),
    );
  const options = Array.from({ length: Math.min(maxLines, words.length) }, (_, i) =>
    balance(words, i + 1, voice),
  );
  const best = options.reduce((one, other) => (sizeOf(other) > sizeOf(one) * 1.08 ? other : one));
  return { lines: best, size: sizeOf(best) };
}

export const LINE_HEIGHT = 1.14;

/** Chooses the line breaks with the narrowest widest line. */
function balance(words: string[], lines: number, voice: VoiceName): string[] {
  if (lines === 1) return [words.join(' ')];
  const widest = (rows: string[]): number => Math.max(...rows.map((row) => voices[voice].measure(row, 1)));
  const breaks = Array.from({ length: words.length - lines + 1 }, (_, i) => i + 1);
  return breaks
    .map((taken) => [words.slice(0, taken).join(' ')].concat(balance(words.slice(taken), lines - 1, voice)))
    .reduce((one, other) => (widest(other) < widest(one) ? other : one));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
