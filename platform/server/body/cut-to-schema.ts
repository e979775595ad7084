import { z } from 'zod';

type Cut = (value: unknown) => unknown;

/** Kinds without fields of their own. A contract that says `unknown` names no fields. */
const plain = new Set<string>([
  'string',
  'number',
  'int',
  'boolean',
  'bigint',
  'enum',
  'literal',
  'null',
  'undefined',
  'void',
  'date',
  'unknown',
]);

/**
 * Returns a function that leaves a response only the fields that its schema names, at every depth, so that a field which a handler
 * adds by mistake never leaves the server. It checks no values: a stored text that today's form would refuse is still sent. Throws for
 * a kind of schema that it does not know, so that the shop does not start.
 */
export function cutTo(schema: z.ZodType): Cut {
  if (plain.has(schema.type)) return (value) => value;
  if (schema instanceof z.ZodObject) return cutObject(schema);
  if (schema instanceof z.ZodArray) return cutArray(cutTo(schema.element as z.ZodType));
  if (schema instanceof z.ZodTuple) {
    const items = (schema.def.items as z.ZodType[]).map(cutTo);
    return (value) => (Array.isArray(value) ? items.map((cut, at) => cut(value[at])) : value);
  }
  if (schema instanceof z.ZodRecord) {
    const cut = cutTo(schema.valueType as z.ZodType);
    return (value) => eachField(value, (_, one) => cut(one));
  }
  if (schema instanceof z.ZodUnion) return cutUnion(schema.options as z.ZodType[]);
  if (schema instanceof z.ZodPipe) {
    const { in: from, out: to } = schema as z.ZodPipe<z.ZodType, z.ZodType>;
    return cutTo(to.type === 'transform' ? from : to);
  }
  if ('innerType' in schema.def) return cutTo(schema.def.innerType as z.ZodType);
  throw new Error(`A response has a schema of an unknown kind: ${schema.type}.`);
}

function cutArray(cut: Cut): Cut {
  return (value) => (Array.isArray(value) ? value.map(cut) : value);
}

function cutObject(schema: z.ZodObject): Cut {
  const fields = Object.entries<z.ZodType>(schema.shape);
  const cuts = new Map(fields.map(([name, field]) => [name, cutTo(field)]));
  return (value) => eachField(value, (name, one) => cuts.get(name)?.(one));
}

/** JSON has no `undefined`, so a field that a cut returns as `undefined` is left out. */
function eachField(value: unknown, cut: (name: string, value: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, cut(name, one)] as const);
  return Object.fromEntries(fields.filter(([, one]) => one !== undefined));
}

/** A value that fits no kind, such as an old row, keeps the fields that any kind names. */
function cutUnion(options: z.ZodType[]): Cut {
  const kinds = options.map((option) => ({ option, cut: cutTo(option) }));
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const kind = kinds.find(({ option }) => option.safeParse(value).success);
    return kind ? kind.cut(value) : Object.assign({}, ...kinds.map(({ cut }) => cut(value)));
  };
}
