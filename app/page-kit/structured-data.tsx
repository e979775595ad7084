/**
 * Structured data for search engines. Only the server writes it: a page passes `import.meta.env.SSR ? toJsonLd(…) : ''`, so
 * that browsers download no code for it. The element never runs, so the CSP has no hash for it.
 */
export function StructuredData({ json }: { json: string }) {
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  );
}
