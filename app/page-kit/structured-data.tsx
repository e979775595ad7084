/**
 * Facts for search engines. The server alone writes them: a page passes `import.meta.env.SSR ? toJsonLd(…) : ''`, so that
 * no browser downloads what makes them. The element is data and never runs, so the page's CSP has no hash for it.
 */
export function StructuredData({ json }: { json: string }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
