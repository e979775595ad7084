export type Span = { at: number } & (
  | { kind: 'plain' | 'strong' | 'soft'; text: string }
  | { kind: 'link'; text: string; to: string }
);

export type Line = { at: number; spans: Span[] };

export type Block = { at: number } & (
  | { kind: 'heading' | 'paragraph'; spans: Span[] }
  | { kind: 'list' | 'steps'; items: Line[] }
);

export function readText(text: string): Block[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map(readBlock);
}

/** At some 200 words a minute. */
export function minutesToRead(text: string): number {
  return Math.max(1, Math.round(text.trim().split(/\s+/).length / 200));
}

function readBlock(block: string, at: number): Block {
  if (block.startsWith('## ')) return { at, kind: 'heading', spans: readSpans(block.slice(3)) };
  if (block.startsWith('- ')) return { at, kind: 'list', items: readItems(block, /^- /) };
  if (/^\d+\. /.test(block)) return { at, kind: 'steps', items: readItems(block, /^\d+\. /) };
  return { at, kind: 'paragraph', spans: readSpans(block) };
}

function readItems(block: string, mark: RegExp): Line[] {
  return block.split('\n').map((line, at) => ({ at, spans: readSpans(line.replace(mark, '')) }));
}

const marked = /\*\*(?<strong>[^*]+)\*\*|\*(?<soft>[^*]+)\*|\[(?<link>[^\]]+)\]\((?<to>\/[^)]*)\)/g;

function readSpans(line: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const match of line.matchAll(marked)) {
    if (match.index > at) spans.push({ at, kind: 'plain', text: line.slice(at, match.index) });
    spans.push(markedSpan(match.index, match.groups ?? {}));
    at = match.index + match[0].length;
  }
  if (at < line.length) spans.push({ at, kind: 'plain', text: line.slice(at) });
  return spans;
}

function markedSpan(at: number, { strong, soft, link, to }: Record<string, string | undefined>): Span {
  if (strong !== undefined) return { at, kind: 'strong', text: strong };
  if (soft !== undefined) return { at, kind: 'soft', text: soft };
  return { at, kind: 'link', text: link ?? '', to: to ?? '/' };
}
