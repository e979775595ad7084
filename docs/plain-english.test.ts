import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const documents = globSync(['*.md', 'docs/**/*.md', 'demo/art/**/*.md'], { cwd: root }).filter(
  (file) => file !== 'docs/specification.md',
);
const code = globSync(
  '{api,app,bench,database,demo,docs,e2e,platform,scripts,server,shop}/**/*.{ts,tsx,mjs}',
  {
    cwd: root,
  },
).filter((file) => !file.startsWith('database/migrations/'));

/** Subjects that name nothing. The reader has to find the thing in the sentences before. */
const vague = /^(one that|those who|what is|who|whoever|somebody|of which)\b/i;

/** A heading may ask. A sentence names its subject. */
const question = /^What\b.*\.$/;

describe('a sentence names its subject', () => {
  it('in every document', () => {
    expect(documents.length).toBeGreaterThan(20);
    expect(documents.flatMap((file) => vagueIn(file, paragraphsOf(read(file))))).toEqual([]);
  });

  it('in every comment', () => {
    expect(code.flatMap((file) => vagueIn(file, commentsOf(file)))).toEqual([]);
  });

  it('or is reported', () => {
    const text =
      '- Jobs wait.\n  One that fails is repeated.\n\n| a | what is kept |\n\nWhat a job does.\n\n> “Who is it?”, `who: guest`';
    expect(vagueIn('x.md', paragraphsOf(text))).toEqual([
      'x.md: One that fails is repeated.',
      'x.md: what is kept',
      'x.md: What a job does.',
    ]);
  });
});

function vagueIn(file: string, texts: string[]): string[] {
  return texts
    .flatMap((text) => unquoted(text).split(/(?<=[.!?:;])\s+|\|/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => vague.test(sentence) || question.test(sentence))
    .map((sentence) => `${file}: ${sentence}`);
}

function unquoted(text: string): string {
  return text.replaceAll(/`[^`]*`|"[^"]*"|“[^”]*”/g, '…');
}

/** Lines of one paragraph belong together. List items, headings and table rows stand alone. */
function paragraphsOf(text: string): string[] {
  return text
    .replaceAll(/^```[^]*?^```/gm, '')
    .replaceAll(/\n(?!\n|\s*(?:[-*|#>]|\d+\.))\s*/g, ' ')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*#>]+|\d+\.)\s+/, '').replaceAll('**', ''));
}

function commentsOf(file: string): string[] {
  return parseSync(file, read(file)).comments.map(({ value }) =>
    value
      .split('\n')
      .map((line) => line.replace(/^[\s*]+/, ''))
      .join(' '),
  );
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
