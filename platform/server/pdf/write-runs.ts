import type { Bidi } from 'bidi-js';
import type * as HarfBuzz from 'harfbuzzjs';
import { withoutPictures } from '../../text/pictures.ts';
import type { Pdf } from './open-pdf.ts';
import { type FontFile, fontOf, mukta, type Weight } from './script-fonts.ts';
import { rightToLeft, shapeByHarfBuzz, type ShapedFont } from './shaped-font.ts';
import { type Run, textRuns } from './text-runs.ts';

type FragmentOptions = { align?: string; width?: number; lineWidth?: number; textWidth?: number };

/** The parts of PDFKit's document that measure and write one line. */
type Inner = {
  _font: ShapedFont;
  _fontSize: number;
  widthOfString(text: string): number;
  _fragment(text: string, x: number, y: number, options: FragmentOptions & { features?: string[] }): void;
};

/** Letters that a reader of the PDF finds by themselves. All others get `/ActualText`. */
const plainText = /^[\p{Script=Latin}\p{Script=Common}]*$/u;

type Libraries = { harfBuzz: typeof HarfBuzz; bidi: Bidi };

/**
 * Lets a PDF write every script of India, in `plain` and `strong`: PDFKit measures, wraps and aligns, and each line becomes runs of
 * one font and one direction. Text in these scripts can be searched and copied.
 */
export function writeEveryScript(pdf: Pdf, { harfBuzz, bidi }: Libraries): void {
  const inner = pdf as unknown as Inner;
  const writeRun = inner._fragment.bind(pdf);
  const opened = new Map<string, ShapedFont>();
  const weights = new Map<ShapedFont, Weight>();
  const open = (source: FontFile) => {
    const found = opened.get(source.name);
    if (found) return found;
    const before = inner._font;
    pdf.registerFont(source.name, source.file).font(source.name);
    const font = inner._font;
    shapeByHarfBuzz(font, source, harfBuzz);
    opened.set(source.name, font);
    inner._font = before;
    return font;
  };
  for (const weight of ['plain', 'strong'] as const) weights.set(open(mukta(weight)), weight);

  const has = (font: ShapedFont, letter: string) => font.font.hasGlyphForCodePoint(letter.codePointAt(0)!);
  const runsOf = (text: string): Run<ShapedFont>[] => {
    const main = inner._font;
    const of = (letter: string) => {
      const source = fontOf(letter, weights.get(main) ?? 'plain');
      const font = source && open(source);
      return font && has(font, letter) ? font : null;
    };
    return textRuns(withoutPictures(text), { main, has, of }, bidi);
  };
  const layoutOf = ({ text, font, isLeftward }: Run<ShapedFont>) =>
    font.layout(text, isLeftward ? rightToLeft : undefined);
  const widthOf = (runs: Run<ShapedFont>[]) =>
    runs.reduce((sum, run) => sum + (layoutOf(run).advanceWidth * inner._fontSize) / 1000, 0);

  inner.widthOfString = (text) => widthOf(runsOf(text));
  inner._fragment = (text, x, y, options) => {
    const line = text.replaceAll('\n', '').trimEnd();
    if (line === '') return;
    const main = inner._font;
    const runs = runsOf(line);
    let at = x + indentOf(options, widthOf(runs));
    const isPlain = plainText.test(line);
    if (!isPlain) pdf.markContent('Span', { actual: line.normalize('NFC') });
    for (const run of runs) {
      inner._font = run.font;
      const top = y + ((main.ascender - run.font.ascender) / 1000) * inner._fontSize;
      writeRun(run.text, at, top, run.isLeftward ? { features: rightToLeft } : {});
      at += widthOf([run]);
    }
    inner._font = main;
    if (!isPlain) pdf.endMarkedContent();
  };
}

function indentOf({ align, width, lineWidth = width ?? 0 }: FragmentOptions, textWidth: number): number {
  if (!width) return 0;
  if (align === 'right') return lineWidth - textWidth;
  return align === 'center' ? (lineWidth - textWidth) / 2 : 0;
}
