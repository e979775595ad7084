import bwip from 'bwip-js/node';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readScan } from '../../scanned/read-scan.ts';
import { readPixels } from './read-pixels.ts';
import { seenCodes } from './seen-codes.ts';

async function pictureOf(bcid: string, text: string) {
  const drawn = await bwip.toBuffer({ bcid, text, scale: 4, padding: 12, backgroundcolor: 'f4f1ea' });
  const { data, info } = await sharp(drawn)
    .resize(640, 480, { fit: 'contain', background: '#8a7' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

it.each([
  ['ean13', '8901234501016', '08901234501016'],
  ['upca', '012345678905', '00012345678905'],
  ['ean8', '96385074', '00000096385074'],
  ['gs1datamatrix', '(01)08901234501016(17)271130(10)LOT7A', '08901234501016'],
  ['gs1-128', '(01)08901234501016(10)LOT7A(17)271130', '08901234501016'],
  ['gs1qrcode', '(01)08901234501016(17)271130(10)LOT7A', '08901234501016'],
  ['qrcode', 'https://id.gs1.example/01/08901234501016/10/LOT7A?17=271130', '08901234501016'],
  ['gs1-128', '(01)18901234501013', '18901234501013'],
])('a picture of %s is read as its number', async (bcid, text, gtin) => {
  const code = readPixels(await pictureOf(bcid, text));
  expect(readScan(code ?? '').gtins).toContain(gtin);
});

it('a picture without a barcode reads as nothing', () => {
  expect(readPixels({ data: new Uint8ClampedArray(64 * 64 * 4), width: 64, height: 64 })).toBeNull();
});

it('a pack that stays in front of the camera counts once', () => {
  const isNew = seenCodes();
  expect([0, 100, 1_500, 3_100].map((now) => isNew('8901234501016', now))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(isNew('012345678905', 3_200)).toBe(true);
});
