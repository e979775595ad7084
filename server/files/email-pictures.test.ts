import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { servePictures } from './serve-pictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'aranya-email-pictures-'));
const config = readConfig({ DATA_DIR: dataDir });
const site = new Hono();
servePictures(site, config);
afterAll(() => rmSync(dataDir, { recursive: true }));

it('a tall picture is a whole square JPEG in an email, and WebP in a page', async () => {
  const name = `${'a'.repeat(32)}.webp`;
  const bottle = sharp({ create: { width: 300, height: 900, channels: 3, background: '#aa2020' } });
  await pictureStore(config).write(`products/${name}`, await bottle.webp().toBuffer());
  for (const width of [160, 320]) {
    const response = await site.request(`/images/products/${name}?w=${width}&for=email`);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, width]);
    const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1]! < 100;
    // The bottle reaches from the top to the bottom, with ground at both sides.
    expect([redAt(width / 2, 3), redAt(width / 2, width - 4), redAt(3, width / 2)]).toEqual([
      true,
      true,
      false,
    ]);
  }
  const page = await site.request(`/images/products/${name}?w=160`);
  expect(page.headers.get('content-type')).toBe('image/webp');
  const whole = await site.request(`/images/products/${name}?for=email`);
  expect(whole.headers.get('content-type')).toBe('image/webp');
});
