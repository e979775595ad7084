import { parseSync } from 'vite';

type Node = { type: string; [key: string]: unknown };

const makers = new Set(['it', 'test', 'describe']);
const skipping = new Set(['skip', 'fixme', 'todo']);

export type LiveTest = { title: string; start: number };

export function liveTitles(source: string, file?: string): string[] {
  return liveTests(source, file).map(({ title }) => title);
}

/**
 * Returns title and place of the tests that run in a test file of Vitest or Playwright. It skips tests that never run, and titles
 * in comments. A test skipped under a condition, such as for one width, counts.
 */
export function liveTests(source: string, file = 'a.test.ts'): LiveTest[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]!.message}`);
  return testsIn(program);
}

function testsIn(node: unknown): LiveTest[] {
  if (Array.isArray(node)) return testsInList(node);
  if (!isNode(node)) return [];
  const call = readCall(node);
  if (call?.isSkipped) return [];
  const inner = testsInList(Object.values(node));
  return call?.title !== undefined && !call.isGroup && !skipsItself(call.body)
    ? [{ title: call.title, start: node.start as number }, ...inner]
    : inner;
}

/** A bare `test.skip()` among statements skips all later ones of its list. */
function testsInList(list: unknown[]): LiveTest[] {
  return list.some((entry) => skipsItself(entry)) ? [] : list.flatMap(testsIn);
}

function skipsItself(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'ExpressionStatement') {
    const call = readCall(node.expression);
    return call !== undefined && call.isSkipped && call.title === undefined && !call.isGroup;
  }
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression')
    return skipsItself(node.body);
  return node.type === 'BlockStatement' && (node.body as unknown[]).some(skipsItself);
}

/** Reads a call such as `test.describe('…', …)` or `it.each([…])('…', …)` that makes or skips tests. */
function readCall(node: unknown) {
  if (!isNode(node) || node.type !== 'CallExpression') return undefined;
  const names = namesOf(node.callee);
  if (!makers.has(names[0] ?? '')) return undefined;
  const [first, ...others] = node.arguments as Node[];
  const title = textOf(first);
  const isGroup = names.includes('describe');
  const saysWhen = title === undefined && first !== undefined && first.value !== true;
  return {
    title,
    isGroup,
    body: others.at(-1),
    isSkipped: names.some((name) => skipping.has(name)) && (isGroup || !saysWhen),
  };
}

function namesOf(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [callee.name as string];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  if (callee.type !== 'MemberExpression') return [];
  return [...namesOf(callee.object), ...namesOf(callee.property)];
}

function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  const parts = node.quasis as { value: { cooked: string } }[];
  return parts.map(({ value }) => value.cooked).join('…');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
