import { z } from 'zod';
import type { Call } from '../call.ts';

type Document = { title: string; version: string; url: string };

/** The OpenAPI 3.1 document of the calls: the same descriptions that the server checks requests with. */
export function openApiDocument(calls: Call[], { title, version, url }: Document): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call);
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
            message: { type: 'string', description: 'May be shown to a shopper.' },
            code: { type: 'string' },
            requestId: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  };
}

function operation(call: Call): object {
  return {
    summary: call.summary,
    tags: [call.tag],
    security: call.who === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...requestBody(call),
    responses: responses(call),
  };
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

function requestBody(call: Call): object {
  if (call.body) return { requestBody: { required: true, content: json(toSchema(call.body, 'input')) } };
  if (!call.form) return {};
  const form = toSchema(call.form, 'input') as { properties?: Record<string, object> };
  const files = Object.fromEntries(
    (call.files ?? []).map((name) => [name, { type: 'string', format: 'binary' }]),
  );
  const schema = { ...form, properties: { ...form.properties, ...files } };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function responses(call: Call): object {
  const usual = { $ref: '#/components/schemas/Error' };
  const said = call.refusal ? { allOf: [usual, toSchema(call.refusal, 'output')] } : usual;
  const error = { description: 'Refused', content: json(said) };
  const refusals = new Set([
    ...(call.refuses ?? []),
    ...(call.body || call.form || call.params ? [400] : []),
    ...(call.body || call.form ? [413, 415] : []),
  ]);
  if (call.limit || call.method !== 'GET') refusals.add(429);
  if (call.who !== 'anyone') refusals.add(401);
  if (call.who === 'staff' || call.method !== 'GET') refusals.add(403);
  const isEmpty = call.answer instanceof z.ZodUndefined;
  return {
    ...(isEmpty ? {} : { 200: { description: 'OK', content: answerOf(call) } }),
    ...(call.mayBeEmpty ? { 204: { description: 'Empty' } } : {}),
    ...Object.fromEntries([...refusals].map((status) => [status, error])),
  };
}

function answerOf({ media, answer }: Call): object {
  if (!media) return json(toSchema(answer, 'output'));
  return { [media]: { schema: { type: 'string', format: 'binary' } } };
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function json(schema: object): object {
  return { 'application/json': { schema } };
}
