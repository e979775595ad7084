import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { minuteMs } from '#platform/india-time.ts';
import type { Config } from '#platform/server/config.ts';
import { isWithin } from '#platform/server/limits/address-ranges.ts';
import type { Log } from '#platform/server/log.ts';
import { askForKey, hasKey, takeKey } from './mailbox-key.ts';

const ranges = { loopback: ['loopback'], private: ['loopback', 'private'] };
const warnEveryMs = minuteMs;

/** A proxy writes these headers. Behind one, peer and Host say nothing about the client. */
const ofProxies = /^(x-)?forwarded|^via$|-ip$|^x-envoy-/;

/** These show components and sample emails. The emails that people got need the key. */
const withoutEmails = /^\/dev\/(?:ui|mail\/previews)(?![\w-])/;

/**
 * Hides `/dev/*` from everyone but developers. The mailbox holds every code, so it opens to its key alone: a forwarder on this machine
 * looks like the developer's browser. The other pages open to the key, and to clients on this machine, or in private networks with
 * `DEV_PAGES_FROM=private`, that use a local name and no proxy. A foreign page that resolves its name to this machine sends that name
 * as Host. Others get a 404; the log names setting and command.
 */
export function guardDevPages(
  config: Config,
  log: Log,
  missing: (request: Request) => Promise<Response>,
): MiddlewareHandler {
  let warnedAt = -warnEveryMs;
  return async (c, next) => {
    const { path } = c.req;
    if (!isDevPath(path)) return next();
    // The page itself answers 404 in a real shop. Another route than the browser's would be drawn twice.
    if (!config.SHOP_DEMO && path === '/dev/ui') return next();
    if (config.SHOP_DEMO) {
      const taken = takeKey(c);
      if (taken) return taken;
      if (hasKey(c)) return next();
      const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
      if (incoming && isDeveloper(incoming, config))
        return config.MAIL_URL || withoutEmails.test(path) ? next() : askForKey(c);
    }
    const now = performance.now();
    if (config.SHOP_DEMO && now - warnedAt >= warnEveryMs) {
      warnedAt = now;
      log.warn(
        'developer page refused; DEV_PAGES_FROM says who may open it, and npm run staff -- --mailbox prints the key',
      );
    }
    const { headers, url } = c.req.raw;
    return missing(new Request(new URL('/dev', url), { headers }));
  };
}

export function isDevPath(path: string): boolean {
  return /^[/\\.]*dev(?![\w-])/i.test(path);
}

/** nginx with its own settings adds no header, names this machine as Host, and speaks HTTP/1.0. */
function isForwarded({ headers, httpVersion }: IncomingMessage): boolean {
  return httpVersion === '1.0' || Object.keys(headers).some((name) => ofProxies.test(name));
}

function isDeveloper(incoming: IncomingMessage, config: Config): boolean {
  const { socket, headers } = incoming;
  const from = ranges[config.DEV_PAGES_FROM];
  const isPublicShop = !isHostWithin(ranges.private, new URL(config.PUBLIC_URL).host);
  if (isPublicShop && config.DEV_PAGES_FROM === 'loopback') return false;
  if (isForwarded(incoming)) return false;
  return isWithin(from, socket.remoteAddress ?? '') && isHostWithin(from, headers.host ?? '');
}

/** Returns whether a Host header is `localhost` or an address in one of the ranges. */
export function isHostWithin(from: readonly string[], host: string): boolean {
  const name = host.toLowerCase().replace(/:\d*$/, '');
  return name === 'localhost' || isWithin(from, name.replace(/^\[(.*)\]$/, '$1'));
}
