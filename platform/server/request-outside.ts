import { request as askOverHttp } from 'node:http';
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request as askOverHttps } from 'node:https';

type Question = {
  url: URL;
  method?: 'GET' | 'POST' | 'PATCH';
  headers?: Record<string, string>;
  body?: string;
  connectMilliseconds?: number;
  wholeMilliseconds: number;
  maximumBytes?: number;
};

type Answer = { status: number; text: string; headers: IncomingHttpHeaders };

/** The other server was unreachable, was too slow or sent too much. */
export class OutsideTrouble extends Error {
  override name = 'OutsideTrouble';
}

/**
 * Sends one request to another server. Follows no redirect. Connecting and the whole response have their own time-outs, in
 * milliseconds. Drops a response over `maximumBytes` (1 MB). Throws `OutsideTrouble`.
 */
export function requestOutside(question: Question): Promise<Answer> {
  const { url, method = 'GET', headers, body, connectMilliseconds = 1_000, wholeMilliseconds } = question;
  return new Promise((resolve, reject) => {
    const ask = url.protocol === 'https:' ? askOverHttps : askOverHttp;
    const request = ask(url, {
      method,
      headers,
      agent: false,
      signal: AbortSignal.timeout(wholeMilliseconds),
    });
    const giveUp = (cause: unknown) => {
      request.destroy();
      reject(new OutsideTrouble(`${url.host}: ${reasonOf(cause)}`, { cause }));
    };
    limitConnecting(request, connectMilliseconds);
    request.on('error', giveUp);
    request.on('response', (response) => {
      readAtMost(response, question.maximumBytes ?? 1_048_576).then(
        (text) => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
        giveUp,
      );
    });
    request.end(body);
  });
}

function limitConnecting(request: ClientRequest, milliseconds: number): void {
  let waits = true;
  const giveUp = () => {
    if (waits) request.destroy(new Error(`not connected after ${milliseconds} ms`));
  };
  // A process that was busy for so long first looks whether the connection is there.
  const timer = setTimeout(() => setImmediate(giveUp), milliseconds);
  const stop = () => {
    waits = false;
    clearTimeout(timer);
  };
  request.on('close', stop);
  request.on('socket', (socket) => socket.once('connect', stop));
}

async function readAtMost(response: IncomingMessage, maximumBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    if (bytes > maximumBytes) throw new Error(`response over ${maximumBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.name === 'AbortError' || cause.name === 'TimeoutError'
    ? 'no whole answer in time'
    : cause.message;
}
