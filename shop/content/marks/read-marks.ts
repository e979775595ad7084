import { ownPath } from '../kinds/own-path.ts';
import type { Block, Span } from '../reading/block.ts';

const maxLinkText = 300;
const maxStressed = 1_000;
const escapable = '\\*_[#-.';

/**
 * Reads a text with marks: `## ` begins a heading, `- ` a list, `1. ` steps, `**strong**`, `_soft_` and `[a link](/about)`. Each other line is a
 * paragraph. Everything else stays text, HTML and addresses outside the shop too. A backslash keeps a mark as text.
 */
export function readMarks(typed: string): Block[] {
  const blocks: Block[] = [];
  for (const line of clean(typed).split('\n')) {
    const text = line.trim();
    if (text === '') blocks.push({ at: -1, kind: 'paragraph', spans: [] });
    else addLine(blocks, text);
  }
  const kept = blocks.filter((block) => 'items' in block || block.spans.length > 0);
  return kept.map((block, at) => Object.assign(block, { at }));
}

/** Control characters and blanks that nobody sees come with a paste. */
function clean(typed: string): string {
  return typed
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/(?!\n)[\p{Cc}\u200b\ufeff]/gu, (character) => (character === '\t' ? ' ' : ''))
    .replaceAll(/[ \u00a0]+/g, ' ');
}

function addLine(blocks: Block[], text: string): void {
  const heading = /^#{1,4} +/.exec(text);
  if (heading)
    return void blocks.push({ at: 0, kind: 'heading', spans: readSpans(text.slice(heading[0].length)) });
  const item = /^(?:([-*•·])|\d{1,3}[.)]) +/.exec(text);
  if (!item) return void blocks.push({ at: 0, kind: 'paragraph', spans: readSpans(text) });
  const kind = item[1] === undefined ? 'steps' : 'list';
  const spans = readSpans(text.slice(item[0].length));
  const last = blocks.at(-1);
  if (last && 'items' in last && last.kind === kind) last.items.push({ at: last.items.length, spans });
  else blocks.push({ at: 0, kind, items: [{ at: 0, spans }] });
}

/** Reads the marks within a line. A mark that nothing closes is text. */
function readSpans(text: string): Span[] {
  const spans: Span[] = [];
  let plain = '';
  const add = (span: Span) => {
    if (plain !== '') spans.push({ at: spans.length, kind: 'plain', text: plain });
    plain = '';
    spans.push({ ...span, at: spans.length });
  };
  for (let at = 0; at < text.length;) {
    const found = linkAt(text, at) ?? strongAt(text, at) ?? softAt(text, at);
    if (found) {
      add(found.span);
      at = found.end;
    } else if (text[at] === '\\' && at + 1 < text.length && escapable.includes(text[at + 1]!)) {
      plain += text[at + 1];
      at += 2;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  if (plain !== '') spans.push({ at: spans.length, kind: 'plain', text: plain });
  return spans;
}

type Found = { span: Span; end: number } | null;

function linkAt(text: string, at: number): Found {
  if (text[at] !== '[') return null;
  const near = text.slice(at, at + maxLinkText + 210);
  const middle = near.indexOf('](');
  const end = middle < 0 ? -1 : near.indexOf(')', middle);
  const [name, to] = [near.slice(1, middle).trim(), near.slice(middle + 2, end)];
  if (end < 0 || name === '' || name.includes('[') || !ownPath.test(to)) return null;
  return { span: { at: 0, kind: 'link', text: unescape(name), to }, end: at + end + 1 };
}

function strongAt(text: string, at: number): Found {
  if (!text.startsWith('**', at) || isBlank(text[at + 2])) return null;
  return stressed(text, { at, mark: '**', kind: 'strong' });
}

/** `_` within a word, as in the name of a file, is no mark. */
function softAt(text: string, at: number): Found {
  if (text[at] !== '_' || isBlank(text[at + 1]) || isWord(text[at - 1])) return null;
  const found = stressed(text, { at, mark: '_', kind: 'soft' });
  return found && !isWord(text[found.end]) ? found : null;
}

type Mark = { at: number; mark: '**' | '_'; kind: 'strong' | 'soft' };

function stressed(text: string, { at, mark, kind }: Mark): Found {
  const from = at + mark.length;
  const near = text.slice(from, from + maxStressed);
  let close = near.indexOf(mark, 1);
  while (close > 0 && near[close - 1] === '\\') close = near.indexOf(mark, close + 1);
  const inner = near.slice(0, close);
  if (close < 1 || isBlank(inner.at(-1))) return null;
  return { span: { at: 0, kind, text: unescape(inner) }, end: from + close + mark.length };
}

function unescape(text: string): string {
  return text.replaceAll(/\\([\\*_[#.-])/g, '$1');
}

const isBlank = (letter: string | undefined) => letter === undefined || letter.trim() === '';
const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
