import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import retired from './retired-words.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const folders = '{api,app,art,bench,database,docs,e2e,platform,scripts,server,shop}';
const exempt = new RegExp(retired.exemptFiles.join('|'));
const filesOf = (pattern: string) => globSync(pattern, { cwd: root }).filter((file) => !exempt.test(file));
const code = filesOf(`{${folders}/**/,}*.{ts,tsx,mjs}`);
const documents = filesOf(`{docs/**/,}*.md`);

type Word = (typeof retired.words)[number];

const inScope = (scope: string): Word[] => retired.words.filter(({ scopes }) => scopes.includes(scope));
/** Words of a name: `refoldSearchEntries` → `refold search entries`. */
const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_$.-]/g, ' ')
    .toLowerCase();
const found = (words: Word[], text: string) =>
  words.filter(({ pattern }) => new RegExp(`\\b(${pattern})(?!\\w)`).test(`${text} ${text.toLowerCase()}`));
const say = (where: string, text: string, words: Word[]) =>
  words.map(({ instead }) => `${where}: ${text} (say ${instead})`);

describe('retired words', () => {
  it('appear in no identifier', () => {
    const words = inScope('identifiers');
    const wrong = code.flatMap((file) =>
      [...new Set(identifiersOf(file))]
        .filter((name) => !retired.allowedIdentifiers.includes(name))
        .flatMap((name) => say(file, name, found(words, wordsOf(name)))),
    );
    expect(wrong).toEqual([]);
  });

  it('appear in no type name', () => {
    const names = new Set(inScope('type names').map(({ pattern }) => pattern));
    const wrong = code.flatMap((file) =>
      identifiersOf(file)
        .filter((name) => names.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('appear in no file name', () => {
    const words = inScope('file names');
    const wrong = [...code, ...documents].flatMap((file) =>
      say(file, '', found(words, wordsOf(file.replaceAll('/', ' ')))),
    );
    expect(wrong).toEqual([]);
  });

  it('appear in no comment and no document', () => {
    const words = inScope('prose');
    const comments = code.flatMap((file) => commentsOf(file).map((text) => [file, text] as const));
    const lines = documents.flatMap((file) =>
      read(file)
        .split('\n')
        .map((text) => [file, text] as const),
    );
    const wrong = [...comments, ...lines].flatMap(([file, text]) =>
      say(file, text.trim().slice(0, 80), found(words, unquoted(text))),
    );
    expect(wrong).toEqual([]);
  });

  it('are found in samples', () => {
    expect(found(inScope('identifiers'), wordsOf('refoldSearchEntries'))).toHaveLength(1);
    expect(found(inScope('prose'), unquoted('every room of the shop'))).toHaveLength(1);
    expect(found(inScope('prose'), unquoted('the quoted "room" and `visitor`'))).toEqual([]);
  });
});

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function unquoted(text: string): string {
  return text.replaceAll(/`[^`]*`|"[^"]*"|“[^”]*”|\]\([^)]*\)|https?:\/\/\S+/g, ' ');
}

function identifiersOf(file: string): string[] {
  const names: string[] = [];
  visit(parseSync(file, read(file)).program, names);
  return names;
}

function visit(node: unknown, names: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, name } = node as { type?: unknown; name?: unknown };
  if (typeof type === 'string' && type.endsWith('Identifier') && typeof name === 'string') names.push(name);
  for (const inner of Object.values(node)) visit(inner, names);
}

function commentsOf(file: string): string[] {
  return parseSync(file, read(file)).comments.map(({ value }) => value);
}
