// §9 the accountant’s ZIP says how far it is, is made one at a time, and is saved only whole
import { expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { isWholeZip } from './is-whole-zip.ts';

async function zipOf(files: number): Promise<Buffer> {
  const zip = new ZipFile();
  for (let at = 0; at < files; at += 1)
    zip.addBuffer(Buffer.from(`paper ${at}`), `${at}.txt`, { compress: false });
  zip.end();
  const pieces: Buffer[] = [];
  for await (const piece of zip.outputStream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

it.each([1, 3, 300])('a ZIP file of %i entries is whole, and no beginning of it is', async (files) => {
  const zip = await zipOf(files);
  expect(await isWholeZip(new Blob([new Uint8Array(zip)]))).toBe(true);
  for (const length of [0, 21, Math.floor(zip.length / 2), zip.length - 22, zip.length - 1])
    expect(await isWholeZip(new Blob([new Uint8Array(zip.subarray(0, length))]))).toBe(false);
});
