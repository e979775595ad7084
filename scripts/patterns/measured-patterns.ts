import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutsidePattern } from './check-patterns.ts';
import { root } from './find-patterns.ts';

const list = join(root, 'scripts/patterns/measured.tsv');
/** Another way to measure makes every measurement old. */
const measuring = ['hostile-texts.ts', 'measure-growth.ts'];

/** Returns the patterns whose growth was not measured since their text changed, or all when the way to measure changed. */
export function unmeasuredPatterns(patterns: OutsidePattern[], written = readMeasured()): OutsidePattern[] {
  const [way, ...lines] = written.split('\n');
  if (way !== wayToMeasure()) return patterns;
  const measured = new Set(lines);
  return patterns.filter((pattern) => !measured.has(lineOf(pattern)));
}

/** Returns the list of these patterns. `npm run patterns` stores it once none of them grows too much. */
export function measuredList(patterns: OutsidePattern[]): string {
  const lines = [...new Set(patterns.map(lineOf))].toSorted((one, other) =>
    fileOf(one) < fileOf(other) ? -1 : 1,
  );
  return `${[wayToMeasure(), ...lines].join('\n')}\n`;
}

export function readMeasured(): string {
  return readFileSync(list, 'utf8');
}

export function writeMeasured(patterns: OutsidePattern[]): void {
  writeFileSync(list, measuredList(patterns));
}

function lineOf({ file, source, flags }: OutsidePattern): string {
  return `${hashOf(`/${source}/${flags}`)}\t${file}`;
}

function fileOf(line: string): string {
  return line.split('\t').toReversed().join('\t');
}

function wayToMeasure(): string {
  const code = measuring.map((file) => readFileSync(join(root, 'scripts/patterns', file), 'utf8')).join('');
  return `${hashOf(code)}\tscripts/patterns`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
