import type { RowCells } from '../../bulk/read-row.ts';

/** Turns the HTML of foreign shops into plain text. The parser of the emails loads only for it. */
export async function withPlainTexts(rows: readonly RowCells[]): Promise<void> {
  const cells = rows.flatMap((row) => row.get('descriptionHtml') ?? []);
  if (!cells.some(({ cell }) => cell !== '')) return;
  const { toPlainText } = await import('@react-email/render');
  for (const told of cells) told.cell = toPlainText(told.cell, options).trim();
}

const options = {
  wordwrap: false as const,
  limits: { maxInputLength: 100_000, maxDepth: 50 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
};
