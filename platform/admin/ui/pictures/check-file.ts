import { maxPictureMb, pictureMessages } from '#platform/picture-kind.ts';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

type Params = Pick<File, 'name' | 'type' | 'size'>;

/** HEIC has no type on Windows. A browser that reads it makes it a JPEG; otherwise the shop names a way out. */
const mayBeHeic = ({ name, type }: Params) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Returns why a file cannot be a picture of the shop, or nothing. The shop looks at its content too. */
export function fileProblem(file: Params): string | undefined {
  const { type, size } = file;
  if (!pictureTypes.includes(type) && !mayBeHeic(file)) return pictureMessages.notAPicture;
  if (size > maxPictureMb * 1024 * 1024) return pictureMessages.tooLarge;
  return undefined;
}
