import { compile } from 'html-to-text';
import type { RowCells } from '../../bulk/read-row.ts';

/** Turns the HTML of foreign shops into plain text. */
export function withPlainTexts(rows: readonly RowCells[]): void {
  for (const row of rows) {
    const told = row.get('descriptionHtml');
    if (told) told.cell = toText(told.cell).trim();
  }
}

const toText = compile({
  wordwrap: false,
  limits: { maxInputLength: 100_000, maxDepth: 50 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});
