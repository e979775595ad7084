import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { liveTitles } from './live-tests.ts';

const root = join(import.meta.dirname, '..');
const folders = '{platform,shop,api,app,server,database,art,docs,scripts,bench,e2e}';
const files = globSync(`${folders}/**/*.{test.ts,test.tsx,spec.ts}`, { cwd: root });

/** A title built by a template literal counts by its written parts. */
const isLong = (title: string) => title.replaceAll('…', '').length >= 80;

function longTitlesIn(file: string, source = readFileSync(join(root, file), 'utf8')): string[] {
  return liveTitles(source, file)
    .filter(isLong)
    .map((title) => `${file}: ${title}`);
}

it('every title of a test has fewer than 80 characters', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => longTitlesIn(file))).toEqual([]);
});

it('a title of 80 characters is reported with its file', () => {
  const title = 'a'.repeat(79);
  const source = `it('${title}', () => {}); it('${title}b', () => {}); it(\`${title}\${1}\`, () => {});`;
  expect(longTitlesIn('a.test.ts', source)).toEqual([`a.test.ts: ${title}b`]);
});
