import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** A regular expression of the code. A `built` one is put together at run time, and `source` is the code that does so. */
export type Pattern = { file: string; line: number; source: string; flags: string; isBuilt: boolean };

export const root = join(import.meta.dirname, '../..');

/** Returns the regular expressions of all code that runs in the shop, without tests and tooling. */
export function findPatterns(): Pattern[] {
  return globSync('{platform,shop,api,app,server,database}/**/*.{ts,tsx}', { cwd: root })
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

/** Returns the regular expressions of one file. One that splits a text has the flag g, since it looks at each place. */
export function patternsIn(code: string, file: string): Pattern[] {
  const found: Pattern[] = [];
  const splitting = new Set<unknown>();
  const add = (start: number, source: string, flags: string, isBuilt: boolean) =>
    found.push({ file, line: code.slice(0, start).split('\n').length, source, flags, isBuilt });
  const addBuilt = ({ start, end }: { start: number; end: number }) =>
    add(start, code.slice(start, end).replaceAll(/\s+/g, ' '), '', true);
  new Visitor({
    CallExpression(node) {
      const { callee, arguments: passed } = node;
      if (callee.type === 'Identifier' && callee.name === 'RegExp') addBuilt(node);
      const isSplit =
        callee.type === 'MemberExpression' && 'name' in callee.property && callee.property.name === 'split';
      if (isSplit) splitting.add(passed[0]);
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') addBuilt(node);
    },
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      add(node.start, pattern, splitting.has(node) && !flags.includes('g') ? `${flags}g` : flags, false);
    },
  }).visit(parseSync(file, code).program);
  return found;
}
