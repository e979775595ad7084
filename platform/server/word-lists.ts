import { readFileSync } from 'node:fs';

/**
 * Reads the lists of a file of words, by their names. A list begins with `[name]` and has one entry a line; after a tab comes why
 * it is there. A line of `//` is a comment, an empty line begins a new group. A list comes as one text: entries part with commas,
 * groups with semicolons. Code and commands read the same files, so no build changes them. `path` begins at the root.
 */
export function readWordLists(path: string): Record<string, string> {
  const parts = readText(path)
    .split(/^\[(.+)\]\n/m)
    .slice(1);
  return Object.fromEntries(
    parts.flatMap((name, at) => (at % 2 === 0 ? [[name, joined(parts[at + 1]!)] as const] : [])),
  );
}

/** Reads the rows of a file whose cells part with tabs. A line of `//` is a comment. `path` begins at the root. */
export function readRows(path: string): string[][] {
  const lines = readText(path).split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('//')).map((line) => line.split('\t'));
}

function readText(path: string): string {
  // Two folders below the root, as the built file is.
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}

function joined(list: string): string {
  const groups = list.trim().split(/\n\n+/);
  return groups.map((group) => entriesOf(group).join(', ')).join('; ');
}

const entriesOf = (group: string) =>
  group
    .split('\n')
    .filter((line) => !line.startsWith('//'))
    .map((line) => line.split('\t')[0]!);
