import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

type Operation = { responses: Record<string, { content?: Record<string, { schema: object }> }> };
type Document = { paths: Record<string, Record<string, Operation>>; components: object };

/**
 * Returns a function that says how an answer differs from the OpenAPI document, and null when it fits. A status that the
 * operation does not name is a difference, also where `default` would cover it, unless it is a 5xx.
 */
export function answerSchemas({ paths, components }: Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  formats.default(ajv);
  ajv.addSchema({ $id: 'shop', components });
  const compiled = new Map<object, ValidateFunction>();
  const validatorOf = (schema: object) => {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"shop#/components/');
    const known = compiled.get(schema) ?? ajv.compile(JSON.parse(text) as object);
    compiled.set(schema, known);
    return known;
  };

  return function differenceOf(
    { method, path }: { method: string; path: string },
    { status, type, text }: { status: number; type: string; text: string },
  ): string | null {
    const { responses } = paths[path]![method.toLowerCase()]!;
    const named = responses[status] ?? (status >= 500 ? responses.default : undefined);
    if (!named) return `${status} is not named`;
    if (!named.content) return text === '' ? null : `${status} has a body: ${text.slice(0, 100)}`;
    const [media] = type.split(';');
    const content = Object.entries(named.content).find(([name]) => name.split(';')[0] === media)?.[1];
    if (!content) return `${status} is ${type} and not ${Object.keys(named.content).join(', ')}`;
    if (media !== 'application/json') return null;
    const validate = validatorOf(content.schema);
    if (validate(JSON.parse(text))) return null;
    return `${status}: ${validate.errors?.map(said).join(', ')}: ${text.slice(0, 200)}`;
  };
}

function said({ instancePath, message, params }: ErrorObject): string {
  return `${instancePath} ${message} ${JSON.stringify(params)}`;
}
