import { kindBytes, maxPixels, pictureKind } from '../../picture-kind.ts';

/** The server's own limit for a stored picture, in pixels. */
const longestSide = 1600;
const smallBytes = 1_000_000;

/**
 * Shrinks a large photo to at most 1600 px, so that it fits the limits of bytes and pixels and a slow connection. A browser that reads
 * HEIC makes it a JPEG. A transparent background becomes white. Returns a small or unreadable file unchanged; the server then judges it.
 */
export async function shrinkPicture(picture: File): Promise<Blob> {
  try {
    const kind = pictureKind(new Uint8Array(await picture.slice(0, kindBytes).arrayBuffer()));
    if (kind === null && picture.size <= smallBytes) return picture;
    const image = await createImageBitmap(picture);
    const isForeign = kind === 'heic' || kind === 'avif';
    const mustShrink = isForeign || image.width * image.height > maxPixels;
    if (!mustShrink && picture.size <= smallBytes) return picture;
    const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    const sheet = canvas.getContext('2d')!;
    sheet.fillStyle = '#fff';
    sheet.fillRect(0, 0, canvas.width, canvas.height);
    sheet.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
    return smaller && (mustShrink || smaller.size < picture.size) ? smaller : picture;
  } catch {
    return picture;
  }
}
