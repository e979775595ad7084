import type { Hono } from 'hono';
import { lookSheet, versionOf } from '#platform/server/look/look-sheet.ts';
import type { Config } from '#platform/server/config.ts';
import { sendBytes, sendText } from '#platform/server/conditional/send-file.ts';
import { focusOf } from '#shop/content/kinds/focus.ts';
import { logoBytes } from '#platform/server/look/logo.ts';

/** Serves colours and logo of the shop. A page of before a change asks for an old version, and gets the newest without keeping it. */
export function serveLook(site: Hono, config: Config): void {
  site.get('/look.css', (c) => {
    const sheet = lookSheet(config);
    return sendText(c.req.raw, sheet, {
      'content-type': 'text/css; charset=utf-8',
      ...headersOf(c.req.query('v') === versionOf(sheet)),
    });
  });

  // Each point has a sheet of its own. A page loads the sheets of the points that it shows.
  site.get('/look/:name{focus-[0-9]{1,3}-[0-9]{1,3}\\.css}', (c) => {
    const point = c.req.param('name').slice('focus-'.length, -'.css'.length);
    const focus = focusOf(point);
    if (!focus) return c.text('No such point', 404);
    const rule = `.focus-${point}{object-position:${focus.across}% ${focus.down}%}`;
    return sendText(c.req.raw, rule, {
      'content-type': 'text/css; charset=utf-8',
      ...headersOf(true),
    });
  });

  site.get('/look/logo.png', (c) => {
    const { SHOP_LOGO } = config;
    if (!SHOP_LOGO) return c.text('This shop has no logo', 404);
    return sendBytes(c.req.raw, logoBytes(SHOP_LOGO), {
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      ...headersOf(c.req.query('v') === versionOf(SHOP_LOGO)),
    });
  });
}

function headersOf(isCurrent: boolean) {
  return {
    'x-content-type-options': 'nosniff',
    'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
