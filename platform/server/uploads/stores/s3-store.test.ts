import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { hourMs } from '../../../india-time.ts';
import { findStrayPictures, removeStrayPictures } from '../remove-stray-pictures.ts';
import { removePicture, storePicture } from '../uploads.ts';
import { openFolderStore } from './folder-store.ts';
import { pictureStore } from './open-store.ts';
import type { PictureStore, StoredPicture } from './picture-store.ts';
import { openS3Store } from './s3-store.ts';
import { startTestStorage } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'aranya-s3-'));
const storage = await startTestStorage(['aranya']);
const address = storage.urlOf('aranya');
const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#333' } })
  .png()
  .toBuffer();

afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

async function partsOf(store: PictureStore): Promise<StoredPicture[][]> {
  const parts: StoredPicture[][] = [];
  for await (const part of store.list('reviews')) parts.push(part);
  return parts;
}

describe.each(['a bucket', 'the data folder'])('pictures in %s', (kind) => {
  const open = () => (kind === 'a bucket' ? openS3Store(address) : openFolderStore(join(folder, 'data')));

  it('are written, read on another machine, listed and removed', async () => {
    const before = new Date().setMilliseconds(0);
    const path = await storePicture(picture, { store: open(), place: 'reviews' }, async (stored) => stored!);
    expect(path).toMatch(/^\/uploads\/reviews\/[0-9a-f]{32}\.webp$/);
    const name = path.replace('/uploads/reviews/', '');
    const elsewhere = open();
    const bytes = await elsewhere.read(`reviews/${name}`);
    expect((await sharp(bytes!).metadata()).format).toBe('webp');
    expect(await elsewhere.has(`reviews/${name}`)).toBe(true);
    const [[listed] = []] = await partsOf(elsewhere);
    expect(listed?.name).toBe(name);
    expect(listed!.changedAt).toBeGreaterThanOrEqual(before);
    expect(listed!.changedAt).toBeLessThanOrEqual(Date.now());
    await removePicture(name, { store: elsewhere, place: 'reviews' });
    expect(await open().read(`reviews/${name}`)).toBeNull();
    expect(await open().has(`reviews/${name}`)).toBe(false);
    await open().remove(`reviews/${name}`);
  });

  it('without a row are found and removed, however many there are, and others stay', async () => {
    const store = open();
    const names = Array.from({ length: 1_020 }, (_, at) => `${at.toString(16).padStart(32, '0')}.webp`);
    for (let at = 0; at < names.length; at += 60)
      await Promise.all(names.slice(at, at + 60).map((name) => store.write(`avatars/${name}`, picture)));
    await store.write('avatars/notes.txt', picture);
    const kept = `/uploads/avatars/${names[7]}`;
    const given = {
      store,
      findKept: async (paths: string[]) => new Set(paths.filter((path) => path === kept)),
      now: new Date(Date.now() + 25 * hourMs),
    };
    expect(await findStrayPictures({ ...given, now: new Date() })).toEqual([]);
    expect(await removeStrayPictures(given)).toBe(names.length - 1);
    expect(await store.has(kept.replace('/uploads/', ''))).toBe(true);
    expect(await store.has('avatars/notes.txt')).toBe(true);
  });

  it('leave nothing behind when the row fails', async () => {
    const store = open();
    const fails = storePicture(picture, { store, place: 'reviews' }, () =>
      Promise.reject(new Error('no row')),
    );
    await expect(fails).rejects.toThrow('no row');
    expect((await partsOf(store)).flat()).toEqual([]);
  });
});

describe('a bucket that does not answer as it should', () => {
  const opened: Server[] = [];
  afterAll(() => opened.forEach((server) => server.close()));

  async function answering(status: number, headers: Record<string, string> = {}) {
    const seen: string[] = [];
    const server = createServer((request, response) => {
      seen.push(request.url!);
      response.writeHead(status, headers).end();
    }).listen(0, '127.0.0.1');
    opened.push(server);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { seen, store: openS3Store(`s3+http://key:hidden-secret@127.0.0.1:${port}/aranya`) };
  }

  it('a redirect is not followed, so that no other host gets the signed request', async () => {
    const other = await answering(200);
    const { store } = await answering(307, {
      location: `http://127.0.0.1:${(opened[0]!.address() as AddressInfo).port}/`,
    });
    await expect(store.write('reviews/a.webp', picture)).rejects.toThrow();
    await expect(store.read('reviews/a.webp')).rejects.toThrow();
    expect(other.seen).toEqual([]);
  });

  it('a refusal is an error without the secret, and never a missing picture', async () => {
    const { store } = await answering(403);
    const error = await store.read('reviews/a.webp').catch((reason: Error) => reason);
    expect(error).toMatchObject({ message: 'The storage responds to GET with 403.' });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('hidden-secret');
  });

  it('a picture that was not stored is an error for the customer’s upload', async () => {
    const { store } = await answering(404);
    const stored = storePicture(picture, { store, place: 'reviews' }, async (path) => path);
    await expect(stored).rejects.toThrow('The storage has no such bucket.');
  });
});

it('STORAGE_URL chooses the bucket for every process', async () => {
  await pictureStore({ DATA_DIR: folder, STORAGE_URL: address }).write('reviews/b.webp', picture);
  expect(await openS3Store(address).has('reviews/b.webp')).toBe(true);
  expect(await pictureStore({ DATA_DIR: folder }).has('reviews/b.webp')).toBe(false);
});
