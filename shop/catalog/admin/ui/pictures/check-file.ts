import { maxPictureMb } from '../../product-fields.ts';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

type Given = Pick<File, 'name' | 'type' | 'size'>;

/** Returns why a file cannot be a picture of a product, or nothing. The shop looks at its content too. */
export function fileProblem({ type, size }: Given): string | undefined {
  if (!pictureTypes.includes(type)) return 'Please choose a JPEG, PNG or WebP picture.';
  if (size > maxPictureMb * 1024 * 1024) return `Please choose a picture under ${maxPictureMb} MB.`;
  return undefined;
}
