import { extname, join } from 'node:path';
import type { Hono } from 'hono';
import { encodingFor } from '#platform/server/cache/kept-response.ts';
import { sendFile } from '#platform/server/conditional/send-file.ts';
import { type Asset, assetReader } from './find-asset.ts';

const compressible: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const types: Record<string, string> = {
  ...compressible,
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};
const films = new Set(['.mp4', '.webm']);

/** One spelling of each address, so that other spellings of one file cannot fill the memory. */
const plainPath = /^(\/[\w-][\w.-]*)+$/;
const endings = { br: '.br', gzip: '.gz' };

/**
 * Serves the browser's files, or the compressed variants that the build made beside them. Hashed names never change, so
 * browsers keep them for a year, and the memory keeps those asked for last. Films also come in parts (Range): Safari plays no
 * others.
 */
export function serveAssets(site: Hono, folder: string): void {
  const find = assetReader();
  site.get('*', async (c, next) => {
    const { path } = c.req;
    const extension = extname(path);
    const type = types[extension];
    if (!type || !plainPath.test(path) || /^\/(api|images|uploads)\//.test(path)) return next();
    const isHashed = path.startsWith('/assets/');
    const mayKeep = isHashed && !films.has(extension);
    const file = join(folder, path);
    const encoding =
      extension in compressible ? encodingFor(c.req.header('accept-encoding') ?? '') : 'identity';
    const compressed: Asset | null =
      encoding === 'identity' ? null : await find(file + endings[encoding], { mayKeep });
    const asset = compressed ?? (await find(file, { mayKeep }));
    if (!asset) return next();
    const headers = {
      'content-type': type,
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ...(extension in compressible ? { vary: 'Accept-Encoding' } : {}),
      ...(compressed ? { 'content-encoding': encoding } : {}),
    };
    return sendFile(c.req.raw, { ...asset, headers });
  });
}
