import type { Context, Env, Hono, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import type { Endpoint, EndpointResponse, EndpointInput } from '../endpoint.ts';
import { type FieldErrors, Refusal } from '../refusal.ts';
import { cutTo } from './body/cut-to-schema.ts';
import { plainMessage } from './body/plain-message.ts';
import { readBytes } from './body/read-bytes.ts';
import { readForm } from './body/read-form.ts';
import { readJson } from './body/read-json.ts';
import { streamText } from './body/stream-text.ts';
import { refuseUnsafeText } from './body/unsafe-text.ts';
import { limitConcurrency } from './limits/concurrency-limit.ts';

type Handler<C extends Endpoint, E extends Env> = (
  input: EndpointInput<C>,
  c: Context<E>,
) => Promise<EndpointResponse<C>> | EndpointResponse<C>;

const served = new WeakMap<object, Endpoint[]>();

const guardsOfAll = new WeakMap<object, (endpoint: Endpoint) => MiddlewareHandler[]>();

/** Sets the guards that run after the own guards of each endpoint mounted on `app` from now on. */
export function guardCalls<E extends Env>(
  app: Hono<E>,
  guards: (endpoint: Endpoint) => MiddlewareHandler<E>[],
): void {
  guardsOfAll.set(app, guards as (endpoint: Endpoint) => MiddlewareHandler[]);
}

/**
 * Mounts an endpoint: runs its guards in order, parses its input, and sends the handler's result as JSON or as a file.
 * A response to a customer or to staff is cut to its schema.
 */
export function serveEndpoint<C extends Endpoint, E extends Env>(
  app: Hono<E>,
  endpoint: C,
  guards: MiddlewareHandler<E>[],
  handler: Handler<C, E>,
): void {
  served.set(app, [...endpointsServed(app), endpoint]);
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  const all = guardsOfAll.get(app)?.(endpoint) ?? [];
  const cut =
    endpoint.media || endpoint.who === 'anyone' ? (sent: unknown) => sent : cutTo(endpoint.response);
  const inTurn = turnsOf(endpoint);
  const isOptional = endpoint.body?.safeParse(undefined).success ?? false;
  app.on(endpoint.method, [path], ...guards, ...all, async (c) => {
    const input = await readInput(endpoint, c, isOptional);
    const response = await inTurn(async () => handler(input, c as Context<E>));
    if (response === undefined) return c.body(null, 204);
    if (endpoint.media && Symbol.asyncIterator in (response as object))
      return streamText(endpoint.media, response as unknown as AsyncGenerator<string>, 'no-store');
    if (endpoint.media)
      return c.body(response as Uint8Array<ArrayBuffer>, 200, { 'content-type': endpoint.media });
    return c.body(textOf(cut(response) as object), 200, { 'content-type': 'application/json' });
  });
}

function turnsOf(endpoint: Endpoint) {
  const isStaff = endpoint.who === 'staff';
  if (isDocument(endpoint)) return documentLimits[isStaff ? 'staff' : 'customers'];
  return isStaff && endpoint.bytes ? staffFiles : atOnce;
}

const isDocument = ({ media = '' }: Endpoint) => /^application\/(pdf|zip)$/.test(media);

/** A PDF takes the processor for long. Those of staff and of customers do not wait for each other. */
const documentLimits = {
  staff: limitConcurrency({ atOnce: 1, maxWaiting: 20 }),
  customers: limitConcurrency({ atOnce: 2, maxWaiting: 100 }),
};

/** Forty files at once, each read by a thread of its own, made customers wait for seconds. */
const staffFiles = limitConcurrency({ atOnce: 2, maxWaiting: 40 });

const atOnce = <T>(work: () => Promise<T>): Promise<T> => work();

/** Returns all endpoints mounted on `app`, in order, for the OpenAPI document. */
export function endpointsServed(app: object): Endpoint[] {
  return served.get(app) ?? [];
}

const texts = new WeakMap<object, string>();

function textOf(response: object): string {
  const text = texts.get(response) ?? JSON.stringify(response);
  texts.set(response, text);
  return text;
}

async function readInput<C extends Endpoint>(
  endpoint: C,
  c: Context,
  optional: boolean,
): Promise<EndpointInput<C>> {
  const input: Record<string, unknown> = {};
  if (endpoint.params) input.params = check(endpoint.params, c.req.param());
  if (endpoint.query) input.query = check(endpoint.query, c.req.query());
  if (endpoint.body) {
    const body = await readJson(c.req.raw, { optional, maxBytes: endpoint.maxBodyBytes });
    refuseUnsafeText(body);
    input.body = check(endpoint.body, body);
  }
  if (endpoint.form) {
    const { fields, files } = await readForm(c.req.raw, endpoint.files ?? []);
    refuseUnsafeText(fields);
    input.form = check(endpoint.form, fields);
    input.files = files;
  }
  if (endpoint.bytes) input.bytes = await readBytes(c.req.raw, endpoint.bytes);
  return input as EndpointInput<C>;
}

function check<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const parsed = schema.safeParse(value, { error: plainMessage });
  if (parsed.success) return parsed.data;
  const fields: FieldErrors = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  throw new Refusal('invalid', 400, parsed.error.issues[0]?.message ?? 'The request is not valid.', {
    fields,
  });
}
