import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { daySeconds, hourSeconds } from '#platform/india-time.ts';
import { inboxOf } from '#platform/canonical-email.ts';
import type { Config } from '#platform/server/config.ts';
import { clientNetwork } from '#platform/server/limits/client-network.ts';
import { refuseInOutage } from '#platform/server/emails/email-outage.ts';
import { limitInboxes } from '#platform/server/limits/limit-inboxes.ts';
import { limitRate } from '#platform/server/limits/limit-rate.ts';
import { resendAfterSeconds } from '#shop/accounts/contract.ts';
import { isKnownBrowser } from '#shop/accounts/server/known-browsers.ts';
import type { AskingBrowser } from '#shop/accounts/server/codes/make-code.ts';
import { subscriberOf } from '#shop/newsletter/server/links.ts';
import type { Trying } from '#shop/promotions/server/try-code.ts';
import type { ApiEnv } from '../context.ts';
import { browserOf } from './browser-cookie.ts';
import { readGuestToken } from './guest-cookie.ts';

type CodeRequest = {
  purpose: string;
  email: string;
  asking: Required<AskingBrowser>;
  /** The account's own session asks for a code to its own email. */
  isOwnEmail?: boolean;
};

/**
 * Limits the codes that are sent. A browser that the customer has used has a budget of its own, so strangers cannot use it
 * up. Other browsers share budgets: tight per email and network, loose per network, because Indian mobile networks share
 * addresses. Spellings of one inbox count as one. Refuses with the wait (429), and during an email outage (503).
 */
export async function limitCodes(
  c: Context<ApiEnv>,
  { purpose, email, asking, isOwnEmail = false }: CodeRequest,
): Promise<void> {
  const { db, userId } = c.var;
  await refuseInOutage(db);
  if (!c.var.config.RATE_LIMITS) return;
  const inbox = inboxOf(email);
  const slot = `${inbox} ${asking.withoutCookie ? '' : asking.browser}`;
  await limitRate(db, [
    { name: `pause-${purpose}`, subject: slot, limit: 1, windowSeconds: resendAfterSeconds },
  ]);
  const user = userId === undefined ? [] : [perHour('codes-person', String(userId), 10)];
  if (isOwnEmail) return limitRate(db, user);
  if (await isKnownBrowser(db, { email, ...asking }))
    return limitRate(db, [
      perHour('codes-browser-hour', slot, 8),
      { name: 'codes-browser-day', subject: slot, limit: 20, windowSeconds: daySeconds },
    ]);
  const network = networkOf(c);
  await limitInboxes(db, { email, network });
  return limitRate(db, [
    ...user,
    perHour('codes-hour', `${inbox} ${network}`, 8),
    { name: 'codes-day', subject: `${inbox} ${network}`, limit: 20, windowSeconds: daySeconds },
    perHour('codes-inbox-hour', inbox, 24),
    { name: 'codes-inbox-day', subject: inbox, limit: 60, windowSeconds: daySeconds },
    perHour('codes-network', network, 300),
  ]);
}

export const limitTries = createMiddleware<ApiEnv>(async (c, next) => {
  await limitTriesOfNetwork(c);
  await next();
});

/** Limits tries for one email. A browser that its owner has used has only the limit of each code. */
export async function limitTriesFor(c: Context<ApiEnv>, email: string): Promise<void> {
  if (await isKnownBrowser(c.var.db, { email, browser: browserOf(c) })) return;
  await limitTriesOfNetwork(c);
}

async function limitTriesOfNetwork(c: Context<ApiEnv>): Promise<void> {
  if (c.var.config.RATE_LIMITS) await limitRate(c.var.db, [perHour('tries-network', networkOf(c), 600)]);
}

function perHour(name: string, subject: string, limit: number) {
  return { name, subject, limit, windowSeconds: hourSeconds };
}

/** Reviews need no account, so the limit is per network. */
export const limitReviews = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.var.config.RATE_LIMITS)
    await limitRate(c.var.db, [
      { name: 'reviews-network', subject: networkOf(c), limit: 120, windowSeconds: hourSeconds },
    ]);
  await next();
});

/** Limits a user's uploads. Runs after `signedIn`. */
export const limitAvatars = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.var.config.RATE_LIMITS)
    await limitRate(c.var.db, [
      { name: 'avatars-person', subject: String(c.var.userId), limit: 20, windowSeconds: hourSeconds },
    ]);
  await next();
});

/** Limits changes of the profile per user and per network. Runs after `signedIn`. */
export const limitProfile = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.var.config.RATE_LIMITS)
    await limitRate(c.var.db, [
      { name: 'profile-person', subject: String(c.var.userId), limit: 60, windowSeconds: hourSeconds },
      { name: 'profile-network', subject: networkOf(c), limit: 1_200, windowSeconds: hourSeconds },
    ]);
  await next();
});

