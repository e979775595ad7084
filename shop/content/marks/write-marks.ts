import { isDeepStrictEqual } from 'node:util';
import type { Block, Span } from '../reading/block.ts';
import { readMarks } from './read-marks.ts';

/** Writes blocks as the text with marks that `readMarks` reads back. */
export function writeMarks(blocks: readonly Block[]): string {
  return blocks.map((block) => writeBlock(block)).join('\n\n');
}

/** Marks that stand in the text itself get a backslash, only where the text would be read otherwise. */
function writeBlock(block: Block): string {
  const plain = withMarks(block, (text) => text);
  const [read, ...rest] = readMarks(plain);
  return rest.length === 0 && isSame(read, block) ? plain : withMarks(block, escape);
}

function isSame(read: Block | undefined, block: Block): boolean {
  return isDeepStrictEqual({ ...read, at: 0 }, { ...inOneLine(block), at: 0 });
}

function withMarks(block: Block, escaped: (text: string) => string): string {
  if ('spans' in block) {
    const words = writeSpans(block.spans, escaped);
    return block.kind === 'heading' ? `## ${words}` : words;
  }
  return block.items
    .map(({ spans }, at) => `${block.kind === 'steps' ? `${at + 1}.` : '-'} ${writeSpans(spans, escaped)}`)
    .join('\n');
}

function writeSpans(spans: readonly Span[], escaped: (text: string) => string): string {
  return spans
    .map((span) => {
      const text = escaped(span.text.replaceAll(/\s+/g, ' '));
      if (span.kind === 'link') return `[${text}](${span.to})`;
      if (span.kind === 'strong') return `**${text}**`;
      return span.kind === 'soft' ? `_${text}_` : text;
    })
    .join('');
}

function escape(text: string): string {
  return text
    .replaceAll(/[\\*_[]/g, '\\$&')
    .replace(/^(\d{1,3})\.(?= )/, '$1\\.')
    .replace(/^[#-]/, '\\$&');
}

/** A paragraph of a file may be broken into lines. */
function inOneLine(block: Block): Block {
  const lineOf = (spans: readonly Span[]) =>
    spans.map((span) => ({ ...span, text: span.text.replaceAll(/\s+/g, ' ') }));
  if ('spans' in block) return { ...block, spans: lineOf(block.spans) };
  return { ...block, items: block.items.map((item) => ({ ...item, spans: lineOf(item.spans) })) };
}
