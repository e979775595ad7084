import { randomBytes } from 'node:crypto';
import sharp, { type ResizeOptions } from 'sharp';
import { kindBytes, kindProblem, maxPixels, pictureKind, pictureMessages } from '../../picture-kind.ts';
import { maxSettingLength } from '../../setting-definition.ts';
import { Refusal } from '../../refusal.ts';
import { CommitUnknown } from '../commit-unknown.ts';
import { logoBox } from '../look/logo.ts';
import { limitConcurrency } from '../limits/concurrency-limit.ts';
import type { PictureStore } from './stores/picture-store.ts';

/** Pictures of returns are private: no public address shows them. */
export const uploadPlaces = ['reviews', 'avatars', 'products', 'returns'] as const;

export const publicPlaces: readonly string[] = uploadPlaces.filter((place) => place !== 'returns');

type Where = { store: PictureStore; place: (typeof uploadPlaces)[number] };

const longestSide = 1600;
const avatarSide = 512;
const sizes: Record<Where['place'], ResizeOptions> = {
  reviews: { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true },
  avatars: { width: avatarSide, height: avatarSide, fit: 'cover' },
  products: { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true },
  returns: { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true },
};
const inTurn = limitConcurrency({ atOnce: 2, maxWaiting: 20, maxPatient: 4 });

/** Cameras and editors of phones write headers that the decoder only warns of, while every browser shows the picture. */
const reading = { limitInputPixels: maxPixels, pages: 1, failOn: 'error' } as const;

// No picture is decoded twice.
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

/**
 * Stores an uploaded picture, then calls `work` with its path, or with null without a picture. `work` writes the row after
 * the file. When it fails the file is removed, so that every stored picture has a row. Refuses other types and unreadable
 * pictures (415) and too many pixels (413). Pictures of customers come before those of staff.
 */
export async function storePicture<T>(
  bytes: Uint8Array | undefined,
  where: Where,
  work: (path: string | null) => Promise<T>,
): Promise<T> {
  if (!bytes) return work(null);
  refuseOther(bytes);
  return store(await inTurn(() => encode(bytes, where)), where, work);
}

/** Stores an uploaded picture of staff like `storePicture`. Reads its bytes only when its turn comes, since they may be many. */
export async function storePatiently<T>(
  read: () => Promise<Uint8Array>,
  where: Where,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const encodeRead = async () => {
    const bytes = await read();
    refuseOther(bytes);
    return encode(bytes, where);
  };
  return store(await inTurn(encodeRead, { isPatient: true }), where, work);
}

/** Widths of a logo, from the best to the least, until it is small enough for a setting. */
const logoTries = [
  { ...logoBox, colours: 256 },
  { ...logoBox, colours: 48 },
  { width: 300, height: 80, colours: 48 },
  { width: 180, height: 48, colours: 24 },
];

/**
 * Returns a logo as the shop stores it: a PNG picture in base64, without a wide margin and without what the file said besides. Refuses
 * other types and unreadable pictures (415), too many pixels, and a picture that does not get small enough (413).
 */
export async function encodeLogo(bytes: Uint8Array): Promise<string> {
  refuseOther(bytes);
  for (const { width, height, colours } of logoTries) {
    const encoded = await inTurn(() => encodeLogoAs(bytes, { width, height, colours }));
    if (encoded.length <= maxSettingLength) return encoded;
  }
  throw new Refusal(
    'too_large',
    413,
    'This picture has too many details for a logo. Please choose a simpler one.',
  );
}

async function encodeLogoAs(bytes: Uint8Array, { width, height, colours }: (typeof logoTries)[number]) {
  try {
    const picture = await sharp(bytes, reading)
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .png({ palette: true, colours, effort: 10 })
      .toBuffer();
    return picture.toString('base64');
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit')) throw await tooManyPixels(bytes);
    throw notAPicture(pictureMessages.unreadable);
  }
}

async function store<T>(picture: Buffer, where: Where, work: (path: string) => Promise<T>): Promise<T> {
  const name = await write(picture, where);
  try {
    return await work(`/uploads/${where.place}/${name}`);
  } catch (error) {
    if (!(error instanceof CommitUnknown)) await removePicture(name, where);
    throw error;
  }
}

export async function removePicture(name: string, { store, place }: Where): Promise<void> {
  await store.remove(`${place}/${name}`);
}

/** Checks the first bytes before any decoder sees them. */
function refuseOther(bytes: Uint8Array): void {
  const problem = kindProblem(pictureKind(bytes.subarray(0, kindBytes)));
  if (problem) throw notAPicture(problem);
}

async function encode(bytes: Uint8Array, { place }: Where): Promise<Buffer> {
  try {
    return await sharp(bytes, reading)
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize(sizes[place])
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit')) throw await tooManyPixels(bytes);
    throw notAPicture(pictureMessages.unreadable);
  }
}

async function write(picture: Buffer, { store, place }: Where): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.webp`;
  await store.write(`${place}/${name}`, picture);
  return name;
}

function notAPicture(problem: string) {
  return new Refusal('not_a_picture', 415, problem);
}

/** Reads only the header of the picture. */
async function tooManyPixels(bytes: Uint8Array): Promise<Refusal> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return new Refusal('too_large', 413, pictureMessages.tooManyPixels(width, height));
}
