import {
  type Endpoint,
  type EndpointResponse,
  type EndpointArguments,
  type ErrorResponse,
  type PathArguments,
  pathOf,
} from '../endpoint.ts';
import type { FieldErrors } from '../refusal.ts';
import { noteResponse } from './reachable.ts';

/** An API answer that is not a 2xx, or none at all (`status` 0). `message` may be shown to the customer. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: FieldErrors;
  /** The whole answer, for the few callers that read more of it. */
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

/** Sent to the window when the server no longer knows the token that is stored. */
export const deadTokenEvent = 'dead-token';

/** Whether that token had opened anything on this page before. */
export type DeadToken = { everWorked: boolean };

let workingToken: string | undefined;
let askForLogin: () => Promise<boolean> = () => Promise.resolve(false);

/** Given what asks the customer to log in again: a write that was refused for want of a login waits for it and is sent again. */
export function askForLoginWith(ask: () => Promise<boolean>): void {
  askForLogin = ask;
}

type Options = PathArguments & { body?: unknown; form?: FormData };

/** `keepalive`: is sent to its end also when the page is left meanwhile. For what is small, at most 64 KiB with all others. */
type Sending = { signal?: AbortSignal | undefined; keepalive?: boolean };

/** Calls the shop's API from the browser, with the bearer token if one is stored, and cookies. */
export async function callApi<C extends Endpoint>(
  endpoint: C,
  args: EndpointArguments<C>,
  sending: Sending = {},
): Promise<EndpointResponse<C>> {
  return (await callApiWithHeaders(endpoint, args, sending)).body;
}

/** The same, with the answer's headers: `X-Total-Count`, `Link`. */
export async function callApiWithHeaders<C extends Endpoint>(
  endpoint: C,
  args: EndpointArguments<C>,
  sending: Sending = {},
): Promise<{ body: EndpointResponse<C>; headers: Headers }> {
  const parts = args as Options;
  const sent = bearer();
  const response = await send(endpoint, parts, sent, sending);
  noteResponse(true);
  if (response.status === 204) return { body: undefined as EndpointResponse<C>, headers: response.headers };
  const body: unknown = await response.json().catch(() => ({}));
  if (response.ok && endpoint.who !== 'anyone') workingToken = sent.authorization;
  if (response.status === 401) {
    sayIfDead(sent.authorization);
    if (endpoint.method !== 'GET' && (await askForLogin()))
      return callApiWithHeaders(endpoint, args, sending);
  }
  if (!response.ok) throw new ApiError(response.status, body as Partial<ErrorResponse>);
  return { body: body as EndpointResponse<C>, headers: response.headers };
}

function send(
  endpoint: Endpoint,
  parts: Options,
  sent: ReturnType<typeof bearer>,
  { signal, keepalive = false }: Sending,
): Promise<Response> {
  return fetch(pathOf(endpoint, parts), {
    method: endpoint.method,
    headers: { ...sent, ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: parts.form ?? (parts.body === undefined ? null : JSON.stringify(parts.body)),
    credentials: 'same-origin',
    signal: signal ?? null,
    keepalive,
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    noteResponse(false);
    throw new ApiError(0, { code: 'offline' });
  });
}

/** One that was replaced while the call was under way says nothing about the new one. */
function sayIfDead(token: string | undefined): void {
  if (!token || token !== bearer().authorization) return;
  const detail: DeadToken = { everWorked: token === workingToken };
  window.dispatchEvent(new CustomEvent(deadTokenEvent, { detail }));
}

function bearer(): { authorization?: string } {
  const token = localStorage.getItem('token');
  return token ? { authorization: `Bearer ${token}` } : {};
}
