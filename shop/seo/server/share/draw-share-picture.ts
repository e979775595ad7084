import { createRequire } from 'node:module';
import sharp from 'sharp';
import { formatRupees } from '#platform/money.ts';
import { type PaletteName, palettes } from '#platform/server/look/palettes.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { escapeXml } from '#platform/xml.ts';
import type { ShareSubject } from './share-subject.ts';

/** Link previews show this size whole. */
const width = 1200;
const height = 630;
/** The limit of WhatsApp. */
const maxBytes = 600_000;
const margin = 48;
const textWidth = width - height - 2 * margin;
const maxTitleHeight = 270;

const font = (file: string) => createRequire(import.meta.url).resolve(`@expo-google-fonts/mukta/${file}`);
const fonts = {
  plain: { font: 'Mukta', fontfile: font('400Regular/Mukta_400Regular.ttf') },
  strong: { font: 'Mukta SemiBold', fontfile: font('600SemiBold/Mukta_600SemiBold.ttf') },
};

/** The words and colours of a shop on its share pictures. */
export type ShareLook = { shopName: string; palette: PaletteName };
type Colours = (typeof palettes)[PaletteName]['light'];
type Params = { subject: ShareSubject; picture: Uint8Array | null } & ShareLook;

/** Draws the share picture of a product, category or article: picture, name, price and labelled MRP. */
export async function drawSharePicture({ subject, shopName, palette, picture }: Params): Promise<Buffer> {
  const colours = palettes[palette].light;
  const blocks = await Promise.all(textsOf(subject, shopName, colours));
  const gap = 30;
  const total = blocks.reduce((sum, { info }) => sum + info.height + gap, -gap);
  let top = Math.max(0, Math.round((height - total) / 2));
  const texts = blocks.map(({ data, info }) => {
    const place = { input: data, left: height + margin, top };
    top += info.height + gap;
    return place;
  });
  const photo = await photoOf(picture, colours);
  const sheet = sharp({ create: { width, height, channels: 3, background: colours.ghee } }).composite([
    { input: photo, left: 0, top: 0 },
    ...texts,
  ]);
  for (const quality of [82, 60, 35]) {
    const jpeg = await sheet.clone().jpeg({ quality }).toBuffer();
    if (jpeg.byteLength <= maxBytes) return jpeg;
  }
  throw new Error(`The share picture of ${subject.title} is larger than ${maxBytes} bytes.`);
}

async function photoOf(picture: Uint8Array | null, colours: Colours): Promise<Buffer> {
  const square = { width: height, height };
  if (!picture)
    return sharp({ create: { ...square, channels: 3, background: colours.forest } })
      .png()
      .toBuffer();
  return sharp(picture, { limitInputPixels: 50_000_000, pages: 1 })
    .resize({ ...square, fit: 'cover' })
    .toBuffer();
}

function textsOf({ title, offer }: ShareSubject, shopName: string, colours: Colours) {
  const size = title.length <= 28 ? 56 : title.length <= 60 ? 46 : 36;
  const texts = [drawText(span(shopName, 30, colours.moss), fonts.plain, 80)];
  if (escapeXml(title).trim())
    texts.push(drawText(span(cutText(title, 120), size, colours.ink), fonts.strong, maxTitleHeight));
  if (offer)
    texts.push(drawText(span(formatRupees(offer.sellingPrice), 60, colours.forest), fonts.strong, 80));
  if (offer && offer.discount > 0) texts.push(drawText(mrpOf(offer, colours), fonts.plain, 60));
  return texts;
}

function mrpOf({ price, discount }: NonNullable<ShareSubject['offer']>, colours: Colours): string {
  const mrp = span(formatRupees(price), 32, colours.moss);
  const percent = Math.floor(discount);
  const off = percent > 0 ? span(`  ${percent}% off`, 32, colours.clay) : '';
  return `${span('MRP ', 32, colours.moss)}<s>${mrp}</s>${off}`;
}

/** Pango markup. The text is escaped. */
function span(text: string, size: number, colour: string): string {
  return `<span size="${size * 1024}" line_height="0.75" foreground="${colour}">${escapeXml(text)}</span>`;
}

function drawText(markup: string, face: { font: string; fontfile: string }, maxHeight: number) {
  return sharp({ text: { text: markup, ...face, width: textWidth, rgba: true, dpi: 72, wrap: 'word-char' } })
    .resize({ width: textWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
}
