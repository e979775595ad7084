/** The kind of a file by its first bytes. The shop stores JPEG, PNG and WebP; phones also make HEIC and AVIF. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif';

/** Bytes that `pictureKind` looks at. */
export const kindBytes = 32;

/** The name of every stored picture. The shop makes it, and never uses it twice. */
export const uploadedName = /^[0-9a-f]{32}\.webp$/;

/** Megabytes of a picture that staff upload. */
export const maxPictureMb = 10;

/** Pixels that the server decodes at most. */
export const maxPixels = 50_000_000;

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Returns the kind of a picture by its content, whatever its name and type, or null. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) !== 'ftyp') return null;
  const brands = [8, 16, 20, 24, 28].map((at) => text(at, at + 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => heicBrands.has(brand)) ? 'heic' : null;
}

export const pictureMessages = {
  notAPicture: 'Please choose a JPEG, PNG or WebP picture.',
  heic: 'This is a HEIC picture, as iPhones take them. Please save it as JPEG. On an iPhone: Settings, Camera, Formats, Most Compatible.',
  unreadable: 'This file cannot be read. Please choose it again, or another picture.',
  avif: 'This is an AVIF picture. Please save it as JPEG.',
  tooLarge: `Please choose a picture under ${maxPictureMb} MB.`,
  tooManyPixels: (width: number, height: number) =>
    `This picture has ${inMillions(width * height)} million pixels (${width} × ${height}). Please choose one of at most ${inMillions(maxPixels)} million.`,
};

/** Returns why the shop does not take a picture of this kind, or nothing. */
export function kindProblem(kind: PictureKind | null): string | undefined {
  if (kind === 'heic' || kind === 'avif') return pictureMessages[kind];
  return kind === null ? pictureMessages.notAPicture : undefined;
}

/** Rounds up, so that a picture above the limit never seems to have its pixels. */
function inMillions(pixels: number): number {
  return Math.ceil(pixels / 100_000) / 10;
}
