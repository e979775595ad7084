import { decodeHTMLStrict } from 'entities';
import { compile, type FormatCallback } from 'html-to-text';
import type { FileLook } from '../../bulk/bulk-change.ts';
import type { RowCells } from '../../bulk/read-row.ts';
import type { Target } from '../../bulk/targets.ts';

const ofShop = new Set<Target>(['slug', 'sku', 'gtin', 'stock']);

/** Turns the texts of foreign shops into plain text: entities, escapes and HTML. The shop's own texts mean what they say. */
export function withPlainTexts(row: RowCells, source: FileLook['source']): void {
  const html = row.get('descriptionHtml');
  if (html) html.cell = toPlain(html.cell);
  if (source === 'own') return;
  for (const [target, told] of row)
    if (target !== 'descriptionHtml' && !ofShop.has(target) && told.cell.includes('&'))
      told.cell = decodeHTMLStrict(told.cell).replaceAll('\u00a0', ' ').trim();
}

/** WooCommerce writes a line break as a backslash and n, a comma as a backslash and a comma, and these signs with two backslashes. */
function toPlain(cell: string): string {
  const lines = cell.replaceAll(/(\\?)\\([nrt,])/g, (_, escape: string, letter: string) =>
    escape ? `\\${letter}` : { n: '\n', r: '', t: ' ', ',': ',' }[letter]!,
  );
  const hasBlocks = /<(p|br|div|ul|ol|li|table|tr|h[1-6]|blockquote|section)\b/i.test(lines);
  const text = hasBlocks ? lines : lines.replaceAll(/\r\n?|\n/g, '<br>');
  return toText(text)
    .replaceAll(/(?<![^\S\n])[^\S\n]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Cells of a row stand beside each other. */
const formatCell: FormatCallback = (element, walk, builder) => {
  const isCell = ({ name }: { name?: string }) => name === 'td' || name === 'th';
  if (element.parent?.children.find(isCell) !== element) builder.addInline(' | ');
  walk(element.children, builder);
};

const block = { leadingLineBreaks: 1, trailingLineBreaks: 1 };

const toText = compile({
  wordwrap: false,
  limits: { maxInputLength: 100_000, maxDepth: 50 },
  formatters: { cell: formatCell },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['script', 'style', 'iframe', 'noscript'].map((selector) => ({ selector, format: 'skip' })),
    ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'table', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'tr', format: 'block', options: block },
    { selector: 'td', format: 'cell' },
    { selector: 'th', format: 'cell' },
    // A paragraph within a cell breaks no line.
    { selector: 'td > p', format: 'inline' },
    { selector: 'th > p', format: 'inline' },
    { selector: 'td > div', format: 'inline' },
  ],
});
