import type { Hono } from 'hono';
import { sendText } from '#platform/server/conditional/send-file.ts';
import { palettes } from '#platform/server/look/palettes.ts';
import { publicCaching } from '#platform/server/cache/public-caching.ts';
import type { Config } from '#platform/server/config.ts';

const icons = [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }];

const screenshots = [
  { src: '/icons/screen-phone.webp', sizes: '390x844', type: 'image/webp', form_factor: 'narrow' },
  { src: '/icons/screen-wide.webp', sizes: '1280x900', type: 'image/webp', form_factor: 'wide' },
];

/** Serves the web app manifest under the shop's own name. */
export function serveManifest(site: Hono, config: Config): void {
  const manifest = ({ SHOP_NAME, SHOP_TAGLINE, SHOP_DEMO, SHOP_PALETTE }: Config) => ({
    id: '/',
    lang: 'en-IN',
    name: SHOP_NAME,
    short_name: SHOP_NAME,
    description: SHOP_TAGLINE,
    start_url: '/',
    display: 'standalone',
    background_color: palettes[SHOP_PALETTE].light.ghee,
    theme_color: palettes[SHOP_PALETTE].light.forest,
    shortcuts: [
      { name: 'Search', url: '/search', icons },
      { name: 'My Orders', url: '/orders', icons },
      { name: 'Cart', url: '/cart', icons },
    ],
    // They show products of the demo.
    ...(SHOP_DEMO ? { screenshots } : {}),
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
  site.get('/manifest.webmanifest', (c) =>
    sendText(c.req.raw, JSON.stringify(manifest(config)), {
      'content-type': 'application/manifest+json',
      'cache-control': publicCaching,
    }),
  );
}
