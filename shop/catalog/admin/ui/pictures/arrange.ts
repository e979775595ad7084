import type { ProductPicture } from '../../product-fields.ts';

/** Moves a picture to a place. A place outside the list changes nothing. */
export function movePicture(pictures: ProductPicture[], from: number, to: number): ProductPicture[] {
  const moved = pictures[from];
  if (!moved || to < 0 || to >= pictures.length) return pictures;
  return pictures.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Puts a removed picture back to its place, as far as the list has it still. */
export function restore(pictures: ProductPicture[], picture: ProductPicture, at: number): ProductPicture[] {
  if (pictures.some(({ name }) => name === picture.name)) return pictures;
  return pictures.toSpliced(at, 0, picture);
}
