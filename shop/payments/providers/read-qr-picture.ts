import type * as Reader from '@zxing/library';
import sharp from 'sharp';
import { ProviderUnreachable } from '../provider.ts';

/** Characters of a picture as a data URL. */
const maxLength = 200_000;
const form = /^data:image\/png;base64,([A-Za-z0-9+/=]+)$/;

/**
 * Returns the text of a code that a provider sends as a picture, so that the shop draws each code itself and no foreign picture reaches a page.
 * Throws `ProviderUnreachable` when the picture holds no code. The reader loads at its first use.
 */
export async function readQrPicture(picture: string): Promise<string> {
  const data = picture.length <= maxLength ? form.exec(picture)?.[1] : undefined;
  if (!data) throw new ProviderUnreachable('The provider sent a code in an unknown form.');
  try {
    const reader = await import('@zxing/library');
    const { data: pixels, info } = await sharp(Buffer.from(data, 'base64'), { limitInputPixels: 4_000_000 })
      .flatten({ background: '#ffffff' })
      .greyscale()
      .extend({ top: 16, bottom: 16, left: 16, right: 16, background: '#ffffff' })
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const source = new reader.RGBLuminanceSource(new Uint8ClampedArray(pixels), info.width, info.height);
    return decode(reader, source, 'PURE_BARCODE') ?? decode(reader, source, 'TRY_HARDER')!;
  } catch (error) {
    throw new ProviderUnreachable('The provider sent a picture without a code.', { cause: error });
  }
}

/** A drawn code is found by its edges. The search for one in a photo misses every twelfth of them, and reads codes with a frame. */
function decode(
  { BinaryBitmap, DecodeHintType, HybridBinarizer, QRCodeReader }: typeof Reader,
  source: Reader.RGBLuminanceSource,
  hint: 'PURE_BARCODE' | 'TRY_HARDER',
): string | null {
  try {
    const bitmap = new BinaryBitmap(new HybridBinarizer(source));
    return new QRCodeReader().decode(bitmap, new Map([[DecodeHintType[hint], true]])).getText();
  } catch (error) {
    if (hint === 'TRY_HARDER') throw error;
    return null;
  }
}
