import type { z } from 'zod';

/** Describes an endpoint once, in a module's contract, for the server, the browser and the OpenAPI document. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In OpenAPI style: `/api/products/{id}` */
  path: `/${string}`;
  summary: string;
  /** States who may use the endpoint. The guards in front of the handler enforce it. */
  who: 'anyone' | 'customer' | 'staff';
  tag: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** 100 KB without another limit. */
  maxBodyBytes?: number;
  /** Fields of a multipart form, without its files. */
  form?: z.ZodObject;
  files?: readonly string[];
  /** The body is the bytes of a file or of a part of it, at most `max`. JSON whose signature covers its bytes names its `type`. */
  bytes?: { max: number; type?: 'application/json' };
  response: z.ZodType;
  /** The media type of a file response, such as `application/pdf`. JSON by default. */
  media?: string;
  mayBeEmpty?: boolean;
  /** Everyone gets the same: kept until its data changes. `productParam` names the product whose stock it shows. */
  kept?: { productParam?: string };
  /** Everyone gets the same, but each request counts, so nothing is kept. It travels compressed: it may hold no secret. */
  isSameForAll?: boolean;
  /** Requests of a network take turns, as for every file. */
  isCostly?: boolean;
  /** Without a limit a write has the usual one, and a read has none. */
  limit?: CallLimit;
  /** The use of the signed `token` that the call takes. A valid token counts by its link, and not by its network. */
  link?: string;
  refuses?: readonly number[];
  refusal?: z.ZodObject;
};

/** Counts requests within a window, per user or guest and per network. Endpoints with the same `name` share a counter. */
export type CallLimit = {
  name: string;
  perUser: number;
  perNetwork: number;
  windowSeconds: number;
  /** Counts a write in memory, as reads are counted: for a caller that proves itself by a signature and wants its response at once. */
  isInMemory?: true;
};

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

type Bytes<C extends Endpoint, B> = C['bytes'] extends object ? { bytes: B } : unknown;

/** The parsed input of a handler. Files come as raw bytes. */
export type EndpointInput<C extends Endpoint> = Bytes<C, Buffer> &
  Part<C, 'params'> &
  Part<C, 'query'> &
  Part<C, 'body'> &
  Part<C, 'form'> &
  Files<C>;

export type EndpointArguments<C extends Endpoint> = SentPart<C, 'params'> &
  SentPart<C, 'query'> &
  SentPart<C, 'body'> &
  Bytes<C, Blob> &
  (C['form'] extends z.ZodType ? { form: FormData } : unknown);

export type EndpointResponse<C extends Endpoint> =
  | z.infer<C['response']>
  | (C['mayBeEmpty'] extends true ? undefined : never);

/** The response's body in the browser. A file is a Blob. */
export type EndpointBody<C extends Endpoint> = C['media'] extends string ? Blob : EndpointResponse<C>;

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

export type ErrorResponse = {
  message: string;
  code: string;
  requestId: string;
  fields?: Record<string, string>;
};
