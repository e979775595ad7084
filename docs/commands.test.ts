import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../bench/programs.ts';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const files = globSync(
  [
    '*.md',
    '.env.example',
    '{.github,docs,art,platform,shop,api,app,server,database,scripts,bench,e2e}/**/*.{md,ts,tsx,mjs,sh}',
  ],
  { cwd: root },
).filter((file) => !file.endsWith('.test.ts'));
const lines = files.flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line.includes('npm run '))
    .map((line) => `${file}: ${line.trim()}`),
);

describe('a text that names an npm script', () => {
  it('names one that exists', () => {
    expect(lines.length).toBeGreaterThan(60);
    expect(lines.flatMap((line) => unknownScripts(line).map((name) => `${name} in ${line}`))).toEqual([]);
  });

  it('names a program that the script runs', () => {
    expect(lines.flatMap((line) => unknownPrograms(line).map((name) => `${name} in ${line}`))).toEqual([]);
  });

  it('is read well enough that a wrong name is found', () => {
    expect(unknownScripts('`npm run chaos`, npm run db:generate -- --name a, npm run drill:clock:')).toEqual([
      'chaos',
      'drill:clock',
    ]);
    expect(unknownPrograms('npm run bench, `npm run bench -- --quick`, `npm run drill`')).toEqual(['drill']);
    expect(unknownPrograms('npm run bench -- partitions and npm run judge -- claims x.tsv')).toEqual([
      'bench partitions',
    ]);
  });
});

function unknownScripts(line: string): string[] {
  const names = [...line.matchAll(/npm run ([a-z][\w-]*(?::[a-z][\w-]*)*)/g)].map(([, name]) => name!);
  return names.filter((name) => !Object.hasOwn(scripts, name));
}

/** A command with a usual program needs no name. `<name>` represents any. */
function unknownPrograms(line: string): string[] {
  const named = [...line.matchAll(/npm run (bench|drill|judge)\b(?: -- ([\w-]+|<name>))?/g)];
  return named.flatMap(([, command = '', name = '']) => {
    const { usual, programs } = commands[command]!;
    const isUsual = usual !== undefined && (name === '' || name.startsWith('--'));
    return isUsual || name === '<name>' || Object.hasOwn(programs, name) ? [] : [`${command} ${name}`.trim()];
  });
}
