import fc from 'fast-check';

/** Draws one value of an arbitrary: `g(fc.integer, { min: 1 })`. */
export type Draw = fc.GeneratorValue;

type Shape = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  /** False ends a list of fixed length. */
  items?: Shape | false;
  properties?: Record<string, Shape>;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
};

export type Endpoint = {
  method: string;
  path: string;
  parameters: { name: string; in: 'path' | 'query'; schema: Shape }[];
  media: string | undefined;
  body: Shape | undefined;
};

type Operation = {
  parameters: Endpoint['parameters'];
  requestBody?: { content: Record<string, { schema: Shape }> };
};

export function endpointsOf(document: { paths: Record<string, Record<string, Operation>> }): Endpoint[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => {
      const [media, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      return { method: method.toUpperCase(), path, parameters, media, body: content?.schema };
    }),
  );
}

export class Learned {
  readonly #values = new Map<string, unknown[]>();

  add(name: string, value: unknown): void {
    const values = this.#values.get(name) ?? [];
    if (values.includes(value)) return;
    values.push(value);
    if (values.length > 40) values.shift();
    this.#values.set(name, values);
  }

  addAll(value: unknown, name = ''): void {
    if (Array.isArray(value)) for (const one of value.slice(0, 5)) this.addAll(one, name);
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) this.addAll(one, key);
    else if (name && value !== null) this.add(name, value);
  }

  of(name: string): unknown[] {
    return this.#values.get(name) ?? [];
  }
}

const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202e\u2066',
  '\u200b\u200d\u2060',
  '\ufeff',
  '٣٤٥',
  '👩‍👩‍👧‍👦'.repeat(40),
  'ज़िन्दगी',
  'a'.repeat(5_000),
  "'; drop table orders; --",
  '%',
  '%00',
  '\\',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '-1',
  '0',
  '1.5',
  '1e999',
  'NaN',
  'Infinity',
  '2147483648',
  '9223372036854775808',
  '00000000-0000-0000-0000-000000000000',
  '9999-99-99T99:99:99Z',
  '-271821-04-20T00:00:00.000Z',
  'null',
  'true',
  '[]',
  'a@b',
  'rani@example.in\r\nBcc: all@example.in',
];
const hostileValues: unknown[] = [
  ...hostileTexts,
  -1,
  0,
  -0,
  1.5,
  0.1 + 0.2,
  2_147_483_647,
  2_147_483_648,
  2 ** 53,
  -(2 ** 63),
  1e308,
  null,
  true,
  false,
  [],
  {},
  [[[[[[[[[[[[[[]]]]]]]]]]]]]],
  ['a', 1, null],
  { length: 1e9 },
  { toString: 'x', hasOwnProperty: 'y' },
];

const hostile = () => fc.constantFrom(...hostileValues);
const anyText = () =>
  fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...hostileTexts));
const anyValue = () => fc.oneof({ weight: 3, arbitrary: hostile() }, fc.jsonValue({ maxDepth: 3 }));

export const drawText = (g: Draw): string => g(anyText);

/** Draws a field's value: learned, of the right shape, or hostile. */
export function drawValue(g: Draw, name: string, shape: Shape, learned: Learned): unknown {
  const kind = g(fc.nat, 9);
  const known = learned.of(name);
  if (kind === 0) return g(anyValue);
  if (kind < 7 && known.length > 0) return known[g(fc.nat, known.length - 1)];
  return drawShape(g, name, shape, learned);
}

function drawShape(g: Draw, name: string, shape: Shape, learned: Learned): unknown {
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[g(fc.nat, shape.enum.length - 1)];
  const choices = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (choices?.length) return drawValue(g, name, choices[g(fc.nat, choices.length - 1)] ?? {}, learned);
  const type = Array.isArray(shape.type) ? shape.type[0] : shape.type;
  if (type === 'object') return drawObject(g, shape, learned);
  if (type === 'array')
    return Array.from({ length: g(fc.nat, 3) }, () => drawValue(g, name, shape.items || {}, learned));
  if (type === 'boolean') return g(fc.boolean);
  if (type === 'integer' || type === 'number') return drawNumber(g, shape);
  if (type === 'string') return drawString(g, shape);
  return g(anyValue);
}

/** Sometimes omits a field or adds an unknown one. */
export function drawObject(g: Draw, { properties = {} }: Shape, learned: Learned): Record<string, unknown> {
  const given = Object.entries(properties).filter(() => g(fc.nat, 11) > 0);
  const extra = g(fc.nat, 14) === 0 ? [[g(anyText), g(anyValue)] as const] : [];
  return Object.fromEntries([
    ...given.map(([name, shape]) => [name, drawValue(g, name, shape, learned)] as const),
    ...extra,
  ]);
}

function drawNumber(g: Draw, { minimum = 0, maximum = 100 }: Shape): number {
  const min = Math.max(Math.ceil(minimum), -1_000_000);
  return g(fc.integer, { min, max: Math.max(min, Math.min(Math.floor(maximum), 1_000_000)) });
}

function drawString(g: Draw, { format, pattern }: Shape): string {
  if (format === 'uuid') return g(fc.uuid);
  if (format === 'email') return g(fc.emailAddress);
  if (format === 'date-time') return g(fc.date, { noInvalidDate: true }).toISOString();
  return pattern && g(fc.nat, 3) > 0 ? g(matching, pattern) : g(anyText);
}

function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  } catch {
    return anyText();
  }
}
