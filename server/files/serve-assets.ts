import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Context, Hono } from 'hono';

const compress = promisify(brotliCompress);

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const compressible = new Set(['.js', '.css', '.svg', '.txt', '.webmanifest']);

type Asset = { type: string; plain: Uint8Array<ArrayBuffer>; brotli?: Uint8Array<ArrayBuffer> };

/** Serves the browser's files, compressed in memory. Hashed names never change, so browsers keep them for a year. */
export function serveAssets(site: Hono, folder: string): void {
  const known = new Map<string, Promise<Asset | null>>();
  site.get('*', async (c, next) => {
    const path = normalize(decodeSafely(c.req.path));
    if (!types[extname(path)] || /^\/(api|images|uploads)\//.test(path)) return next();
    const loading = known.get(path) ?? readAsset(join(folder, path));
    known.set(path, loading);
    const asset = await loading;
    if (!asset) {
      known.delete(path);
      return next();
    }
    if (asset.type.startsWith('video/')) return sendFilm(c, asset);
    const useBrotli = asset.brotli && /\bbr\b/.test(c.req.header('accept-encoding') ?? '');
    return c.body(useBrotli ? asset.brotli! : asset.plain, 200, {
      'content-type': asset.type,
      'cache-control': path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      vary: 'Accept-Encoding',
      ...(useBrotli ? { 'content-encoding': 'br' } : {}),
    });
  });
}

/** Safari plays a film only when it can request parts. */
function sendFilm(c: Context, { type, plain }: Asset): Response {
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=3600', 'accept-ranges': 'bytes' };
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('range') ?? '') ?? [];
  if (!from && !to) return c.body(plain, 200, headers);
  const size = plain.byteLength;
  const first = from ? Number(from) : Math.max(0, size - Number(to));
  const last = Math.min(size - 1, from && to ? Number(to) : size - 1);
  if (first > last) return c.body(null, 416, { 'content-range': `bytes */${size}` });
  return c.body(plain.slice(first, last + 1), 206, {
    ...headers,
    'content-range': `bytes ${first}-${last}/${size}`,
  });
}

async function readAsset(file: string): Promise<Asset | null> {
  const plain = await readFile(file).catch(() => null);
  if (!plain) return null;
  const extension = extname(file);
  const brotli = compressible.has(extension) ? new Uint8Array(await compress(plain)) : undefined;
  return { type: types[extension]!, plain: new Uint8Array(plain), ...(brotli ? { brotli } : {}) };
}

function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/';
  }
}
