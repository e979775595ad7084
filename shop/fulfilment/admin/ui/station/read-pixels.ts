import {
  BarcodeFormat,
  BinaryBitmap,
  DataMatrixReader,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatOneDReader,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library';

const { CODE_128, EAN_13, EAN_8, UPC_A, UPC_E } = BarcodeFormat;
const hints = new Map<DecodeHintType, unknown>([
  [DecodeHintType.POSSIBLE_FORMATS, [CODE_128, EAN_13, EAN_8, UPC_A, UPC_E]],
  [DecodeHintType.TRY_HARDER, true],
  [DecodeHintType.ASSUME_GS1, true],
]);
// The library's reader of all kinds writes to the console for each picture without a code.
const readers = [new MultiFormatOneDReader(hints), new DataMatrixReader(), new QRCodeReader()];

type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/** Returns the code in a picture of four bytes a point, or null. */
export function readPixels({ data, width, height }: Pixels): string | null {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 4;
    grey[at] = (data[from]! + 2 * data[from + 1]! + data[from + 2]!) / 4;
  }
  const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)));
  for (const reader of readers)
    try {
      return reader.decode(picture, hints).getText();
    } catch {
      reader.reset();
    }
  return null;
}
