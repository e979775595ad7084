import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Endpoint, CallLimit } from '#platform/endpoint.ts';
import { countReads } from '#platform/server/limits/count-reads.ts';
import { readJson } from '#platform/server/body/read-json.ts';
import { limitInTurn, limitRate, type RateLimit } from '#platform/server/limits/limit-rate.ts';
import { readSignedLink } from '#platform/server/secrets/sign-link.ts';
import { isKnownToAnyone } from '#shop/accounts/server/known-browsers.ts';
import type { ApiEnv, ShopContext } from '../context.ts';
import { browserOf } from './browser-cookie.ts';
import { tokenOf } from './guards.ts';
import { networkOf } from './limits.ts';
import { readGuestToken } from './guest-cookie.ts';

/** The limit of writes without their own: ten minutes, shared by all endpoints of a tag. */
const usual = { perUser: 120, perNetwork: 6_000, windowSeconds: 600 };

/**
 * Limits every write, and each read with a limit: tight per user or guest, loose per network, since thousands of customers
 * share one at a mobile provider. Counts writes in the database and most reads in memory. Runs after the guards.
 * Counts the user first, so that a refused user does not use up the network's limit. Guests of a network have their own
 * count, so a flood without accounts stops no signed-in customer. A valid signed link has a count of its own too, since its
 * holder has no account and shares a network with strangers.
 */
export function limitCalls(
  shop: Pick<ShopContext, 'db' | 'processes'>,
): (call: Endpoint) => MiddlewareHandler<ApiEnv>[] {
  const [countUser, countNetwork] = [countReads(shop), countReads(shop)];

  async function countLink(call: Endpoint, limit: CallLimit, link: string): Promise<void> {
    const ofLink = limitOf(limit, 'link', link);
    await (call.method === 'GET' ? countUser(ofLink) : limitRate(shop.db, [ofLink]));
  }

  async function countRead(c: Context<ApiEnv>, limit: CallLimit): Promise<void> {
    const token = tokenOf(c) ?? guestOf(c);
    if (token) await countUser(limitOf(limit, 'person', token));
    await countNetwork(limitOf(limit, 'network', networkOf(c)));
  }

  return (call) => {
    const isRead = call.method === 'GET';
    const limit = call.limit ?? (isRead ? undefined : { name: `writes-${call.tag}`, ...usual });
    if (!limit) return [];
    const count = isRead || limit.isInMemory ? countRead : countWrite;
    const guard = createMiddleware<ApiEnv>(async (c, next) => {
      if (!c.var.config.RATE_LIMITS) return next();
      const link = call.link && (await linkOf(c, call.link));
      await (link ? countLink(call, limit, link) : count(c, limit));
      return next();
    });
    return [guard];
  };
}

async function countWrite(c: Context<ApiEnv>, limit: CallLimit): Promise<void> {
  const { db, userId } = c.var;
  const customer = userId === undefined ? await knownBrowserOf(c) : `person ${userId}`;
  const user = customer ?? guestOf(c);
  const ofNetwork = limitOf(limit, customer === undefined ? 'guests' : 'network', networkOf(c));
  await (user ? limitInTurn(db, limitOf(limit, 'person', user), ofNetwork) : limitRate(db, [ofNetwork]));
}

/** A browser in which a customer has signed in does not count as a guest, so guests cannot block its sign-in. */
async function knownBrowserOf(c: Context<ApiEnv>): Promise<string | undefined> {
  const browser = browserOf(c);
  return browser !== undefined && (await isKnownToAnyone(c.var.db, browser))
    ? `browser ${browser}`
    : undefined;
}

function guestOf(c: Context<ApiEnv>): string | undefined {
  return readGuestToken(c, 'cart') ?? readGuestToken(c, 'wishlist');
}

/** Returns the link of a valid token in the path, the query or a JSON body, whatever its age. */
async function linkOf(c: Context<ApiEnv>, use: string): Promise<string | undefined> {
  const token = c.req.param('token') ?? c.req.query('token') ?? (await tokenInBody(c));
  const link = token === undefined ? null : readSignedLink(use, token);
  return link ? `${use} ${link.id}` : undefined;
}

/** The handler reads the body after this and refuses what is wrong with it. */
async function tokenInBody(c: Context<ApiEnv>): Promise<string | undefined> {
  const body = (await readJson(c.req.raw.clone()).catch(() => null)) as { token?: unknown } | null;
  return typeof body?.token === 'string' ? body.token : undefined;
}

function limitOf(
  { name, perUser, perNetwork, windowSeconds }: CallLimit,
  of: 'person' | 'link' | 'network' | 'guests',
  subject: string,
): RateLimit {
  return {
    name: `${name}-${of}`,
    subject,
    limit: of === 'person' || of === 'link' ? perUser : perNetwork,
    windowSeconds,
  };
}
