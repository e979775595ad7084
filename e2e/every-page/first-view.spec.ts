import { brotliCompressSync } from 'node:zlib';
import { bothWidths, expect, test } from '../fixtures/test.ts';

/** Kilobytes of the home page as HTML, and in brotli; and requests until the browser says that it is loaded. */
const maxHtml = 150;
const maxCompressed = 22;
const maxRequests = 40;

/** A slow machine may also call the API before the page is loaded. */
const ofHtml = new Set(['document', 'stylesheet', 'script', 'font', 'image']);

test(
  'the home page stays small: HTML, and requests until it is loaded',
  bothWidths('a phone loads other pictures'),
  async ({ page }) => {
    let requests = 0;
    let isLoaded = false;
    page.on('request', (request) => (requests += !isLoaded && ofHtml.has(request.resourceType()) ? 1 : 0));
    page.on('load', () => (isLoaded = true));
    const response = await page.goto('/', { waitUntil: 'load' });
    const html = await response!.body();
    expect(html.length / 1000).toBeLessThan(maxHtml);
    expect(brotliCompressSync(html).length / 1000).toBeLessThan(maxCompressed);
    expect(requests).toBeLessThanOrEqual(maxRequests);
  },
);
