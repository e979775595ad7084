// §9 three palettes keep the contrast of AA, emails and share pictures follow them, and a logo is in header, emails and documents
import { Hono } from 'hono';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { lookUrl, withLook } from '#platform/server/look/look-sheet.ts';
import { logoSetting } from '#platform/server/look/logo.ts';
import { readConfig } from '#platform/server/config.ts';
import { pngOfSize } from '#platform/server/uploads/testing.ts';
import { encodeLogo } from '#platform/server/uploads/uploads.ts';
import { serveLook } from './serve-look.ts';

const wide = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#204020' } })
  .png()
  .toBuffer();
const logo = await encodeLogo(wide);
const page = '<head><meta content="#1f3d2b"/><meta content="#151a16"/></head>';

async function get(path: string, settings: Record<string, string>) {
  const site = new Hono();
  serveLook(site, readConfig(settings));
  return site.request(path);
}

describe('the look of a shop', () => {
  it('adds nothing to a page of the first palette without a logo', () => {
    expect(withLook(page, readConfig({}))).toBe(page);
  });

  it('adds one sheet with its version, and the colour of the bar', async () => {
    const config = readConfig({ SHOP_PALETTE: 'lotus' });
    const html = withLook(page, config);
    expect(html).toContain(`<link rel="stylesheet" href="${lookUrl(config)}"/></head>`);
    expect(html).not.toContain('#1f3d2b');
    const sheet = await get(lookUrl(config)!, { SHOP_PALETTE: 'lotus' });
    expect(sheet.headers.get('cache-control')).toContain('immutable');
    expect(await sheet.text()).toContain('--color-forest:#4a2545');
  });

  it('gives a page of before a change the newest sheet, and no cache keeps it', async () => {
    const old = await get('/look.css?v=000000000000', { SHOP_PALETTE: 'indigo' });
    expect([old.status, old.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });

  it('shows the logo as a picture of the shop’s own making, with scripts disabled', async () => {
    const picture = await get('/look/logo.png', { SHOP_LOGO: logo });
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    const { width, height, format } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect([format, width, height]).toEqual(['png', 384, 128]);
    expect((await get('/look/logo.png', {})).status).toBe(404);
  });

  it('gives one small sheet for a point of a picture, and none for what is no point', async () => {
    const sheet = await get('/look/focus-30-70.css', {});
    expect(sheet.headers.get('content-type')).toContain('text/css');
    expect(await sheet.text()).toBe('.focus-30-70{object-position:30% 70%}');
    for (const point of ['101-50', '30', '030-70', '30-70-1', '-1-5', '30-70%7D'])
      expect((await get(`/look/focus-${point}.css`, {})).status, point).toBe(404);
  });
});

describe('a logo', () => {
  it('gets small enough for a setting, also with noise in each pixel', async () => {
    const noise = Buffer.from(Array.from({ length: 480 * 128 * 3 }, (_, at) => (at * 7919 + at ** 2) % 256));
    const encoded = await encodeLogo(
      await sharp(noise, { raw: { width: 480, height: 128, channels: 3 } })
        .png()
        .toBuffer(),
    );
    expect(logoSetting.safeParse(encoded).success).toBe(true);
  });

  it.each([
    ['SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<html><script>alert(1)</script></html>'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00'],
    ['a PNG that ends after its first bytes', '\x89PNG\r\n\x1a\n<script>'],
    ['nothing', ''],
  ])('of %s is refused', async (_, content) => {
    await expect(encodeLogo(Buffer.from(content, 'latin1'))).rejects.toMatchObject({ code: 'not_a_picture' });
  });

  it('of too many pixels is refused before it is decoded', async () => {
    await expect(encodeLogo(await pngOfSize(8_000, 8_000))).rejects.toMatchObject({ status: 413 });
  });

  it.each([
    ['a text', 'logo.png'],
    ['a PNG that ends before its size', 'iVBORw0KGgoAAAANSUhEUg=='],
    ['an address', 'https://thief.example/logo.png'],
    ['a quote that ends the rule', `${logo.slice(0, 60)}");}body{display:none`],
    ['SVG in base64', Buffer.from('<svg onload="alert(1)">'.repeat(4)).toString('base64')],
    ['a JPEG in base64', Buffer.from(`\xff\xd8\xff${'x'.repeat(80)}`, 'latin1').toString('base64')],
    [
      'a PNG of 9000 pixels',
      (() => {
        const bytes = Buffer.from(logo, 'base64');
        bytes.writeUInt32BE(9_000, 16);
        return bytes.toString('base64');
      })(),
    ],
  ])('that is %s is no setting', (_, value) => {
    expect(logoSetting.safeParse(value).success).toBe(false);
  });
});
