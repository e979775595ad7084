import {
  type Call,
  type CallAnswer,
  type CallArguments,
  type ErrorAnswer,
  type PathParts,
  pathOf,
} from '../call.ts';
import type { FieldErrors } from '../refusal.ts';
import { noteAnswer } from './connection/reachable.ts';

/** An API answer that is not a 2xx, or none at all (`status` 0). `message` may be shown to the shopper. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: FieldErrors;
  /** The whole answer, for the few callers that read more of it. */
  readonly answer: Record<string, unknown>;

  constructor(status: number, answer: Partial<ErrorAnswer> & Record<string, unknown>) {
    super(answer.message ?? '');
    this.name = 'ApiError';
    this.status = status;
    this.code = answer.code ?? 'unknown';
    this.fields = answer.fields ?? {};
    this.answer = answer;
  }
}

/** Sent to the window when the server no longer knows the token that is stored. */
export const deadTokenEvent = 'dead-token';

/** Whether that token had opened anything on this page before. */
export type DeadToken = { everWorked: boolean };

let workingToken: string | undefined;
let askForLogin: () => Promise<boolean> = () => Promise.resolve(false);

/** Given what asks the shopper to log in again: a write that was refused for want of a login waits for it and is sent again. */
export function askForLoginWith(ask: () => Promise<boolean>): void {
  askForLogin = ask;
}

type Parts = PathParts & { body?: unknown; form?: FormData };

/** `keepalive`: is sent to its end also when the page is left meanwhile. For what is small, at most 64 KiB with all others. */
type Sending = { signal?: AbortSignal | undefined; keepalive?: boolean };

/** Calls the shop's API from the browser, with the bearer token if one is stored, and cookies. */
export async function callApi<C extends Call>(
  call: C,
  args: CallArguments<C>,
  sending: Sending = {},
): Promise<CallAnswer<C>> {
  return (await callApiWithHeaders(call, args, sending)).answer;
}

/** The same, with the answer's headers: `X-Total-Count`, `Link`. */
export async function callApiWithHeaders<C extends Call>(
  call: C,
  args: CallArguments<C>,
  sending: Sending = {},
): Promise<{ answer: CallAnswer<C>; headers: Headers }> {
  const parts = args as Parts;
  const sent = bearer();
  const response = await send(call, parts, sent, sending);
  noteAnswer(true);
  if (response.status === 204) return { answer: undefined as CallAnswer<C>, headers: response.headers };
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok && call.who !== 'anyone') workingToken = sent.authorization;
  if (response.status === 401) {
    sayIfDead(sent.authorization);
    if (call.method !== 'GET' && (await askForLogin())) return callApiWithHeaders(call, args, sending);
  }
  if (!response.ok) throw new ApiError(response.status, answer as Partial<ErrorAnswer>);
  return { answer: answer as CallAnswer<C>, headers: response.headers };
}

function send(
  call: Call,
  parts: Parts,
  sent: ReturnType<typeof bearer>,
  { signal, keepalive = false }: Sending,
): Promise<Response> {
  return fetch(pathOf(call, parts), {
    method: call.method,
    headers: { ...sent, ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: parts.form ?? (parts.body === undefined ? null : JSON.stringify(parts.body)),
    credentials: 'same-origin',
    signal: signal ?? null,
    keepalive,
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    noteAnswer(false);
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
