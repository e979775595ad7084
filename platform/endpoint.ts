import type { z } from 'zod';

/**
 * One API call, described once. The server mounts it, the browser calls it and the OpenAPI document lists it,
 * all from this description, which lives in the contract of the module that answers.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** OpenAPI style: `/api/products/{id}` */
  path: `/${string}`;
  summary: string;
  /** Who may call: the guards in front of the handler say it again, in code. */
  who: 'anyone' | 'shopper' | 'staff';
  tag: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Fields of a multipart form, its files left out. */
  form?: z.ZodObject;
  /** Names of the form's file fields. */
  files?: readonly string[];
  response: z.ZodType;
  /** The answer's bytes are a file of this type, such as `application/pdf`; JSON without. */
  media?: string;
  /** Also answers 204 with nothing. */
  mayBeEmpty?: boolean;
  /** How often it may be called. A write without one has the usual limit, a read none. */
  limit?: CallLimit;
  /** Statuses of the refusals it may answer with. */
  refuses?: readonly number[];
  /** What its refusals say beside the usual. */
  refusal?: z.ZodObject;
};

/** Within a window: for one person or guest, and for one network. Calls with the same `name` are counted together. */
export type CallLimit = { name: string; perUser: number; perNetwork: number; windowSeconds: number };

export function defineEndpoint<const C extends Endpoint>(endpoint: C): C {
  return endpoint;
}

type Part<C extends Endpoint, K extends 'params' | 'query' | 'body' | 'form'> = C[K] extends z.ZodType
  ? { [k in K]: z.infer<C[K]> }
  : unknown;
type SentPart<C extends Endpoint, K extends 'params' | 'query' | 'body'> = C[K] extends z.ZodType
  ? { [k in K]: z.input<C[K]> }
  : unknown;

type Files<C extends Endpoint> = C['files'] extends readonly (infer Name extends string)[]
  ? { files: Partial<Record<Name, Uint8Array>> }
  : unknown;

/** What a handler gets: parsed and checked; of files the bytes, as they were sent. */
export type EndpointInput<C extends Endpoint> = Part<C, 'params'> &
  Part<C, 'query'> &
  Part<C, 'body'> &
  Part<C, 'form'> &
  Files<C>;

/** What a caller sends. */
export type EndpointArguments<C extends Endpoint> = SentPart<C, 'params'> &
  SentPart<C, 'query'> &
  SentPart<C, 'body'> &
  (C['form'] extends z.ZodType ? { form: FormData } : unknown);

export type EndpointResponse<C extends Endpoint> =
  | z.infer<C['response']>
  | (C['mayBeEmpty'] extends true ? undefined : never);

type Plain = string | number | boolean | null | undefined;

export type PathArguments = { params?: Record<string, Plain>; query?: Record<string, Plain> };

/** `/api/products/{id}` with `{id: '7'}` → `/api/products/7` */
export function pathOf(endpoint: Endpoint, args: PathArguments): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(args.params?.[name] ?? '')),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(args.query ?? {}))
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** Every error answer of the API. */
export type ErrorResponse = {
  message: string;
  code: string;
  requestId: string;
  fields?: Record<string, string>;
};
