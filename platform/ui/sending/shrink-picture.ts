/** What the shop keeps of a picture anyway. */
const longestSide = 1600;
const smallBytes = 1_000_000;

/**
 * A large photo as a smaller one of at most 1600 px, so that what a phone takes fits the limit and a slow line. One that
 * is small already, or that this browser cannot read, stays as it is: the server says what it thinks of it.
 */
export async function shrinkPicture(picture: File): Promise<Blob> {
  if (picture.size <= smallBytes) return picture;
  try {
    const image = await createImageBitmap(picture);
    const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
    return smaller && smaller.size < picture.size ? smaller : picture;
  } catch {
    return picture;
  }
}
