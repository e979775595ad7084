import type { Context, Env, Hono, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import type { Call, CallAnswer, CallInput } from '../call.ts';
import { type FieldErrors, Refusal } from '../refusal.ts';
import { readForm } from './body/read-form.ts';
import { readJson } from './body/read-json.ts';
import { refuseUnsafeText } from './body/unsafe-text.ts';

type Handler<C extends Call, E extends Env> = (
  input: CallInput<C>,
  c: Context<E>,
) => Promise<CallAnswer<C>> | CallAnswer<C>;

const served = new WeakMap<object, Call[]>();

const guardsOfAll = new WeakMap<object, (call: Call) => MiddlewareHandler[]>();

/** What stands behind the guards of every call that is mounted on `app` from now on. */
export function guardCalls<E extends Env>(
  app: Hono<E>,
  guards: (call: Call) => MiddlewareHandler<E>[],
): void {
  guardsOfAll.set(app, guards as (call: Call) => MiddlewareHandler[]);
}

/** Mounts a call: its guards in order, then its parsed input, then the handler's answer as JSON, or as the file it is. */
export function serveCall<C extends Call, E extends Env>(
  app: Hono<E>,
  call: C,
  guards: MiddlewareHandler<E>[],
  handler: Handler<C, E>,
): void {
  served.set(app, [...callsServed(app), call]);
  const path = call.path.replace(/\{(\w+)\}/g, ':$1');
  const all = guardsOfAll.get(app)?.(call) ?? [];
  app.on(call.method, [path], ...guards, ...all, async (c) => {
    const answer = await handler(await readInput(call, c), c as Context<E>);
    if (answer === undefined) return c.body(null, 204);
    if (call.media) return c.body(answer as Uint8Array<ArrayBuffer>, 200, { 'content-type': call.media });
    return c.body(textOf(answer as object), 200, { 'content-type': 'application/json' });
  });
}

/** All calls mounted on `app`, in order: what the OpenAPI document lists. */
export function callsServed(app: object): Call[] {
  return served.get(app) ?? [];
}

const texts = new WeakMap<object, string>();

/** An answer that several requests share is written out once. */
function textOf(answer: object): string {
  const text = texts.get(answer) ?? JSON.stringify(answer);
  texts.set(answer, text);
  return text;
}

async function readInput<C extends Call>(call: C, c: Context): Promise<CallInput<C>> {
  const input: Record<string, unknown> = {};
  if (call.params) input.params = check(call.params, c.req.param());
  if (call.query) input.query = check(call.query, c.req.query());
  if (call.body) {
    const optional = call.body.safeParse(undefined).success;
    const body = await readJson(c.req.raw, { optional });
    refuseUnsafeText(body);
    input.body = check(call.body, body);
  }
  if (call.form) {
    const { fields, files } = await readForm(c.req.raw, call.files ?? []);
    refuseUnsafeText(fields);
    input.form = check(call.form, fields);
    input.files = files;
  }
  return input as CallInput<C>;
}

/** Parses `value` or refuses with the first message, and one message a field. */
function check<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: FieldErrors = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  throw new Refusal('invalid', 400, parsed.error.issues[0]?.message ?? 'The request is not valid.', {
    fields,
  });
}
