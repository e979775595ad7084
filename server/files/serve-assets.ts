import { extname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';

const compressible = ['.js', '.css', '.svg', '.txt', '.webmanifest'];
const served = new Set([
  ...compressible,
  '.woff2',
  '.woff',
  '.ico',
  '.png',
  '.webp',
  '.avif',
  '.jpg',
  '.mp4',
  '.webm',
]);

/** One spelling of each address, so that other spellings of one file cannot fill the memory. */
const hashedFile = /^\/assets\/[\w.-]+$/;
const encodings = ['br', 'zstd', 'gzip'];
const keptBytes = 8_000_000;

type Kept = { body: ArrayBuffer; headers: Record<string, string> };

/**
 * Serves the browser's files, or the compressed variants that the build made beside them. Hashed names never change, so
 * browsers keep them for a year, and the memory keeps those asked for last. Films also come in parts (Range): Safari plays no
 * others.
 */
export function serveAssets(site: Hono, folder: string): void {
  const files = serveStatic({ root: folder, precompressed: true });
  const kept = new LRUCache<string, Kept>({
    maxSize: keptBytes,
    sizeCalculation: ({ body }) => body.byteLength + 1,
  });
  site.get('*', async (c, next) => {
    const extension = extname(c.req.path);
    if (!served.has(extension) || /^\/(api|images|uploads)\//.test(c.req.path)) return next();
    const key = keyOf(c);
    const known = key && kept.get(key);
    if (known) return c.body(known.body, 200, known.headers);
    const response = await files(c, async () => {});
    if (!response) return next();
    const { headers } = response;
    const isHashed = c.req.path.startsWith('/assets/');
    headers.set('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    if (compressible.includes(extension)) headers.set('vary', 'Accept-Encoding');
    else headers.set('accept-ranges', 'bytes');
    if (!key || response.status !== 200) return response;
    const file = { body: await response.arrayBuffer(), headers: Object.fromEntries(headers) };
    kept.set(key, file);
    return c.body(file.body, 200, file.headers);
  });
}

/** A HEAD has no body to keep, and a part (Range) is not the whole file. */
function keyOf({ req }: Context): string | undefined {
  if (req.method !== 'GET' || req.header('range') || !hashedFile.test(req.path)) return undefined;
  const accepted = new Set((req.header('accept-encoding') ?? '').split(',').map((name) => name.trim()));
  return [req.path, ...encodings.filter((encoding) => accepted.has(encoding))].join(' ');
}
