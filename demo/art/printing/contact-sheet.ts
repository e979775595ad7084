import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = new URL('../../../.cache/sheets/', import.meta.url);
const SIDE = 260;
const COLUMNS = 9;
const ROWS = 6;

/** Lays out pictures of one kind, fifty-four per sheet. Returns the sheets' files. */
export async function layOut(kind: string, pictures: URL[]): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const there = pictures.filter((picture) => existsSync(picture));
  const sheets: string[] = [];
  for (let first = 0; first < there.length; first += COLUMNS * ROWS) {
    const shown = there.slice(first, first + COLUMNS * ROWS);
    const file = fileURLToPath(new URL(`${kind}-${sheets.length + 1}.webp`, folder));
    writeFileSync(file, await sheetOf(shown));
    sheets.push(file);
  }
  return sheets;
}

async function sheetOf(pictures: URL[]): Promise<Buffer> {
  const laid = await Promise.all(
    pictures.map(async (picture, i) => ({
      input: await sharp(fileURLToPath(picture)).resize(SIDE, SIDE).toBuffer(),
      left: (i % COLUMNS) * SIDE,
      top: Math.floor(i / COLUMNS) * SIDE,
    })),
  );
  const height = Math.ceil(pictures.length / COLUMNS) * SIDE;
  return sharp({ create: { width: COLUMNS * SIDE, height, channels: 3, background: '#ffffff' } })
    .composite(laid)
    .webp({ quality: 82 })
    .toBuffer();
}
