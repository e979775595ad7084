import { extname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

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

/**
 * Serves the browser's files, or the compressed variants that the build made beside them. Hashed names never change, so
 * browsers keep them for a year. Films also come in parts (Range): Safari plays no others.
 */
export function serveAssets(site: Hono, folder: string): void {
  const files = serveStatic({ root: folder, precompressed: true });
  site.get('*', async (c, next) => {
    const extension = extname(c.req.path);
    if (!served.has(extension) || /^\/(api|images|uploads)\//.test(c.req.path)) return next();
    const response = await files(c, async () => {});
    if (!response) return next();
    const { headers } = response;
    const isHashed = c.req.path.startsWith('/assets/');
    headers.set('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    if (compressible.includes(extension)) headers.set('vary', 'Accept-Encoding');
    else headers.set('accept-ranges', 'bytes');
    return response;
  });
}
