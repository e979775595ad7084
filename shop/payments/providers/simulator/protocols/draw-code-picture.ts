import sharp from 'sharp';
import { encode } from 'uqr';

/** Pixels of a module of the code. */
const scale = 6;

/** Returns a code as a picture, in the form in which Cashfree sends it. */
export async function drawCodePicture(text: string): Promise<string> {
  const { data, size } = encode(text, { border: 4 });
  const pixels = Buffer.from(data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  const png = await sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * scale, size * scale, { kernel: 'nearest' })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
