import { brotliCompressSync } from 'node:zlib';
import { bothWidths, expect, test } from '../fixtures/test.ts';

/** Kilobytes of the home page as HTML, and in brotli; and requests that a browser cannot leave for later. */
const maxHtml = 123;
const maxCompressed = 17;
const maxRequests = 21;
/** Pictures in the HTML. A browser loads those near the screen, so it asks for no more than these. */
const maxPictures = 29;

/** How many lazy pictures and calls of the API come before the page is loaded depends on the machine. */
const ofHtml = new Set(['document', 'stylesheet', 'script', 'font']);
/** Code that takes the line from the largest picture. */
const codeBeforePictures = /<link rel="modulepreload" (?!fetchpriority="low")/;
const anyPicture = /<img /g;
const eagerPicture = /<img (?![^>]{0,2000}loading="lazy")/g;

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
    expect(html.toString()).toContain('<link rel="modulepreload" fetchpriority="low"');
    expect(html.toString()).not.toMatch(codeBeforePictures);
    expect(html.toString().match(eagerPicture)).toHaveLength(1);
    expect(html.toString().match(anyPicture)!.length).toBeLessThanOrEqual(maxPictures);
    expect(requests).toBeLessThanOrEqual(maxRequests);
  },
);
