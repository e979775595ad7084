const escapes: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };

/** Returns JSON-LD for a `<script type="application/ld+json">`. No text in it can end the element or begin a comment. */
export function toJsonLd(graph: object[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    /[<>&]/g,
    (character) => escapes[character]!,
  );
}
