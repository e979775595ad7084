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

declare const isImpersonal: unique symbol;
/** `errorFields` makes it of the message of an error. The compiler refuses the message itself, which may quote a customer. */
type ErrorText = string & { [isImpersonal]: true };

export type LogFields = Partial<
  Record<Exclude<(typeof allowed)[number], 'error'>, string | number | undefined> & { error: ErrorText }
>;

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

/**
 * Returns what a log line says of an error: its kind, its code and where it was thrown. The message stays only when the shop's own
 * code threw it. Messages of drivers, parsers and servers quote what customers typed.
 */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) {
    const code = codeOf(error);
    return { error: impersonal(textOf(error)) as ErrorText, ...(code ? { code } : {}) };
  }
  const message = saidBy(error);
  const code = codeOf(error) ?? codeOf(error.cause);
  return {
    error: (message + shortageOf(error.cause)) as ErrorText,
    ...(code ? { code } : {}),
    stack: [`${error.name}: ${message}`, ...framesOf(error)].join('\n'),
  };
}

/** pg-boss reports some errors as plain objects, whose message comes from PostgreSQL. */
function textOf(error: unknown): string {
  return typeof error === 'object' && error !== null ? 'An object without a stack.' : String(error);
}

function saidBy(error: Error): string {
  if ('query' in error && error.message.startsWith(failedQuery))
    return `${failedQuery}${String(error.query)}`;
  return isOurs(error) ? impersonal(error.message) : `${error.name} without its message`;
}

const failedQuery = 'Failed query: ';
const maxMessage = 1_000;

/** Kinds of errors whose words the shop writes. Errors of drivers and parsers have other names. */
const ourKinds = new Set([
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'OutsideTrouble',
  'StartRefusal',
]);

/** An error of the shop's own code, without a code of a driver or the network. */
function isOurs(error: Error): boolean {
  if (!ourKinds.has(error.name)) return false;
  const [thrown] = framesOf(error);
  const isOutside = /node_modules|\(node:|at node:|<anonymous>/.test(thrown ?? '<anonymous>');
  return !isOutside && codeOf(error) === undefined;
}

/** A message may look like a frame, so the frames begin behind it. */
function framesOf({ stack = '', message }: Error): string[] {
  const behind = stack.slice(stack.indexOf(message) + message.length);
  return behind.split('\n').filter((line) => /^ {4}at /.test(line));
}

/** Why a query failed: an SQLSTATE or a code of the network. The message of PostgreSQL may quote what a customer typed. */
function codeOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && (error instanceof Error || code.length <= 8) ? code : undefined;
}

/** PostgreSQL names what is used up: the disk, its memory or its connections. Other causes may quote personal data. */
function shortageOf(cause: unknown): string {
  return codeOf(cause)?.startsWith('53') ? ` (${(cause as Error).message})` : '';
}

/** Masks every group of six digits: a mail server may quote a one-time code in its error. */
export function withoutCodes(text: string): string {
  return text.replace(/(?<!\d)\d{6}(?!\d)/g, '******');
}

/** Masks emails, long numbers and quoted texts. */
function impersonal(text: string): string {
  return text
    .slice(0, maxMessage)
    .replaceAll(/\d{6,}/g, '******')
    .replaceAll(/"[^"\n]*"|“[^“”\n]*”/g, '"…"')
    .replaceAll(/(?<![\w.+'-])[\w.+'-]+@(?=[\w-]+\.[\w-])/g, '***@');
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
