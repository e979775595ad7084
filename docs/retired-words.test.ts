import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import retired from './retired-words.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const folders = '{api,app,bench,database,demo,docs,e2e,platform,scripts,server,shop}';
const exempt = new RegExp(retired.exemptFiles.join('|'));
const filesOf = (pattern: string) => globSync(pattern, { cwd: root }).filter((file) => !exempt.test(file));
const code = filesOf(`{${folders}/**/,}*.{ts,tsx,mjs}`);
const documents = filesOf(`{docs/**/,}*.md`);

/** Identifiers and comments of each file. A file is parsed once, since that takes most of the time. */
const parsed = code.map((file) => ({ file, ...parse(file) }));

const words = retired.words.map((word) => ({ ...word, regex: new RegExp(`\\b(${word.pattern})(?!\\w)`) }));

type Word = (typeof words)[number];

const inScope = (scope: string): Word[] => words.filter(({ scopes }) => scopes.includes(scope));
/** Words of a name: `refoldSearchEntries` → `refold search entries`. */
const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_$.-]/g, ' ')
    .toLowerCase();
const found = (words: Word[], text: string) =>
  words.filter(({ regex }) => regex.test(`${text} ${text.toLowerCase()}`));
/** A type has a retired name only when the word is its whole name. */
const retiredTypes = (name: string) =>
  inScope('type names').filter(({ pattern }) => pattern.split('|').includes(name));
const say = (where: string, text: string, words: Word[]) =>
  words.map(({ instead }) => `${where}: ${text} (say ${instead})`);

describe('retired words', () => {
  it('appear in no identifier', () => {
    const words = inScope('identifiers');
    const wrong = parsed.flatMap(({ file, identifiers }) =>
      [...identifiers]
        .filter((name) => !retired.allowedIdentifiers.includes(name))
        .flatMap((name) => say(file, name, found(words, wordsOf(name)))),
    );
    expect(wrong).toEqual([]);
  });

  it('appear in no type name', () => {
    const wrong = parsed.flatMap(({ file, types }) =>
      types.flatMap((name) => say(file, name, retiredTypes(name))),
    );
    expect(wrong).toEqual([]);
    expect(retiredTypes('Asked')).toHaveLength(1);
    expect(retiredTypes('AskedOrder')).toEqual([]);
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
    const comments = parsed.flatMap(({ file, comments }) => comments.map((text) => [file, text] as const));
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

function parse(file: string): { identifiers: Set<string>; types: string[]; comments: string[] } {
  const { program, comments } = parseSync(file, read(file));
  const identifiers = new Set<string>();
  const types: string[] = [];
  new Visitor({
    TSTypeAliasDeclaration: ({ id }) => void types.push(id.name),
    TSInterfaceDeclaration: ({ id }) => void types.push(id.name),
    Identifier: ({ name }) => void identifiers.add(name),
    JSXIdentifier: ({ name }) => void identifiers.add(name),
    PrivateIdentifier: ({ name }) => void identifiers.add(name),
  }).visit(program);
  return { identifiers, types, comments: comments.map(({ value }) => value) };
}
