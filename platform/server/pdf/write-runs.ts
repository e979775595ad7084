import type { Bidi } from 'bidi-js';
import type * as HarfBuzz from 'harfbuzzjs';
import { withoutPictures } from '../../text/pictures.ts';
import type { Pdf } from './open-pdf.ts';
import { type FontFile, fontOf, fraunces, mukta, type Weight } from './script-fonts.ts';
import { rightToLeft, shapeByHarfBuzz, type ShapedFont } from './shaped-font.ts';
import { type Run, textRuns } from './text-runs.ts';

type LineOptions = { align?: string; width?: number; lineWidth?: number; features?: string[] };

const parts = { font: '_font', size: '_fontSize', write: '_fragment' } as const;

/** The parts of PDFKit's document that measure and write one line. */
type Inner = {
  [parts.font]: ShapedFont;
  [parts.size]: number;
  [parts.write]: (text: string, x: number, y: number, options: LineOptions) => void;
  widthOfString: (text: string) => number;
};

/** Letters that a reader of the PDF finds by themselves. All others get `/ActualText`. */
const plainText = /^[\p{Script=Latin}\p{Script=Common}]*$/u;

type Libraries = { harfBuzz: typeof HarfBuzz; bidi: Bidi };

/**
 * Lets a PDF write every script of India, in `plain`, `strong` and `heading`: PDFKit measures, wraps and aligns, and each line becomes runs of
 * one font and one direction. Text in these scripts can be searched and copied.
 */
export function writeEveryScript(pdf: Pdf, { harfBuzz, bidi }: Libraries): void {
  const inner = pdf as unknown as Inner;
  const writeRun = inner[parts.write].bind(pdf);
  const opened = new Map<string, ShapedFont>();
  const weights = new Map<ShapedFont, Weight>();
  const open = (source: FontFile) => {
    const found = opened.get(source.name);
    if (found) return found;
    const before = inner[parts.font];
    pdf.registerFont(source.name, source.file).font(source.name);
    const font = inner[parts.font];
    shapeByHarfBuzz(font, source, harfBuzz);
    opened.set(source.name, font);
    inner[parts.font] = before;
    return font;
  };
  for (const weight of ['plain', 'strong'] as const) weights.set(open(mukta(weight)), weight);
  weights.set(open(fraunces), 'strong');

  const has = (font: ShapedFont, letter: string) => font.font.hasGlyphForCodePoint(letter.codePointAt(0)!);
  const runsOf = (text: string): Run<ShapedFont>[] => {
    const main = inner[parts.font];
    const of = (letter: string) => {
      const font = open(fontOf(letter, weights.get(main) ?? 'plain'));
      return has(font, letter) ? font : null;
    };
    return textRuns(withoutPictures(text), { main, has, of }, bidi);
  };
  const layoutOf = ({ text, font, isLeftward }: Run<ShapedFont>) =>
    font.layout(text, isLeftward ? rightToLeft : undefined);
  const widthOf = (runs: Run<ShapedFont>[]) =>
    runs.reduce((sum, run) => sum + (layoutOf(run).advanceWidth * inner[parts.size]) / 1000, 0);

  inner.widthOfString = (text) => widthOf(runsOf(text));
  inner[parts.write] = (text, x, y, options) => {
    const line = text.replaceAll('\n', '').trimEnd();
    if (line === '') return;
    const main = inner[parts.font];
    const runs = runsOf(line);
    let at = x + indentOf(options, widthOf(runs));
    const isPlain = plainText.test(line);
    if (!isPlain) pdf.markContent('Span', { actual: line.normalize('NFC') });
    for (const run of runs) {
      inner[parts.font] = run.font;
      const top = y + ((main.ascender - run.font.ascender) / 1000) * inner[parts.size];
      writeRun(run.text, at, top, run.isLeftward ? { features: rightToLeft } : {});
      at += widthOf([run]);
    }
    inner[parts.font] = main;
    if (!isPlain) pdf.endMarkedContent();
  };
}

function indentOf({ align, width, lineWidth = width ?? 0 }: LineOptions, textWidth: number): number {
  if (!width) return 0;
  if (align === 'right') return lineWidth - textWidth;
  return align === 'center' ? (lineWidth - textWidth) / 2 : 0;
}
