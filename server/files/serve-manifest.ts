import type { Hono } from 'hono';
import type { Config } from '#platform/server/config.ts';

/** Serves the web app manifest under the shop's own name. */
export function serveManifest(site: Hono, { SHOP_NAME, SHOP_TAGLINE }: Config): void {
  const manifest = {
    name: SHOP_NAME,
    short_name: SHOP_NAME,
    description: SHOP_TAGLINE,
    start_url: '/',
    display: 'standalone',
    background_color: '#fbf6ec',
    theme_color: '#1f3d2b',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  site.get('/manifest.webmanifest', (c) =>
    c.body(JSON.stringify(manifest), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
    }),
  );
}
