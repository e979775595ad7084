import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { isCriticalEndpoint } from '#api/critical-endpoints.ts';
import { busySeconds } from '#platform/server/commit-unknown.ts';
import type { Config } from '#platform/server/config.ts';
import { clientNetwork, ownersNetwork } from '#platform/server/limits/client-network.ts';
import { warnCounted } from '#platform/server/logs/counted-warning.ts';
import type { Endpoint } from '#platform/endpoint.ts';
import type { Log } from '#platform/server/log.ts';
import { requestsShed } from '#platform/server/metrics.ts';
import { patternOf } from '../cache/cache-endpoints.ts';
import { createFairBound } from './fair-bound.ts';
import { createNetworkShare } from './network-share.ts';

/** Concurrent requests of each kind. */
const bounds = { read: 200, write: 200, essential: 1_000 };
/** The bound of reads and other writes while the process is slow. */
const boundWhenSlow = 64;
const slowMs = 500;

const busyMessage = 'The shop is busy. Please try again in a moment.';
const busyPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The shop is busy</title><h1>The shop is busy</h1><p>Please try again in a moment.</p><p><a href="">Try again</a></p></html>`;

type Kind = keyof typeof bounds;

type Options = { endpoints?: Endpoint[]; delayMs?: () => number };

/**
 * Responds 503 with `Retry-After` when too many requests are under way. Each kind has its own bound, so slow uploads block no
 * page, and neither blocks orders and sign-in. Costly requests of a network take turns at any load. Files, pictures and /healthz come
 * before this middleware.
 */
export function shedLoad(
  config: Config,
  log: Log,
  { endpoints = [], delayMs = eventLoopDelay }: Options = {},
): MiddlewareHandler {
  const underWay = { read: createFairBound(), write: createFairBound(), essential: createFairBound() };
  const share = createNetworkShare();
  const isCostly = readCostly(endpoints);
  const shed = (c: Context, reason: 'full' | 'network') => {
    requestsShed.inc({ reason });
    warnCounted(log, 'requests turned away');
    return turnAway(c);
  };
  return async (c, next) => {
    const kind = kindOf(c);
    const network = networkOf(c, config);
    const endTurn =
      config.RATE_LIMITS && kind !== 'essential' && isCostly(c)
        ? await share.enter({ own: network, wide: ownersNetwork(network) })
        : noTurn;
    if (!endTurn) return shed(c, 'network');
    try {
      const isSlow = kind !== 'essential' && delayMs() > slowMs;
      const leave = underWay[kind].enter(network, isSlow ? boundWhenSlow : bounds[kind], 2 * bounds[kind]);
      // A client that left while it waited gets no work.
      if (!leave || c.req.raw.signal.aborted) {
        leave?.();
        return shed(c, 'full');
      }
      await next().finally(leave);
      return undefined;
    } finally {
      endTurn();
    }
  };
}

const noTurn = () => {};

const timerMs = 100;
let lateMs = 0;
let dueAt = performance.now() + timerMs;

setInterval(() => {
  const now = performance.now();
  lateMs = Math.max(now - dueAt, lateMs * 0.8);
  dueAt = now + timerMs;
}, timerMs).unref();

/** Returns how late timers fire, in milliseconds. A delay counts for about a second. */
export function eventLoopDelay(): number {
  return lateMs;
}

/** Pages and files are drawn for a request, and some endpoints say that they cost much. Kept responses are answered before. */
function readCostly(endpoints: Endpoint[]): (c: Context) => boolean {
  const patterns = endpoints.filter(({ media, isCostly }) => media ?? isCostly).map(patternOf);
  return ({ req: { path } }) =>
    /^\/(api|lookup|dev)\//.test(path) ? patterns.some((pattern) => pattern.test(path)) : true;
}

function kindOf({ req }: Context): Kind {
  if (isCriticalEndpoint(req)) return 'essential';
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
