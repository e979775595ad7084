import { cutText } from '#platform/text/cut-text.ts';

const ignored = new Set([
  'SCRIPT',
  'STYLE',
  'HEAD',
  'TITLE',
  'META',
  'LINK',
  'TEMPLATE',
  'NOSCRIPT',
  'SVG',
  'IFRAME',
  'OBJECT',
]);
const blocks = new Set([
  'P',
  'DIV',
  'SECTION',
  'ARTICLE',
  'BLOCKQUOTE',
  'TR',
  'UL',
  'OL',
  'TABLE',
  'PRE',
  'FIGURE',
]);
const maxLength = 60_000;
const maxDepth = 200;

/**
 * Reads pasted HTML of Word or a web page into a text with marks: headings, lists, steps, strong and soft words. Everything else is plain text.
 * The document that reads it runs no script and loads nothing.
 */
export function marksOfHtml(html: string): string {
  if (html.length > 2_000_000) return '';
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const text = marksOf(body, 0);
  const tidy = text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n');
  return cutText(tidy.trim(), maxLength);
}

function marksOf(node: Node, depth: number): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replaceAll(/\s+/g, ' ');
  if (!(node instanceof Element) || depth > maxDepth || ignored.has(node.tagName.toUpperCase())) return '';
  const { tagName } = node;
  if (tagName === 'BR') return '\n';
  const inner = () => [...node.childNodes].map((child) => marksOf(child, depth + 1)).join('');
  if (/^H[1-6]$/.test(tagName)) return `\n\n## ${inLine(inner())}\n\n`;
  if (tagName === 'LI') return itemOf(node, inner());
  if (isWordItem(node)) return `\n- ${inLine(inner()).replace(/^(?:[·•§o-]|\d{1,3}[.)]) */u, '')}`;
  if (tagName === 'B' || tagName === 'STRONG') return around(inner(), '**', !isPlain(node, 'fontWeight'));
  if (tagName === 'I' || tagName === 'EM') return around(inner(), '_', true);
  if (tagName === 'TD' || tagName === 'TH') return `${inner()} `;
  return blocks.has(tagName) ? `\n\n${inner()}\n\n` : inner();
}

/** Google Docs wraps a whole paste into `<b style="font-weight:normal">`. */
function isPlain(node: Element, property: 'fontWeight'): boolean {
  return (node as HTMLElement).style?.[property] === 'normal' || node.querySelector('p, li, div') !== null;
}

/** Word writes lists as paragraphs with a class. */
function isWordItem(node: Element): boolean {
  return node.tagName === 'P' && node.className.startsWith('MsoListParagraph');
}

function itemOf(node: Element, inner: string): string {
  const list = node.parentElement;
  const place = list ? [...list.children].filter(({ tagName }) => tagName === 'LI').indexOf(node) + 1 : 1;
  const [first = '', ...nested] = inner.trim().split(/\n(?=- |\d{1,3}\. )/);
  const mark = list?.tagName === 'OL' ? `${place}. ` : '- ';
  return [`\n${mark}${inLine(first)}`, ...nested].join('\n');
}

const inLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function around(inner: string, mark: string, isMarked: boolean): string {
  const words = inner.trim();
  if (!isMarked || words === '' || words.includes('\n')) return inner;
  return `${/^\s/.test(inner) ? ' ' : ''}${mark}${words}${mark}${/\s$/.test(inner) ? ' ' : ''}`;
}
