import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const fonts = fileURLToPath(new URL('../../fonts', import.meta.url));
const cache = fileURLToPath(new URL('../../../../.cache/fonts', import.meta.url));

/** Limits fontconfig to our fonts, so that every machine draws the same letters. Call it before the first picture. */
export function useOwnFonts(): void {
  mkdirSync(cache, { recursive: true });
  const settings = `${cache}/fonts.conf`;
  writeFileSync(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>\n`,
  );
  process.env.FONTCONFIG_FILE = settings;
}

export async function composeMaster(backdrop: Buffer, svg: string): Promise<Buffer> {
  return encodeMaster(
    await sharp(backdrop)
      .composite([{ input: Buffer.from(svg) }])
      .png({ compressionLevel: 0 })
      .toBuffer(),
  );
}

export function encodeMaster(picture: Buffer): Promise<Buffer> {
  return sharp(picture).webp({ quality: 80, effort: 5, smartSubsample: true }).toBuffer();
}
