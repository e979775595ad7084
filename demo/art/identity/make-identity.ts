import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const mark = readFileSync(new URL('mark.svg', import.meta.url), 'utf8');
const lines = /<svg[^>]*>(.*)<\/svg>/s.exec(mark)?.[1] ?? '';
const style = /<svg[^>]*? (fill=".*?)>/.exec(mark)?.[1] ?? '';
const target = (file: string): string => fileURLToPath(new URL(`../../../public/${file}`, import.meta.url));
/** The first picture of the film. */
const still = fileURLToPath(
  new URL('../../../shop/content/ui/films/hero-poster-1280x720.jpg', import.meta.url),
);

const FOREST = '#1f3d2b';

/** Draws everything with the shop's mark: icons, and the picture of a shared link. */
export async function makeIdentity(): Promise<void> {
  writeFileSync(target('favicon.svg'), tile({ corner: 14, size: 64 }));
  for (const [file, size] of [
    ['icons/icon-32.png', 32],
    ['icons/icon-192.png', 192],
    ['icons/icon-512.png', 512],
  ] as const)
    await drawn(tile({ corner: 14, size }), file);
  // Phones crop icons themselves, so these are full bleed with a margin.
  await drawn(tile({ corner: 0, size: 180, margin: 6 }), 'icons/apple-touch-icon.png');
  await drawn(tile({ corner: 0, size: 512, margin: 10 }), 'icons/icon-maskable-512.png');
  await drawSocialCard();
}

function tile({ corner, size, margin = 0 }: { corner: number; size: number; margin?: number }): string {
  const scale = (64 - margin * 2) / 64;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}"><rect width="64" height="64" rx="${corner}" fill="${FOREST}"/><g transform="translate(${margin} ${margin}) scale(${scale})" ${style}>${lines}</g></svg>`;
}

async function drawn(svg: string, file: string): Promise<void> {
  await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toFile(target(file));
}

/** 1200 by 630: the film's still with the mark, without a name, which each shop sets itself. */
async function drawSocialCard(): Promise<void> {
  const seal = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="260" height="260"><circle cx="32" cy="32" r="31" fill="${FOREST}"/><g transform="translate(7 7) scale(.78)" ${style}>${lines}</g></svg>`;
  await sharp(still)
    .resize(1200, 630, { fit: 'cover' })
    .composite([{ input: Buffer.from(seal), left: 130, top: 185 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(target('social-card.jpg'));
}
