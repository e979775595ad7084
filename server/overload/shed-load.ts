import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { mustGoOn } from '#api/must-go-on.ts';
import { busySeconds } from '#platform/server/commit-unknown.ts';
import type { Config } from '#platform/server/config.ts';
import { clientNetwork } from '#platform/server/limits/client-network.ts';
import type { Log } from '#platform/server/log.ts';
import { eventLoopDelay } from './event-loop.ts';
import { createFairBound } from './fair-bound.ts';

/** Concurrent requests of each kind. */
const bounds = { read: 200, write: 200, essential: 1_000 };
/** The bound of reads and other writes while the process is slow. */
const boundWhenSlow = 64;
const slowMs = 500;
const logEveryMs = 10_000;

const busyMessage = 'The shop is busy. Please try again in a moment.';
const busyPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The shop is busy</title><h1>The shop is busy</h1><p>Please try again in a moment.</p><p><a href="">Try again</a></p></html>`;

type Kind = keyof typeof bounds;

/**
 * Responds 503 with `Retry-After` when too many requests are under way. Each kind has its own bound, so slow uploads block no
 * page, and neither blocks orders and sign-in. Files, pictures and /healthz come before this middleware.
 */
export function shedLoad(config: Config, log: Log, delayMs = eventLoopDelay): MiddlewareHandler {
  const underWay = { read: createFairBound(), write: createFairBound(), essential: createFairBound() };
  const note = noteShed(log);
  return async (c, next) => {
    const kind = kindOf(c);
    const isSlow = kind !== 'essential' && delayMs() > slowMs;
    const leave = underWay[kind].enter(
      networkOf(c, config),
      isSlow ? boundWhenSlow : bounds[kind],
      2 * bounds[kind],
    );
    if (!leave) {
      note();
      return turnAway(c);
    }
    try {
      await next();
      return undefined;
    } finally {
      leave();
    }
  };
}

function kindOf({ req }: Context): Kind {
  if (mustGoOn(req)) return 'essential';
  return req.method === 'GET' || req.method === 'HEAD' ? 'read' : 'write';
}

function networkOf(c: Context, config: Config): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket: { remoteAddress?: string } } };
  return clientNetwork({
    peer: incoming?.socket.remoteAddress,
    forwardedFor: c.req.header('x-forwarded-for'),
    trustedProxy: config.TRUSTED_PROXY,
  });
}

function turnAway(c: Context): Response {
  c.header('retry-after', String(busySeconds));
  c.header('cache-control', 'no-store');
  if (/^\/(api|lookup)\//.test(c.req.path))
    return c.json({ message: busyMessage, code: 'unavailable', requestId: randomUUID() }, 503);
  if (c.req.path.endsWith('.data')) return c.text(busyMessage, 503);
  c.header('content-security-policy', "default-src 'none'");
  return c.html(busyPage, 503);
}

/** Writes one line per period, so that a flood does not fill the log. */
function noteShed(log: Log): () => void {
  let count = 0;
  let saidAt = -Infinity;
  return () => {
    count += 1;
    if (performance.now() - saidAt < logEveryMs) return;
    log.warn('requests turned away', { count });
    count = 0;
    saidAt = performance.now();
  };
}
