import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** A regular expression of the code. A `built` one is put together at run time, and `source` is the code that does so. */
export type Pattern = { file: string; line: number; source: string; flags: string; isBuilt: boolean };

export const root = join(import.meta.dirname, '..', '..');

/** Returns the regular expressions of all code that runs in the shop, without tests and tooling. */
export function findPatterns(): Pattern[] {
  return globSync('{platform,shop,api,app,server,database,demo/{sample-data,seeding,texts}}/**/*.{ts,tsx}', {
    cwd: root,
  })
    .filter((file) => !/\.test\.|testing|\/sample-data\/|\/(test|fuzz)-[^/]*$/.test(file))
    .toSorted()
    .flatMap((file) => patternsIn(readFileSync(join(root, file), 'utf8'), file))
    .concat(patternsOfRules());
}

/** The rules for publishing hold patterns as data. */
function patternsOfRules(): Pattern[] {
  const file = 'shop/catalog/admin/gate/publish-gate.json';
  const found: Pattern[] = [];
  JSON.parse(readFileSync(join(root, file), 'utf8'), (name, value: unknown) => {
    if (name === 'pattern' && typeof value === 'string')
      found.push({ file, line: 0, source: value, flags: 's', isBuilt: false });
    return value;
  });
  return found;
}

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** Returns the regular expressions of one file. A pattern of `split` has the flag g, since it looks at each place. */
export function patternsIn(code: string, file: string): Pattern[] {
  const found: Pattern[] = [];
  const splitting = new Set<unknown>();
  const add = (start: number, source: string, flags: string, isBuilt: boolean) =>
    found.push({ file, line: code.slice(0, start).split('\n').length, source, flags, isBuilt });
  for (const node of nodesIn(parseSync(file, code).program)) {
    const { type, start, end, regex } = node;
    if (type === 'CallExpression' && nameOf(node.callee, 'property') === 'split')
      splitting.add((node.arguments as unknown[])[0]);
    if (/^(Call|New)Expression$/.test(type) && nameOf(node.callee) === 'RegExp')
      add(start, code.slice(start, end).replaceAll(/\s+/g, ' '), '', true);
    if (!regex) continue;
    const { pattern, flags } = regex as { pattern: string; flags: string };
    add(start, pattern, splitting.has(node) && !flags.includes('g') ? `${flags}g` : flags, false);
  }
  return found;
}

function nameOf(node: unknown, part?: string): unknown {
  const named = part && isNode(node) ? node[part] : node;
  return isNode(named) ? named.name : undefined;
}

function* nodesIn(value: unknown): Generator<Node> {
  if (isNode(value)) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
