import { readFileSync } from 'node:fs';
import type * as HarfBuzz from 'harfbuzzjs';
import type { FontFile } from './script-fonts.ts';

type Glyph = { id: number; advanceWidth: number; codePoints: number[] };
type Position = {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
  advanceWidth: number;
};
export type Layout = { glyphs: Glyph[]; positions: Position[]; advanceWidth: number };

/** The font of PDFKit for one file. `features` of a text name its direction. */
export type ShapedFont = {
  ascender: number;
  scale: number;
  font: {
    hasGlyphForCodePoint(codePoint: number): boolean;
    stringsForGlyph(id: number): string[];
    getGlyph(id: number, codePoints: number[]): Glyph;
  };
  layout(text: string, features?: string[]): Layout;
};

export const rightToLeft = ['right to left'];

const files = new Map<string, HarfBuzz.Font>();

/** Lets HarfBuzz place the glyphs of a font, as browsers do. PDFKit's own shaping fails on some marks of Indian scripts. */
export function shapeByHarfBuzz(
  shaped: ShapedFont,
  { file, language }: FontFile,
  harfBuzz: typeof HarfBuzz,
): void {
  const font = files.get(file) ?? openFont(file, harfBuzz);
  const known = new Map<string, Layout>();
  shaped.layout = (text, features) => {
    const isLeftward = features === rightToLeft;
    const key = `${isLeftward ? '<' : '>'}${text}`;
    const found = known.get(key);
    if (found) return found;
    const buffer = new harfBuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(isLeftward ? harfBuzz.Direction.RTL : harfBuzz.Direction.LTR);
    if (language) buffer.setLanguage(language);
    harfBuzz.shape(font, buffer);
    const layout = layoutOf(shaped, text, buffer);
    known.set(key, layout);
    return layout;
  };
}

function openFont(file: string, harfBuzz: typeof HarfBuzz): HarfBuzz.Font {
  const font = new harfBuzz.Font(new harfBuzz.Face(new harfBuzz.Blob(readFileSync(file))));
  files.set(file, font);
  return font;
}

function layoutOf({ font, scale }: ShapedFont, text: string, buffer: HarfBuzz.Buffer): Layout {
  const infos = buffer.getGlyphInfos();
  const places = buffer.getGlyphPositions();
  const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length].toSorted((a, b) => a - b);
  const glyphs = infos.map(({ codepoint: id, cluster }, at) => {
    const letters = text.slice(cluster, starts[starts.indexOf(cluster) + 1]);
    const isFirst = infos.findIndex((info) => info.cluster === cluster) === at;
    return font.getGlyph(id, lettersOf(font, { id, letters, isFirst }));
  });
  const positions = places.map(({ xAdvance, yAdvance, xOffset, yOffset }, at) => ({
    xAdvance: xAdvance * scale,
    yAdvance: yAdvance * scale,
    xOffset: xOffset * scale,
    yOffset: yOffset * scale,
    advanceWidth: glyphs[at]!.advanceWidth * scale,
  }));
  return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
}

type Drawn = { id: number; letters: string; isFirst: boolean };

/** A glyph without a letter of its own, such as a conjunct or a ligature, represents its cluster. */
function lettersOf(font: ShapedFont['font'], { id, letters, isFirst }: Drawn): number[] {
  const own = font.stringsForGlyph(id);
  const said = own.find((letter) => letters.includes(letter)) ?? (isFirst ? letters : (own[0] ?? ''));
  return Array.from(said, (letter) => letter.codePointAt(0)!);
}
