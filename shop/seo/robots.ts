/**
 * Returns `/robots.txt`. Search engines read all pages but the API, search results and developer pages. Personal pages say
 * noindex themselves.
 */
export function robotsTxt(url: string): string {
  return `User-agent: *
Allow: /api/images/
Disallow: /api/
Disallow: /dev/
Disallow: /lookup/
Disallow: /search

Sitemap: ${url}/sitemap.xml
`;
}
