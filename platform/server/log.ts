import { format } from 'node:util';
import pino from 'pino';
import { traceId } from './traces/traces.ts';

/** The only fields of a log line. A code, token, cookie, full email, phone or address is never among them. */
const allowed = [
  'requestId',
  'kind',
  'method',
  'route',
  'status',
  'durationMs',
  'job',
  'jobId',
  'orderNumber',
  'traceId',
  'template',
  'code',
  'attempt',
  'port',
  'count',
  'error',
  'stack',
] as const;

export type LogFields = Partial<Record<(typeof allowed)[number], string | number | undefined>>;

export type Log = {
  info: (event: string, fields?: LogFields) => void;
  warn: (event: string, fields?: LogFields) => void;
  error: (event: string, fields?: LogFields) => void;
};

/** Creates the log: one JSON line per event, in UTC, with allow-listed fields only. */
export function createLog(level: string, destination: pino.DestinationStream = pino.destination(1)): Log {
  const logger = pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, messageKey: 'event' },
    destination,
  );
  const write =
    (severity: 'info' | 'warn' | 'error') =>
    (event: string, fields: LogFields = {}) =>
      logger[severity](onlyAllowed({ traceId: traceId(), ...fields }), event);
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: impersonal(textOf(error)) };
  const message = impersonal(error.message);
  const code = codeOf(error) ?? codeOf(error.cause);
  return {
    error: message + shortageOf(error.cause),
    ...(code ? { code } : {}),
    stack: error.stack && impersonal(error.stack.replace(error.message, () => message)),
  };
}

/** pg-boss reports some errors as plain objects. */
function textOf(error: unknown): string {
  const isObject = typeof error === 'object' && error !== null;
  return isObject && 'message' in error ? String(error.message) : String(error);
}

/** Why a query failed: an SQLSTATE or a code of the network. The message of PostgreSQL may quote what a customer typed. */
function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** PostgreSQL names what is used up: the disk, its memory or its connections. Other causes may quote personal data. */
function shortageOf(cause: unknown): string {
  return codeOf(cause)?.startsWith('53') ? ` (${(cause as Error).message})` : '';
}

/** Masks every group of six digits: a mail server may quote a one-time code in its error. */
export function withoutCodes(text: string): string {
  return text.replace(/(?<!\d)\d{6}(?!\d)/g, '******');
}

/** A failed query ends with its parameters, and a mail server names recipients. Both are personal data. */
function impersonal(text: string): string {
  return withoutCodes(text)
    .replace(/(Failed query: [^]*?)\nparams: [^]*$/, '$1')
    .replace(/[\w.+'-]+@(?=[\w-]+\.[\w-])/g, '***@');
}

function onlyAllowed(fields: LogFields): LogFields {
  return Object.fromEntries(
    allowed.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
}

/** Sends console output of libraries, such as React Router, through the log. Returns a function that undoes it. */
export function sendConsoleTo(log: Log): () => void {
  const levels = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;
  const names = ['log', 'info', 'warn', 'error'] as const;
  const before = { ...console };
  for (const name of names)
    console[name] = (...args: unknown[]) => {
      const thrown = args.find((arg) => arg instanceof Error);
      const text = format(...args.filter((arg) => arg !== thrown));
      log[levels[name]]('console', {
        ...errorFields(thrown ?? text),
        ...(thrown ? { code: impersonal(text) } : {}),
      });
    };
  return () => void Object.assign(console, before);
}
