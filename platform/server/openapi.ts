import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

type Document = { title: string; version: string; url: string };

/** Returns the OpenAPI 3.1 document, from the same descriptions that the server checks requests with. */
export function openApiDocument(endpoints: Endpoint[], { title, version, url }: Document): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints)
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  return {
    openapi: '3.1.0',
    info: { title, version },
    servers: [{ url }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['message', 'code', 'requestId'],
          properties: {
            message: { type: 'string', description: 'May be shown to a customer.' },
            code: { type: 'string' },
            requestId: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  };
}

function operation(endpoint: Endpoint): object {
  return {
    operationId: operationIdOf(endpoint),
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: endpoint.who === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...requestBody(endpoint),
    responses: responses(endpoint),
  };
}

/** `GET /api/orders/{orderNumber}` → `getOrdersByOrderNumber`. Clients name their functions by it, so it follows the address. */
function operationIdOf({ method, path }: Endpoint): string {
  const words = path
    .replace(/^\/(api\/)?/, '')
    .replaceAll(/\{(\w+)\}/g, 'by/$1')
    .split(/[^A-Za-z0-9]+/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

function requestBody(endpoint: Endpoint): object {
  if (endpoint.body)
    return { requestBody: { required: true, content: json(toSchema(endpoint.body, 'input')) } };
  if (endpoint.bytes) {
    const { max, type = 'application/octet-stream' } = endpoint.bytes;
    const schema = { type: 'string', format: 'binary', maxLength: max };
    return { requestBody: { required: true, content: { [type]: { schema } } } };
  }
  if (!endpoint.form) return {};
  const form = toSchema(endpoint.form, 'input') as { properties?: Record<string, object> };
  const files = Object.fromEntries(
    (endpoint.files ?? []).map((name) => [name, { type: 'string', format: 'binary' }]),
  );
  const schema = { ...form, properties: { ...form.properties, ...files } };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function responses(endpoint: Endpoint): object {
  const usual = { $ref: '#/components/schemas/Error' };
  const said = endpoint.refusal ? { allOf: [usual, open(toSchema(endpoint.refusal, 'output'))] } : usual;
  const error = { description: 'Refused', content: json(said) };
  const refusals = new Set([
    ...(endpoint.refuses ?? []),
    // Any address may hold a character that the shop refuses.
    400,
    ...(endpoint.body || endpoint.form || endpoint.bytes ? [413, 415] : []),
  ]);
  if (endpoint.limit || endpoint.method !== 'GET') refusals.add(429);
  if (endpoint.who !== 'anyone') refusals.add(401);
  if (endpoint.who === 'staff' || endpoint.method !== 'GET') refusals.add(403);
  const isEmpty = endpoint.response instanceof z.ZodUndefined;
  return {
    ...(isEmpty ? {} : { 200: { description: 'OK', content: responseOf(endpoint) } }),
    ...(endpoint.mayBeEmpty ? { 204: { description: 'Empty' } } : {}),
    ...Object.fromEntries([...refusals].map((status) => [status, error])),
    default: { ...error, description: 'Refused or failed for another reason' },
  };
}

/** A part of an `allOf` that allowed no other properties would forbid those of the other parts. */
function open(schema: object): object {
  const { additionalProperties: _, ...rest } = schema as { additionalProperties?: unknown };
  return rest;
}

function responseOf({ media, response }: Endpoint): object {
  if (!media) return json(toSchema(response, 'output'));
  return { [media]: { schema: { type: 'string', format: 'binary' } } };
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function json(schema: object): object {
  return { 'application/json': { schema } };
}
