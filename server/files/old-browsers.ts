import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseSync } from 'vite';
import { tooNew } from '#platform/server/old-browsers/newer-features.ts';
import type { RouteManifest } from './route-manifest.ts';

type Node = { type: string } & Record<string, unknown>;

/** Throws when a file that customers load has what the oldest browsers cannot read, or use without a stand-in. */
export async function checkOldBrowsers(folder: string, manifest: RouteManifest): Promise<void> {
  const problems: string[] = [];
  for (const [file, code] of await filesOfCustomers(folder, manifest))
    problems.push(...newerParts(code, file).map((part) => `${file}: ${part}`));
  if (problems.length > 0)
    throw new Error(`The oldest browsers of the shop cannot use these parts:\n${problems.join('\n')}`);
}

/** Returns what is too new in a script: its grammar, its regular expressions, and the features that it names. */
export function newerParts(code: string, file: string): string[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) return [errors[0]!.message];
  const found = new Set<string>();
  walk(program as unknown as Node, (node) => {
    const part = newerGrammar(node) ?? newerPattern(node) ?? newerFeature(node);
    if (part) found.add(part);
  });
  return [...found];
}

/** The build writes older grammar for most, and has none for these. */
const newerKinds = new Set(['StaticBlock', 'ImportAttribute', 'Decorator', 'AccessorProperty']);

function newerGrammar({ type, kind }: Node): string | null {
  if (type === 'VariableDeclaration' && (kind === 'using' || kind === 'await using')) return kind;
  return newerKinds.has(type) ? type : null;
}

/** One literal with a lookbehind ends a whole file in Safari 15. Built ones stand in texts. */
function newerPattern({ type, regex, value }: Node): string | null {
  if (type === 'TemplateElement') return unreadable((value as { raw: string }).raw);
  if (type !== 'Literal') return null;
  const { pattern, flags } = (regex ?? {}) as { pattern?: string; flags?: string };
  if (pattern !== undefined) return flags!.includes('v') ? `/${pattern}/v` : unreadable(pattern);
  return typeof value === 'string' ? unreadable(value) : null;
}

const unreadable = (pattern: string) => (/\(\?(?:<[=!]|[ims]*-?[ims]+:)/.test(pattern) ? pattern : null);

const refused = new Set(tooNew);

/** Iterators have methods of arrays since 2024. */
const ofIterators = new Set([
  'map',
  'filter',
  'some',
  'every',
  'find',
  'reduce',
  'forEach',
  'flatMap',
  'take',
  'drop',
  'toArray',
]);
const iterators = new Set(['values', 'keys', 'entries', 'matchAll']);

function newerFeature({ type, computed, object, property }: Node): string | null {
  if (type !== 'MemberExpression' || computed) return null;
  const { name } = property as { name: string };
  if (refused.has(name)) return isOwnWord(object as Node, name) ? null : `.${name}`;
  return ofIterators.has(name) && isIterator(object as Node) ? `an iterator's .${name}` : null;
}

/** `escape` and `try` are also names of code's own. Only those of the language's own objects count. */
function isOwnWord(object: Node, name: string): boolean {
  const owners: Record<string, string[]> = { escape: ['RegExp'], try: ['Promise'], isError: ['Error'] };
  const known = owners[name];
  return known !== undefined && !known.includes(String(object.name));
}

/** `Object.values(…)` is an array. */
function isIterator({ type, callee }: Node): boolean {
  if (type !== 'CallExpression') return false;
  const { type: kind, object, property, computed } = callee as Node;
  if (kind !== 'MemberExpression' || computed || !iterators.has((property as { name: string }).name))
    return false;
  return (object as Node).name !== 'Object';
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child === 'object' && 'type' in child) walk(child as Node, visit);
}

/** Files of customers' routes, with all that these load at once or later. */
async function filesOfCustomers(
  folder: string,
  { entry, routes }: RouteManifest,
): Promise<Map<string, string>> {
  const ofCustomers = Object.values(routes).filter(({ path }) => !path?.startsWith('admin'));
  const waiting = [entry, ...ofCustomers].flatMap(({ module, imports = [] }) => imports.concat(module));
  const found = new Map<string, string>();
  for (const path of waiting) {
    const file = basename(path);
    if (found.has(file)) continue;
    const code = await readFile(join(folder, 'assets', file), 'utf8');
    found.set(file, code);
    for (const [name] of code.matchAll(/[\w.~-]{1,80}\.js(?=["'`])/g))
      if (!name.startsWith('manifest-') && !name.includes('service-worker')) waiting.push(name);
  }
  return found;
}