/** The newsletter needs no account, so the limit is per network. */
export const limitNewsletter = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.var.config.RATE_LIMITS)
    await limitRate(c.var.db, [
      { name: 'letters-network', subject: networkOf(c), limit: 600, windowSeconds: hourSeconds },
    ]);
  await next();
});

/**
 * A mail company posts for all of its readers from one network, so a link of ours counts for its subscriber alone. Forged links count for
 * their network.
 */
export async function limitUnsubscribe(c: Context<ApiEnv>, token: string): Promise<void> {
  if (!c.var.config.RATE_LIMITS) return;
  const subscriber = subscriberOf(token);
  await limitRate(c.var.db, [
    subscriber === null
      ? perHour('letters-network', networkOf(c), 600)
      : perHour('letters-left', String(subscriber), 60),
  ]);
}

/** Keeps strangers from filling an inbox with confirmations. */
export async function limitNewsletterTo(c: Context<ApiEnv>, email: string): Promise<void> {
  if (!c.var.config.RATE_LIMITS) return;
  await limitStrangers(c, email);
  const subject = inboxOf(email);
  await limitRate(c.var.db, [
    { name: 'letters-to', subject, limit: 3, windowSeconds: hourSeconds },
    { name: 'letters-to-day', subject, limit: 10, windowSeconds: daySeconds },
  ]);
}

type Waiting = { email: string; userId: number | undefined };

/** Keeps a guest's address or a customer from many requests for sold-out products, which fill an inbox. */
export async function limitBackInStockTo(c: Context<ApiEnv>, { email, userId }: Waiting): Promise<void> {
  if (!c.var.config.RATE_LIMITS) return;
  if (userId === undefined) await limitStrangers(c, email);
  // Strangers who use up an address leave its owner a request.
  const subject = userId === undefined ? inboxOf(email) : `user ${userId}`;
  await limitRate(c.var.db, [
    { name: 'back-in-stock-network', subject: networkOf(c), limit: 120, windowSeconds: hourSeconds },
    { name: 'back-in-stock-to', subject, limit: 5, windowSeconds: hourSeconds },
    { name: 'back-in-stock-to-day', subject, limit: 20, windowSeconds: daySeconds },
  ]);
}

/** Keeps a network from filling the questions of staff in the name of one address. Others still ask with it from theirs. */
export async function limitProductQuestions(c: Context<ApiEnv>, { email, userId }: Waiting): Promise<void> {
  if (!c.var.config.RATE_LIMITS) return;
  if (userId === undefined) await limitStrangers(c, email);
  const subject = userId === undefined ? `${inboxOf(email)} ${networkOf(c)}` : `user ${userId}`;
  await limitRate(c.var.db, [
    { name: 'product-questions-of', subject, limit: 10, windowSeconds: daySeconds },
  ]);
}

/**
 * Limits orders without an account: of a network in an hour, and in a day of a phone number and of an inbox, each as many as an account may
 * place. The email counts as one to a stranger.
 */
export async function limitGuestOrders(
  c: Context<ApiEnv>,
  { phone, email }: { phone: string; email: string | null },
): Promise<void> {
  const { db, config } = c.var;
  if (!config.RATE_LIMITS) return;
  const network = networkOf(c);
  const perDay = { limit: config.MAX_ORDERS_PER_DAY, windowSeconds: daySeconds };
  if (email !== null) await limitStrangers(c, email);
  await limitRate(db, [
    perHour('guest-orders-network', network, 300),
    { ...perDay, name: 'guest-orders-phone', subject: phone },
    ...(email === null ? [] : [{ ...perDay, name: 'guest-orders-to', subject: inboxOf(email) }]),
  ]);
}

/** A browser that the owner of the address has used asks for no stranger. */
async function limitStrangers(c: Context<ApiEnv>, email: string): Promise<void> {
  const { db } = c.var;
  if (await isKnownBrowser(db, { email, browser: browserOf(c) })) return;
  await limitInboxes(db, { email, network: networkOf(c) });
}

export function networkOf(c: Context<ApiEnv>): string {
  return networkIn(c, c.var.config);
}

/** Returns the client's network for a request outside the API. */
export function networkIn(c: Context, config: Config): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket: { remoteAddress?: string } } };
  return clientNetwork({
    peer: incoming?.socket.remoteAddress,
    forwardedFor: c.req.header('x-forwarded-for'),
    trustedProxy: config.TRUSTED_PROXY,
  });
}

/** Returns the customer who tries a code. A guest without a cart counts by the network alone. */
export function triesCode(c: Context<ApiEnv>): Trying {
  const { userId, config } = c.var;
  return {
    userId: userId ?? null,
    cart: readGuestToken(c, 'cart') ?? null,
    network: config.RATE_LIMITS ? networkOf(c) : undefined,
  };
}
