import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BitArray, Code128Reader } from '@zxing/library';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openPdf } from '#platform/server/pdf/open-pdf.ts';
import { placeOfLabel } from '../../documents.ts';
import { loadBarcodes } from './draw-barcode.ts';
import { drawLabelInto } from './draw-label.ts';
import { drawOnSheet } from './draw-on-sheet.ts';

const barcodes = await loadBarcodes();
const sender = { shopName: 'Aranya', name: 'Aranya Herbals', address: '14, Peenya, Bengaluru 560058' };
const recipient = {
  name: 'Meera Iyer',
  phone: '9876543210',
  addressLine: '12 Temple Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
  pincode: '560003',
} as const;
const waybillOf = (at: number) => `849000000000${at}7`;

async function sheetOf(labels: 2 | 4, { start, count }: { start: number; count: number }): Promise<Buffer> {
  const { pdf, end } = await openPdf({ title: 'Labels', author: 'Aranya' });
  for (let position = 0; position < count; position += 1) {
    const place = placeOfLabel({ labels, start }, position);
    const parcel = { waybill: waybillOf(position), orderNumber: `AR-${position}`, recipient } as never;
    const whole = {
      ...(parcel as object),
      collectPaise: 51_700,
      packs: 1,
      weightGrams: 300,
      goods: [],
      phone: null,
    };
    drawOnSheet(pdf, { ...place, labels, isFirst: position === 0 }, () =>
      drawLabelInto(pdf, whole as never, { sender, barcodes }),
    );
  }
  return end();
}

const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)!.length;

it.each([
  [4, 1, 9, 3],
  [4, 3, 9, 3],
  [4, 4, 1, 1],
  [2, 2, 3, 2],
] as const)(
  '%i labels a sheet from place %i take %i parcels on %i sheets',
  async (labels, start, count, pages) => {
    expect(pagesOf(await sheetOf(labels, { start, count }))).toBe(pages);
  },
);

it('the place of a label follows the first free one', () => {
  const places = [0, 1, 2, 5].map((position) => placeOfLabel({ labels: 4, start: 3 }, position));
  expect(places).toEqual([
    { sheet: 1, place: 3 },
    { sheet: 1, place: 4 },
    { sheet: 2, place: 1 },
    { sheet: 2, place: 4 },
  ]);
});

const poppler = ['/usr/bin/pdftoppm', '/usr/local/bin/pdftoppm', '/opt/homebrew/bin/pdftoppm'].find(
  existsSync,
);

/** Reads every line of the picture as a scanner does. */
async function codesIn(picture: string): Promise<Set<string>> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const found = new Set<string>();
  for (let y = 0; y < info.height; y += 10)
    for (const [from, to] of [
      [0, info.width >> 1],
      [info.width >> 1, info.width],
    ] as const) {
      const row = new BitArray(to - from);
      for (let x = from; x < to; x += 1) if (data[y * info.width + x]! < 128) row.set(x - from);
      try {
        found.add(new Code128Reader().decodeRow(y, row, new Map()).getText());
      } catch {
        // Most lines hold no bars.
      }
    }
  return found;
}

it.skipIf(!poppler).each([2, 4] as const)(
  'every bar code of %i a sheet reads at 300 dpi after a fit to the page',
  async (labels) => {
    const folder = mkdtempSync(join(tmpdir(), 'labels-'));
    writeFileSync(join(folder, 'l.pdf'), await sheetOf(labels, { start: 1, count: labels }));
    execFileSync(poppler!, ['-r', '291', '-png', join(folder, 'l.pdf'), join(folder, 'l')]);
    const picture = readdirSync(folder).find((name) => name.endsWith('.png')) ?? '';
    const codes = await codesIn(join(folder, picture));
    expect([...codes].toSorted()).toEqual(Array.from({ length: labels }, (_, at) => waybillOf(at)));
  },
);
