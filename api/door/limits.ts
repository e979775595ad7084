import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { clientNetwork } from '#platform/server/limits/client-network.ts';
import { limitRate } from '#platform/server/limits/limit-rate.ts';
import { resendAfterSeconds } from '#shop/identity/contract.ts';
import type { ApiEnv } from '../context.ts';

const hour = 60 * 60;

/** Tight per e-mail, loose per network: Indian mobile networks share addresses. Refuses (429) with the wait. */
export async function limitCodes(c: Context<ApiEnv>, purpose: string, email: string): Promise<void> {
  if (!c.var.config.RATE_LIMITS) return;
  await limitRate(c.var.db, [
    { name: `pause-${purpose}`, subject: email, limit: 1, windowSeconds: resendAfterSeconds },
  ]);
  await limitRate(c.var.db, [
    { name: 'codes-hour', subject: email, limit: 8, windowSeconds: hour },
    { name: 'codes-day', subject: email, limit: 20, windowSeconds: 24 * hour },
    ...(c.var.personId === undefined
      ? []
      : [{ name: 'codes-person', subject: String(c.var.personId), limit: 10, windowSeconds: hour }]),
    { name: 'codes-network', subject: networkOf(c), limit: 300, windowSeconds: hour },
  ]);
}

/** What one network may try of codes, whosever they are; the tries of each code are counted with the code. */
export const limitTries = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.var.config.RATE_LIMITS)
    await limitRate(c.var.db, [
      { name: 'tries-network', subject: networkOf(c), limit: 600, windowSeconds: hour },
    ]);
  await next();
});

/** Reviews need no account, so the network that sends them is all there is to count by. */
export const limitReviews = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.var.config.RATE_LIMITS)
    await limitRate(c.var.db, [
      { name: 'reviews-network', subject: networkOf(c), limit: 120, windowSeconds: hour },
    ]);
  await next();
});

/** What one person may upload; stands behind `signedIn`. */
export const limitAvatars = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.var.config.RATE_LIMITS)
    await limitRate(c.var.db, [
      { name: 'avatars-person', subject: String(c.var.personId), limit: 20, windowSeconds: hour },
    ]);
  await next();
});

/** Limits changes of the profile per person and per network. Follows `signedIn`. */
export const limitProfile = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.var.config.RATE_LIMITS)
    await limitRate(c.var.db, [
      { name: 'profile-person', subject: String(c.var.personId), limit: 60, windowSeconds: hour },
      { name: 'profile-network', subject: networkOf(c), limit: 1_200, windowSeconds: hour },
    ]);
  await next();
});

/** The newsletter's calls need no account either. */
export const limitLetters = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.var.config.RATE_LIMITS)
    await limitRate(c.var.db, [
      { name: 'letters-network', subject: networkOf(c), limit: 600, windowSeconds: hour },
    ]);
  await next();
});

/** Nobody's inbox is filled with confirmations. */
export async function limitLetterTo(c: Context<ApiEnv>, email: string): Promise<void> {
  if (!c.var.config.RATE_LIMITS) return;
  await limitRate(c.var.db, [{ name: 'letters-to', subject: email, limit: 3, windowSeconds: hour }]);
}

/** The network a request comes from, as limits count it. */
export function networkOf(c: Context<ApiEnv>): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket: { remoteAddress?: string } } };
  return clientNetwork({
    peer: incoming?.socket.remoteAddress,
    forwardedFor: c.req.header('x-forwarded-for'),
    trustedProxy: c.var.config.TRUSTED_PROXY,
  });
}
