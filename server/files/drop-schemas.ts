import type { Plugin } from 'vite';

/** The browser needs no more of an endpoint than this: see `callApi`. */
const kept = new Set(['method', 'path', 'who', 'media']);

type Node = { type: string; start: number; end: number };
type Property = Node & { key?: { name?: string; value?: string }; argument?: Node & { name?: string } };
type Value = Node & { callee?: { name?: string }; arguments?: Value[]; properties?: Property[] };
type Statement = Node & { declaration?: Statement | null; declarations?: Declarator[] };
type Declarator = { id: { name?: string }; init: Value | null };
type Edit = { start: number; end: number; text: string };

/**
 * Keeps zod out of the browser's first load. In files that use zod, an endpoint keeps its method and address, and a schema
 * that nothing reads is left out. Forms load their schemas, from other files, when they are used.
 */
export function dropSchemas(): Plugin {
  return {
    name: 'drop-schemas',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /from ['"]zod['"]/ },
      handler(code) {
        const program = this.parse(code);
        return { code: edited(code, editsOf(program.body as unknown as Statement[])), map: null };
      },
    },
  };
}

function editsOf(statements: Statement[]): Edit[] {
  const declared = statements.flatMap((statement) => {
    const { declarations = [] } = statement.declaration ?? statement;
    return declarations.flatMap(({ id, init }) => (id.name && init ? [{ name: id.name, init }] : []));
  });
  const objects = new Map(declared.map(({ name, init }) => [name, init]));
  const parts = new Set<Value>();
  for (const { init } of declared) if (isEndpoint(init)) addParts(init.arguments?.[0], objects, parts);
  const schemas = declared.filter(
    ({ init }) =>
      (init.type === 'CallExpression' || init.type === 'ObjectExpression') &&
      !parts.has(init) &&
      !isEndpoint(init),
  );
  return [
    ...[...parts].flatMap(({ properties = [] }) => properties.filter(isDropped).map(toNothing)),
    ...schemas.flatMap(({ init: { start, end } }) => [
      { start, end: start, text: '/* @__PURE__ */ (() => (' },
      { start: end, end, text: '))()' },
    ]),
  ];
}

const isEndpoint = (value: Value) => value.callee?.name === 'defineEndpoint';

/** Adds the object of an endpoint and the objects that it spreads. */
function addParts(value: Value | undefined, objects: Map<string, Value>, parts: Set<Value>): void {
  if (!value?.properties || parts.has(value)) return;
  parts.add(value);
  for (const { argument } of value.properties)
    if (argument?.name) addParts(objects.get(argument.name), objects, parts);
}

function isDropped({ key }: Property): boolean {
  return key !== undefined && !kept.has(key.name ?? key.value ?? '');
}

/** The comma after the property stays, so an empty spread is in its place. */
const toNothing = ({ start, end }: Property): Edit => ({ start, end, text: '...null' });

function edited(code: string, edits: Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}
