import { lexer, type Token, type Tokens } from 'marked';
import type { Block, Line, Reading, Span } from '../reading/block.ts';

const sourcesTitle = 'Sources and further reading';

/**
 * Reads the Markdown of an article: paragraphs, `## headings`, lists, **strong**, *soft* and [links](/path) of the shop. Anything
 * else stays text. A last part with the title 'Sources and further reading' becomes `sources`.
 */
export function readMarkdown(text: string): Reading {
  const tokens = lexer(text.trim()).filter(({ type }) => type !== 'space');
  const end = tokens.findIndex((token) => token.type === 'heading' && token['text'] === sourcesTitle);
  const [body, tail] = end < 0 ? [tokens, []] : [tokens.slice(0, end), tokens.slice(end + 1)];
  return {
    blocks: body.map(toBlock),
    minutes: minutesToRead(body.map(({ raw }) => raw).join('\n')),
    sources: tail.flatMap((token) => (token as Tokens.List).items.map((item) => item.text)),
  };
}

/** At some 200 words a minute. */
function minutesToRead(text: string): number {
  return Math.max(1, Math.round(text.trim().split(/\s+/).length / 200));
}

function toBlock(token: Token, at: number): Block {
  if (token.type === 'heading') return { at, kind: 'heading', spans: spansOf(token.tokens) };
  if (token.type === 'list') {
    const { ordered, items } = token as Tokens.List;
    return { at, kind: ordered ? 'steps' : 'list', items: items.map(toLine) };
  }
  if (token.type === 'paragraph') return { at, kind: 'paragraph', spans: spansOf(token.tokens) };
  return { at, kind: 'paragraph', spans: [{ at: 0, kind: 'plain', text: token.raw.trim() }] };
}

function toLine({ tokens }: Tokens.ListItem, at: number): Line {
  return { at, spans: tokens.flatMap((token) => spansOf('tokens' in token ? token.tokens : [token])) };
}

function spansOf(tokens: Token[] = []): Span[] {
  const spans: Span[] = [];
  for (const [at, token] of tokens.entries()) {
    const span = toSpan(token, at);
    const last = spans.at(-1);
    if (last?.kind === 'plain' && span.kind === 'plain') last.text += span.text;
    else spans.push(span);
  }
  return spans;
}

/** A link leaves the shop only by a page's own code, so another address stays text. */
function toSpan(token: Token, at: number): Span {
  if (token.type === 'strong') return { at, kind: 'strong', text: token['text'] as string };
  if (token.type === 'em') return { at, kind: 'soft', text: token['text'] as string };
  const isOwnLink = token.type === 'link' && /^\[.*\]\(\/(?!\/)/s.test(token.raw);
  if (isOwnLink) return { at, kind: 'link', text: token['text'] as string, to: token['href'] as string };
  return { at, kind: 'plain', text: token.raw };
}
