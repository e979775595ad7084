import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import sharp from 'sharp';
import type { Config } from '#platform/server/config.ts';
import { sendBytes } from '#platform/server/conditional/send-file.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import type { PictureStore } from '#platform/server/uploads/stores/picture-store.ts';
import { uploadedName } from '#platform/picture-kind.ts';

/** A few fixed widths, so that nobody can fill the disk. */
const widths = new Set([160, 320, 480, 640, 800, 1200]);
const masters = join(process.cwd(), 'demo', 'art', 'pictures');
const safeName = /^[a-z0-9][a-z0-9.-]{0,150}\.(webp|avif)$/;

/**
 * Serves product pictures at both specified addresses: the shop's own and uploaded ones. `?w=` asks for a width, made at the
 * first request and kept. An uploaded picture never changes, since another one has another name.
 */
export function servePictures(site: Hono, config: Config): void {
  const cache = join(config.DATA_DIR, 'pictures');
  const store = pictureStore(config);
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
  for (const base of ['/api/images/products/:name', '/images/products/:name'])
    site.get(base, async (c) => {
      const name = c.req.param('name') ?? '';
      const width = Number(c.req.query('w'));
      if (!safeName.test(name)) return c.text('No such picture', 404);
      const asked = widths.has(width) ? width : null;
      const isForEmail = asked !== null && c.req.query('for') === 'email';
      const key = `${asked ?? ''}-${name}${isForEmail ? '.jpg' : ''}`;
      const pending = making.get(key) ?? readPicture({ cache, store, name, width: asked, isForEmail });
      making.set(key, pending);
      const picture = await pending.finally(() => making.delete(key));
      if (!picture) return c.text('No such picture', 404);
      return sendBytes(c.req.raw, picture, {
        'content-type': isForEmail ? 'image/jpeg' : name.endsWith('.avif') ? 'image/avif' : 'image/webp',
        'cache-control': uploadedName.test(name)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=86400, stale-while-revalidate=604800',
      });
    });
}

type Params = {
  cache: string;
  store: PictureStore;
  name: string;
  width: number | null;
  isForEmail: boolean;
};

/** Mail programs read no WebP in Outlook for Windows, and cut what is not square. The sides get the ground of the emails. */
const emailGround = '#fffdf8';

async function readPicture({
  cache,
  store,
  name,
  width,
  isForEmail,
}: Params): Promise<Uint8Array<ArrayBuffer> | null> {
  const isUploaded = uploadedName.test(name);
  const master = join(masters, name);
  const readMaster = () => (isUploaded ? store.read(`products/${name}`) : readOrNull(master));
  if (width === null) return readMaster();
  const kept = join(cache, `${width}-${name}${isForEmail ? '.jpg' : ''}`);
  const known = isUploaded || (await isNewer(kept, master)) ? await readOrNull(kept) : null;
  if (known) return known;
  const original = await readMaster();
  if (!original) return null;
  const small = isForEmail
    ? await sharp(original)
        .resize({ width, height: width, fit: 'contain', background: emailGround })
        .flatten({ background: emailGround })
        .jpeg({ quality: 80 })
        .toBuffer()
    : await sharp(original).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
  await mkdir(cache, { recursive: true });
  const temporary = `${kept}.${process.pid}.part`;
  await writeFile(temporary, small);
  await rename(temporary, kept);
  return new Uint8Array(small);
}

/** Deletes the kept widths of a picture on this machine. */
export async function deletePictureWidths(
  name: string,
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
): Promise<void> {
  const files = [...widths].flatMap((width) =>
    ['', '.jpg'].map((ending) => join(DATA_DIR, 'pictures', `${width}-${name}${ending}`)),
  );
  await Promise.all(files.map((file) => rm(file, { force: true })));
}

/** A newer master replaces the copies of the older one. */
async function isNewer(file: string, master: string): Promise<boolean> {
  const [made, drawn] = await Promise.all([stat(file).catch(() => null), stat(master).catch(() => null)]);
  return made !== null && drawn !== null && made.mtimeMs >= drawn.mtimeMs;
}

async function readOrNull(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return readFile(file).then(
    (bytes) => new Uint8Array(bytes),
    () => null,
  );
}
