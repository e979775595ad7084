import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { etagOf, quoted } from '#platform/server/conditional/send-file.ts';
import type { ByteRange } from '#platform/server/conditional/read-range.ts';

export type Asset = {
  etag: string;
  modifiedAt: Date;
  size: number;
  read: (part?: ByteRange) => Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
};

const keptBytes = 8_000_000;
const chunkBytes = 65_536;

/**
 * Returns a reader of the browser's files. The memory keeps those asked for last that `mayKeep` allows, and the tag of every
 * file until it changes.
 */
export function assetReader() {
  const kept = new LRUCache<string, Asset>({
    maxSize: keptBytes,
    sizeCalculation: ({ size }) => size + 1,
  });
  const tags = new LRUCache<string, { modifiedMs: number; size: number; etag: string }>({ max: 2_000 });

  async function tagOf(path: string, { mtimeMs, size }: { mtimeMs: number; size: number }): Promise<string> {
    const known = tags.get(path);
    if (known?.modifiedMs === mtimeMs && known.size === size) return known.etag;
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    const etag = quoted(hash.digest());
    tags.set(path, { modifiedMs: mtimeMs, size, etag });
    return etag;
  }

  return async function find(path: string, { mayKeep }: { mayKeep: boolean }): Promise<Asset | null> {
    const known = mayKeep ? kept.get(path) : undefined;
    if (known) return known;
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) return null;
    const { mtime: modifiedAt, size } = found;
    if (!mayKeep || size > keptBytes)
      return { etag: await tagOf(path, found), modifiedAt, size, read: (part) => streamOf(path, size, part) };
    const bytes = new Uint8Array(await readFile(path));
    const asset: Asset = {
      etag: etagOf(bytes),
      modifiedAt,
      size: bytes.byteLength,
      read: (part) => (part ? bytes.subarray(part.first, part.last + 1) : bytes),
    };
    kept.set(path, asset);
    return asset;
  };
}

/** Closes the file at its end, and when the client leaves. */
function streamOf(path: string, size: number, part?: ByteRange): ReadableStream<Uint8Array> {
  const file = open(path);
  let at = part?.first ?? 0;
  const end = (part?.last ?? size - 1) + 1;
  const close = async () => (await file).close();
  return new ReadableStream({
    async start() {
      await file;
    },
    async pull(controller) {
      const bytes = new Uint8Array(Math.min(chunkBytes, end - at));
      const { bytesRead } = await (await file).read(bytes, 0, bytes.byteLength, at);
      at += bytesRead;
      if (bytesRead > 0) controller.enqueue(bytes.subarray(0, bytesRead));
      if (bytesRead > 0 && at < end) return;
      await close();
      controller.close();
    },
    cancel: close,
  });
}
