/** The server's own limit for a stored picture, in pixels. */
const longestSide = 1600;
const smallBytes = 1_000_000;

/**
 * Shrinks a large photo to at most 1600 px, so that it fits the limit and a slow connection. A transparent background becomes
 * white. Returns a small or unreadable file unchanged; the server then judges it.
 */
export async function shrinkPicture(picture: File): Promise<Blob> {
  if (picture.size <= smallBytes) return picture;
  try {
    const image = await createImageBitmap(picture);
    const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    const sheet = canvas.getContext('2d')!;
    sheet.fillStyle = '#fff';
    sheet.fillRect(0, 0, canvas.width, canvas.height);
    sheet.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
    return smaller && smaller.size < picture.size ? smaller : picture;
  } catch {
    return picture;
  }
}
