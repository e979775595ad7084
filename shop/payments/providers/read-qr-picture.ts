import {
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library';
import sharp from 'sharp';
import { ProviderUnreachable } from '../provider.ts';

/** Characters of a picture as a data URL. */
const maxLength = 200_000;
const form = /^data:image\/png;base64,([A-Za-z0-9+/=]+)$/;

/**
 * Returns the text of a code that a provider sends as a picture, so that the shop draws each code itself and no foreign picture reaches a page.
 * Throws `ProviderUnreachable` when the picture holds no code.
 */
export async function readQrPicture(picture: string): Promise<string> {
  const data = picture.length <= maxLength ? form.exec(picture)?.[1] : undefined;
  if (!data) throw new ProviderUnreachable('The provider sent a code in an unknown form.');
  try {
    const { data: pixels, info } = await sharp(Buffer.from(data, 'base64'), { limitInputPixels: 4_000_000 })
      .flatten({ background: '#ffffff' })
      .greyscale()
      .extend({ top: 16, bottom: 16, left: 16, right: 16, background: '#ffffff' })
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const source = new RGBLuminanceSource(new Uint8ClampedArray(pixels), info.width, info.height);
    const hints = new Map([[DecodeHintType.TRY_HARDER, true]]);
    return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText();
  } catch (error) {
    throw new ProviderUnreachable('The provider sent a picture without a code.', { cause: error });
  }
}
