import {
  type Endpoint,
  type EndpointBody,
  type EndpointArguments,
  type ErrorResponse,
  type PathArguments,
  pathOf,
} from '../endpoint.ts';
import type { FieldErrors } from '../refusal.ts';
import { noteRelease, noteResponse } from './reachable.ts';

/** A response that is not a 2xx, or no response (`status` 0). Screens may show `message`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: FieldErrors;
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Partial<ErrorResponse> & Record<string, unknown>) {
    super(body.message ?? '');
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.fields = body.fields ?? {};
    this.body = body;
  }
}

/** The window receives this event when the server no longer accepts the stored token. */
export const deadTokenEvent = 'dead-token';

export type DeadToken = { everWorked: boolean };

let workingToken: string | undefined;
let askForLogin: () => Promise<boolean> = () => Promise.resolve(false);

/** Sets how the login dialog opens. On a 401 the client waits for the login, then repeats the request. */
export function askForLoginWith(ask: () => Promise<boolean>): void {
  askForLogin = ask;
}

type Options = PathArguments & { body?: unknown; form?: FormData; bytes?: Blob };

/** With `keepalive` the request also finishes after the page closes. Its body is limited to 64 KiB. */
type Sending = { signal?: AbortSignal | undefined; keepalive?: boolean };

/** Calls the API from the browser with the stored bearer token and cookies. Returns a file as a Blob. Throws an `ApiError`. */
export async function callApi<C extends Endpoint>(
  endpoint: C,
  args: EndpointArguments<C>,
  sending: Sending = {},
): Promise<EndpointBody<C>> {
  return (await callApiWithHeaders(endpoint, args, sending)).body;
}

/** Returns the headers of the response too: `X-Total-Count`, `Link`. */
export async function callApiWithHeaders<C extends Endpoint>(
  endpoint: C,
  args: EndpointArguments<C>,
  sending: Sending = {},
): Promise<{ body: EndpointBody<C>; headers: Headers }> {
  const parts = args as Options;
  const sent = bearer();
  const response = await send(endpoint, parts, sent, sending);
  noteResponse(true);
  noteRelease(response.headers.get('x-release'));
  if (response.status === 204) return { body: undefined as EndpointBody<C>, headers: response.headers };
  const body: unknown = await bodyOf(response, endpoint);
  if (response.ok && endpoint.who !== 'anyone') workingToken = sent.authorization;
  if (response.status === 401) {
    sayIfDead(sent.authorization);
    if (endpoint.method !== 'GET' && (await askForLogin()))
      return callApiWithHeaders(endpoint, args, sending);
  }
  if (!response.ok) throw new ApiError(response.status, body as Partial<ErrorResponse>);
  return { body: body as EndpointBody<C>, headers: response.headers };
}

function send(
  endpoint: Endpoint,
  parts: Options,
  sent: ReturnType<typeof bearer>,
  { signal, keepalive = false }: Sending,
): Promise<Response> {
  return fetch(pathOf(endpoint, parts), {
    method: endpoint.method,
    headers: { ...sent, ...typeOf(parts) },
    body: parts.bytes ?? parts.form ?? (parts.body === undefined ? null : JSON.stringify(parts.body)),
    credentials: 'same-origin',
    signal: signal ?? null,
    keepalive,
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    noteResponse(false);
    throw new ApiError(0, { code: 'offline' });
  });
}

/** The browser names the type of a form itself. */
function typeOf({ body, bytes }: Options): { 'content-type'?: string } {
  if (bytes) return { 'content-type': 'application/octet-stream' };
  return body === undefined ? {} : { 'content-type': 'application/json' };
}

function bodyOf(response: Response, { media }: Endpoint): Promise<unknown> {
  return media && response.ok ? response.blob() : response.json().catch(() => ({}));
}

/** A response to a replaced token says nothing about the new token. */
function sayIfDead(token: string | undefined): void {
  if (!token || token !== bearer().authorization) return;
  const detail: DeadToken = { everWorked: token === workingToken };
  window.dispatchEvent(new CustomEvent(deadTokenEvent, { detail }));
}

export function bearer(): { authorization?: string } {
  const token = localStorage.getItem('token');
  return token ? { authorization: `Bearer ${token}` } : {};
}
