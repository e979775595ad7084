import { randomBytes } from 'node:crypto';
import sharp, { type ResizeOptions } from 'sharp';
import { Refusal } from '../../refusal.ts';
import { CommitUnknown } from '../commit-unknown.ts';
import { takeTurns } from '../limits/take-turns.ts';
import type { PictureStore } from './stores/picture-store.ts';

/** Pictures of returns are private: no public address shows them. */
export const uploadPlaces = ['reviews', 'avatars', 'products', 'returns'] as const;

export const publicPlaces: readonly string[] = uploadPlaces.filter((place) => place !== 'returns');

/** The name of every stored picture. The shop makes it, and never uses it twice. */
export const uploadedName = /^[0-9a-f]{32}\.webp$/;

type Where = { store: PictureStore; place: (typeof uploadPlaces)[number] };

const longestSide = 1600;
const avatarSide = 512;
const sizes: Record<Where['place'], ResizeOptions> = {
  reviews: { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true },
  avatars: { width: avatarSide, height: avatarSide, fit: 'cover' },
  products: { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true },
  returns: { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true },
};
const maxPixels = 50_000_000;
const inTurn = takeTurns({ atOnce: 2, maxWaiting: 20, maxPatient: 4 });

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
  if (!isPicture(bytes)) throw notAPicture();
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
    if (!isPicture(bytes)) throw notAPicture();
    return encode(bytes, where);
  };
  return store(await inTurn(encodeRead, { isPatient: true }), where, work);
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
function isPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12));
  return (
    start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    start.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
    (start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP')
  );
}

async function encode(bytes: Uint8Array, { place }: Where): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, pages: 1 })
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize(sizes[place])
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit'))
      throw new Refusal('too_large', 413, 'Please choose a picture of fewer pixels.');
    throw notAPicture();
  }
}

async function write(picture: Buffer, { store, place }: Where): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.webp`;
  await store.write(`${place}/${name}`, picture);
  return name;
}

function notAPicture() {
  return new Refusal('not_a_picture', 415, 'Please choose a JPEG, PNG or WebP picture.');
}
