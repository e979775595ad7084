import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { FRAME, pack, type Picture, type Region, regionBox, unpack } from './picture.ts';
import { plateFile } from './plate.ts';

/** Turns the renderer's output for `wish` (`shelf`, `vessel:bottle`, `herb:neem`) into a stored render template. */
export async function develop(wish: string, raws: string): Promise<void> {
  const [kind, name] = wish.split(':');
  const base = name === undefined ? wish : `${kind}-${name}`;
  const raw = join(raws, `${base}.png`);
  if (kind === 'shelf') {
    await sharp(raw).webp({ quality: 94, effort: 6 }).toFile(plateFile('shelf.webp'));
    return;
  }
  const facts = readFileSync(join(raws, `${base}.json`), 'utf8');
  if (kind === 'herb') await developHerb(base, raws, JSON.parse(facts) as { region: Region });
  else await developVessel(base, raws, JSON.parse(facts) as { region: Region });
  writeFileSync(plateFile(`${base}.json`), facts);
}

/**
 * A part with the vessel and its shadow is composited on the empty shelf. Its quality is a little above the one of the pictures, so
 * that nothing is stored that no picture shows.
 */
async function developVessel(base: string, raws: string, { region }: { region: Region }): Promise<void> {
  const { left, top, width, height } = regionBox(region);
  const part = await sharp(join(raws, `${base}.png`))
    .removeAlpha()
    .joinChannel(fadingIn(width, height, { left, top }), { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const shelf = await sharp(plateFile('shelf.webp'))
    .resize(FRAME, FRAME)
    .png({ compressionLevel: 0 })
    .toBuffer();
  await sharp(shelf)
    .composite([{ input: part, left, top }])
    .removeAlpha()
    .webp({ quality: 82, effort: 6, smartSubsample: true })
    .toFile(plateFile(`${base}.webp`));
  await sharp(join(raws, `${base}-mask.png`))
    .extend({ left, top, right: FRAME - left - width, bottom: FRAME - top - height, background: '#000000' })
    .webp({ lossless: true, effort: 6 })
    .toFile(plateFile(`${base}-mask.webp`));
}

const FADE = 40;

/** Returns the alpha of a part: full, with a fade at its left and upper edge unless they are the frame's. */
function fadingIn(width: number, height: number, { left, top }: { left: number; top: number }): Buffer {
  const share = (at: number, cut: number): number => (cut === 0 ? 1 : Math.min(1, at / FADE));
  const cover = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) cover[y * width + x] = 255 * share(x, left) * share(y, top);
  return cover;
}

async function developHerb(base: string, raws: string, { region }: { region: Region }): Promise<void> {
  const { left, top, width, height } = regionBox(region);
  const [seen, mask, empty] = await Promise.all([
    unpack(
      sharp(join(raws, `${base}.png`))
        .removeAlpha()
        .resize(width, height),
    ),
    unpack(
      sharp(join(raws, `${base}-mask.png`))
        .removeAlpha()
        .resize(width, height),
    ),
    unpack(
      sharp(plateFile('shelf.webp')).removeAlpha().resize(FRAME, FRAME).extract({ left, top, width, height }),
    ),
  ]);
  const herb: Picture = { width, height, channels: 4, data: new Uint8Array(width * height * 4) };
  const shade: Picture = { width, height, channels: 1, data: new Uint8Array(width * height) };
  for (let i = 0; i < width * height; i++) {
    const own = mask.data[i * 3] ?? 0;
    for (let part = 0; part < 3; part++) herb.data[i * 4 + part] = seen.data[i * 3 + part] ?? 0;
    herb.data[i * 4 + 3] = own;
    const light = brightness(seen, i) / Math.max(1, brightness(empty, i));
    shade.data[i] = own > 127 ? 110 : Math.min(255, Math.max(0, light * 128));
  }
  await pack(herb)
    .webp({ quality: 88, alphaQuality: 95, effort: 6 })
    .toFile(plateFile(`${base}.webp`));
  await pack(shade)
    .blur(1.2)
    .webp({ quality: 80, effort: 6 })
    .toFile(plateFile(`${base}-shade.webp`));
}

const brightness = ({ data, channels }: Picture, i: number): number =>
  (data[i * channels] ?? 0) + (data[i * channels + 1] ?? 0) + (data[i * channels + 2] ?? 0);
