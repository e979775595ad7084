import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const variants = [
  { ending: '.br', compress: promisify(brotliCompress) },
  { ending: '.gz', compress: promisify(gzip) },
];

/** Writes a brotli and a gzip variant beside each text file of a build. The server sends them in place of the file. */
export async function compressAssets(folder: string): Promise<void> {
  for (const file of globSync('**/*.{js,css,svg,txt,webmanifest}', { cwd: folder })) {
    const plain = await readFile(join(folder, file));
    for (const { ending, compress } of variants)
      await writeFile(join(folder, file + ending), await compress(plain));
  }
}
