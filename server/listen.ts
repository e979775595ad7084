import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '#platform/server/config.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';

const maxHeaderSize = 16 * 1024;
const maxHeaders = 100;

export const shopTimeouts = {
  headersTimeout: 5_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 75_000,
};

export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Joins handlers in front of the site. Each one responds, or calls the next. */
export function inOrder(first: Handler | undefined, second: Handler | undefined): Handler | undefined {
  if (!first || !second) return first ?? second;
  return (request, response, next) => first(request, response, () => second(request, response, next));
}

/**
 * Opens the port with time-outs for slow and silent clients. Throws a StartRefusal when the port or host is not available.
 */
export async function listen(
  site: Hono,
  config: Config,
  inFront?: Handler,
  timeouts = shopTimeouts,
): Promise<{ close: (ending?: { gently?: boolean }) => Promise<void> }> {
  const answer = getRequestListener(site.fetch);
  let closing = false;
  const server = createServer({ ...timeouts, maxHeaderSize }, (request, response) => {
    if (closing) response.shouldKeepAlive = false;
    const refused = statusOfHeaders(request);
    if (refused) return void response.writeHead(refused, { connection: 'close' }).end();
    if (inFront) inFront(request, response, () => void answer(request, response));
    else void answer(request, response);
    return undefined;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portRefusal(error, config.PORT)));
    server.listen(config.PORT, config.HOST, resolve);
  });
  return {
    close: async ({ gently = false } = {}) => {
      closing = true;
      await close(server, gently);
    },
  };
}

/**
 * Two programs in a row may each believe another one of two hosts, so a second Host is refused (400). A browser sends some twenty headers, and
 * proxies add a few. Returns null for a request that goes on.
 */
function statusOfHeaders({ rawHeaders }: IncomingMessage): 400 | 431 | null {
  if (rawHeaders.length / 2 > maxHeaders) return 431;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1 ? 400 : null;
}

function portRefusal(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartRefusal(
      'port',
      `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
  if (error.code === 'EACCES')
    return new StartRefusal('port', `Port ${port} may not be opened by this user.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartRefusal('host', 'HOST is not an address of this machine.');
  return error;
}

/**
 * A client that finds its idle connection closed cannot know whether its request was taken. With `gently` idle connections
 * get this time: each response asks its client to open another connection.
 */
const leaveMs = 5_000;
const cutMs = 5_000;

async function close(server: Server, gently: boolean): Promise<void> {
  // The close of http would end idle connections at once.
  const ended = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  if (gently) await Promise.race([ended, pause(leaveMs, undefined, { ref: false })]);
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), cutMs);
  await ended;
  clearTimeout(cut);
}
