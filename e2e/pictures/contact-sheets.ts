import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { screens } from './screens.ts';
import { pictureFolder } from './state.ts';

const columns = 6;
const gap = 12;
const caption = 26;

/** Makes one sheet per width and colour scheme, with the upper screenful of each picture. */
export default async function makeContactSheets(): Promise<void> {
  for (const folder of globSync(`${pictureFolder}/*-{light,dark}`)) await makeSheet(folder);
}

async function makeSheet(folder: string): Promise<void> {
  const tile = basename(folder).startsWith('390') ? { width: 234, height: 506 } : { width: 400, height: 281 };
  const names = screens.map(({ name }) => name).filter((name) => existsSync(join(folder, `${name}.png`)));
  const rows = Math.ceil(names.length / columns);
  const parts = await Promise.all(
    names.map(async (name, index) => {
      const left = gap + (index % columns) * (tile.width + gap);
      const top = gap + Math.floor(index / columns) * (tile.height + caption + gap);
      const picture = await sharp(join(folder, `${name}.png`))
        .resize({ ...tile, fit: 'cover', position: 'top' })
        .toBuffer();
      return [
        { input: title(name, tile.width), left, top },
        { input: picture, left, top: top + caption },
      ];
    }),
  );
  await sharp({
    create: {
      width: gap + columns * (tile.width + gap),
      height: gap + rows * (tile.height + caption + gap),
      channels: 3,
      background: '#888',
    },
  })
    .composite(parts.flat())
    .png({ palette: true })
    .toFile(`${folder}.png`);
}

function title(text: string, width: number): Buffer {
  return Buffer.from(
    `<svg width="${width}" height="${caption}"><text x="0" y="18" font-family="sans-serif" font-size="15" fill="#fff">${text}</text></svg>`,
  );
}
