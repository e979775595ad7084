import { escapeXml } from '#platform/xml.ts';
import type { SitemapPart } from './product-sitemaps.ts';

export type SitemapEntry = { path: string; updatedAt?: Date; images?: string[] };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemapSchema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1';

export function sitemapIndex(url: string, parts: SitemapPart[]): string {
  const sitemaps = [
    `<sitemap><loc>${escapeXml(`${url}/sitemaps/pages.xml`)}</loc></sitemap>`,
    ...parts.map(
      ({ part, updatedAt }) =>
        `<sitemap><loc>${escapeXml(`${url}/sitemaps/products/${part}.xml`)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></sitemap>`,
    ),
  ];
  return `${declaration}<sitemapindex xmlns="${sitemapSchema}">\n${sitemaps.join('\n')}\n</sitemapindex>\n`;
}

/** Returns a sitemap in pieces, one per batch of entries, and none without entries. */
export async function* sitemapXml(
  url: string,
  batches: Iterable<SitemapEntry[]> | AsyncIterable<SitemapEntry[]>,
): AsyncGenerator<string> {
  let start = `${declaration}<urlset xmlns="${sitemapSchema}" xmlns:image="${imageSchema}">\n`;
  for await (const batch of batches) {
    yield start + batch.map((entry) => entryXml(url, entry)).join('');
    start = '';
  }
  if (start === '') yield '</urlset>\n';
}

function entryXml(url: string, { path, updatedAt, images = [] }: SitemapEntry): string {
  const lastmod = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
  const pictures = images.map(
    (image) => `<image:image><image:loc>${escapeXml(encodeURI(url + image))}</image:loc></image:image>`,
  );
  return `<url><loc>${escapeXml(encodeURI(url + path))}</loc>${lastmod}${pictures.join('')}</url>\n`;
}
