import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/**
 * Returns a PNG that names this size in its first bytes and has one pixel. Nobody can decode it, so a refusal for its size is one
 * from before it is decoded.
 */
export async function pngOfSize(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
