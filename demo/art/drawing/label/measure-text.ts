import { readFileSync } from 'node:fs';

type Face = {
  unitsPerEm: number;
  glyphOf: (codePoint: number) => number;
  advanceOf: (glyph: number) => number;
};

/** Reads the widths of a TrueType file, so that a label's layout is known before it is drawn. */
export function measureWith(file: URL): (text: string, size: number) => number {
  let face: Face | undefined;
  return (text, size) => {
    const known = (face ??= readFace(readFileSync(file)));
    const units = Array.from(text).reduce(
      (sum, letter) => sum + known.advanceOf(known.glyphOf(letter.codePointAt(0) ?? 0)),
      0,
    );
    return (units / known.unitsPerEm) * size;
  };
}

function readFace(font: Buffer): Face {
  const table = (tag: string): number => {
    for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16)
      if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
    throw new Error(`The font has no table ${tag}`);
  };
  const advances = table('hmtx');
  const lastAdvance = font.readUInt16BE(table('hhea') + 34) - 1;
  return {
    unitsPerEm: font.readUInt16BE(table('head') + 18),
    glyphOf: readCharacterMap(font, table('cmap')),
    advanceOf: (glyph) => font.readUInt16BE(advances + Math.min(glyph, lastAdvance) * 4),
  };
}

/** Reads a cmap subtable in format 4, which all our fonts have. */
function readCharacterMap(font: Buffer, cmap: number): (codePoint: number) => number {
  const subtable = findFormat4(font, cmap);
  const doubled = font.readUInt16BE(subtable + 6);
  const [ends, starts] = [subtable + 14, subtable + 16 + doubled];
  return (codePoint) => {
    for (let i = 0; i < doubled; i += 2) {
      if (font.readUInt16BE(ends + i) < codePoint) continue;
      const start = font.readUInt16BE(starts + i);
      if (start > codePoint) return 0;
      const delta = font.readInt16BE(starts + doubled + i);
      const rangeAt = starts + doubled * 2 + i;
      const range = font.readUInt16BE(rangeAt);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = font.readUInt16BE(rangeAt + range + (codePoint - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

function findFormat4(font: Buffer, cmap: number): number {
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4);
    if (font.readUInt16BE(subtable) === 4) return subtable;
  }
  throw new Error('The font has no character map in format 4');
}
