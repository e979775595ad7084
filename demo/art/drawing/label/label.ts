import { darken } from '../pen/colour.ts';
import type { Pack } from '../pack.ts';
import { at, path, rect } from '../pen/shapes.ts';
import { fitLines, line, LINE_HEIGHT, sizeToFit } from './text.ts';

const INK = '#26331f';
const BRASS = '#a9803c';

export type LabelBox = { x: number; y: number; width: number; height: number };

type Row = { height: number; draw: (top: number) => string };

type Choice = { crest: boolean; aside: boolean };

/** From full to sparse: a small box drops the crest or the aside before it shrinks the name. */
const choices: Choice[] = [
  { crest: true, aside: true },
  { crest: true, aside: false },
  { crest: false, aside: false },
];
const LEGIBLE = 29;

export function labelTexts(pack: Pack, box: LabelBox, { ink = INK, accent = '#8a5a1c' } = {}): string {
  const layouts = choices
    .filter(({ aside }) => pack.aside || !aside)
    .map((choice) => layOut(pack, box, choice));
  const chosen =
    layouts.find(({ title }) => title.size >= LEGIBLE) ??
    layouts.reduce((one, other) => (other.title.size > one.title.size * 1.1 ? other : one));
  const { title, devanagari, small, choice } = chosen;
  const middle = box.x + box.width / 2;
  const words = { x: middle, fill: ink };
  const aside = {
    text: pack.aside,
    size: sizeToFit(pack.aside, { width: box.width, most: small, voice: 'aside' }),
  };
  const quantity = sizeToFit(pack.quantity, { width: box.width, most: small, voice: 'plain', spacing: 1.5 });
  const rows: Row[] = [
    ...(choice.crest ? [{ height: CREST, draw: (top: number) => crest(middle, top + 31, ink) }] : []),
    titleRow(title, words),
    wordRow(pack.nameHindi, {
      ...words,
      size: devanagari,
      voice: 'devanagari',
      fill: accent,
      leading: DEVANAGARI_LEADING,
    }),
    { height: 8, draw: (top) => rect([middle - 18, top + 3], [36, 1.4], { fill: BRASS }) },
    ...(choice.aside
      ? [wordRow(aside.text, { ...words, size: aside.size, voice: 'aside', leading: 1.3 })]
      : []),
    wordRow(pack.quantity, {
      ...words,
      size: quantity,
      voice: 'plain',
      fill: darken(ink, 0.1),
      leading: 1.3,
      spacing: 1.5,
    }),
  ];
  return stack(rows, box);
}

const CREST = 34;
const DEVANAGARI_LEADING = 1.5;

function layOut(pack: Pack, box: LabelBox, choice: Choice) {
  const small = Math.max(13, Math.min(18, box.width / 13, box.height / 11));
  const most = Math.max(20, Math.min(30, box.height / 7.5));
  const devanagari = sizeToFit(pack.nameHindi, { width: box.width * 0.96, most, voice: 'devanagari' });
  const taken =
    (choice.crest ? CREST + 4 : 0) +
    devanagari * DEVANAGARI_LEADING +
    8 +
    small * 1.3 * (choice.aside ? 2 : 1) +
    6;
  const title = fitLines(pack.title, {
    width: box.width,
    height: box.height - taken,
    most: 44,
    voice: 'title',
  });
  return { title, devanagari, small, choice };
}

type Words = {
  x: number;
  size: number;
  voice: 'title' | 'plain' | 'aside' | 'devanagari';
  fill: string;
  leading: number;
  spacing?: number;
};

function wordRow(text: string, { leading, ...words }: Words): Row {
  const height = words.size * leading;
  return { height, draw: (top) => line(text, { ...words, y: top + height / 2 + words.size * 0.33 }) };
}

function titleRow(
  { lines, size }: { lines: string[]; size: number },
  { x, fill }: { x: number; fill: string },
): Row {
  const leading = size * LINE_HEIGHT;
  const draw = (top: number): string =>
    lines
      .map((text, i) =>
        line(text, { x, y: top + leading * (i + 0.5) + size * 0.33, size, voice: 'title', fill }),
      )
      .join('');
  return { height: leading * lines.length, draw };
}

function stack(rows: Row[], box: LabelBox): string {
  const free = box.height - rows.reduce((sum, row) => sum + row.height, 0);
  const gap = Math.max(0, Math.min(free / rows.length, 20));
  let top = box.y + (free - gap * (rows.length - 1)) / 2;
  return rows
    .map((row) => {
      const drawn = row.draw(top);
      top += row.height + gap;
      return drawn;
    })
    .join('');
}

/** Five leaves of a lotus, the shop's mark. */
export function crest(x: number, y: number, colour: string, scale = 0.95): string {
  const leaf = path('M0,0 C9,-7 22,-7 30,0 C22,7 9,7 0,0 Z M3,0 L26,0', {
    fill: 'none',
    stroke: colour,
    'stroke-width': 1.6,
  });
  return [-66, -33, 0, 33, 66].map((angle) => at(x, y, leaf, { turn: angle - 90, scale })).join('');
}
