import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const quoted = quotedIn(readFileSync(join(root, 'docs/how-to.md'), 'utf8'));
const sources = globSync(
  '{platform,shop,api,app,server,database,art,docs,scripts,bench,e2e}/**/*.{ts,tsx,mjs,sql}',
  {
    cwd: root,
  },
);
const words = new Set(
  sources
    .filter((file) => file !== 'docs/how-to.test.ts')
    .flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\w+/g) ?? []),
);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
/** The name that a recipe leaves to its reader. */
const ofReader = new Set(['verbNoun', 'noEmit']);

describe('a recipe', () => {
  it('names files that exist', () => {
    const paths = quoted.filter((text) =>
      /^(platform|shop|api|app|server|database|art|docs|scripts|bench|e2e)\/[\w./-]+$/.test(text),
    );
    expect(paths.length).toBeGreaterThan(80);
    expect(
      paths.filter((path) => !existsSync(join(root, path)) && !isBeginning(path) && !isInModule(path)),
    ).toEqual([]);
  });

  it('names functions, types and fields that exist', () => {
    const names = quoted.flatMap(identifiersOf);
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name) => !words.has(name) && !ofReader.has(name))).toEqual([]);
  });

  it('names scripts that exist', () => {
    const named = quoted.flatMap((text) => /^npm run ([\w:]+)/.exec(text)?.[1] ?? []);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('is read well enough that a wrong name is found', () => {
    const names = quotedIn('`serveEndpoint(app, endpoints.noSuch, [guards])` and `missingThing`').flatMap(
      identifiersOf,
    );
    expect(names.filter((name) => !words.has(name))).toEqual(['noSuch', 'missingThing']);
  });
});

function quotedIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, inside]) => inside!);
}

/** Words of code that no sentence has: with a capital inside, or in front of a bracket. */
function identifiersOf(text: string): string[] {
  if (/^(npm|npx) |^[A-Z_]+=|<|…/.test(text) && !text.includes('(')) return [];
  return text.match(/\b[a-z]+[A-Z]\w*|\b[A-Z][a-z]+[A-Z]\w*|\b[a-z]\w*(?=\()/g) ?? [];
}

/** `server/settings.ts` is a place of each module. */
function isInModule(path: string): boolean {
  return sources.some((file) => file.endsWith(`/${path}`));
}

/** `api/fuzz` represents the tests that begin so. */
function isBeginning(path: string): boolean {
  return globSync(`${path}*`, { cwd: root }).length > 0;
}
