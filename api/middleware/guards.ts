import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { refusals } from '#shop/accounts/contract.ts';
import { findStaffRole } from '#shop/accounts/server/find-user.ts';
import { findSession } from '#shop/accounts/server/sessions/find-session.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import type { ApiEnv } from '../context.ts';

/** Lets only signed-in people through: sets `userId`, or refuses (401). */
export const signedIn = createMiddleware<ApiEnv>(async (c, next) => {
  if (!(await recognise(c))) throw refusals.notSignedIn();
  await next();
});

/** Sets `userId` when a live token is sent; without one, or with a dead one, the caller is a guest. */
export const maybeSignedIn = createMiddleware<ApiEnv>(async (c, next) => {
  await recognise(c);
  await next();
});

/** Lets only staff with one of these roles through, and the owner always: a guest is refused with 401, everyone else with 403. */
export const staff = (...roles: [StaffRole, ...StaffRole[]]) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    if (!(await recognise(c))) throw refusals.notSignedIn();
    const role = await findStaffRole(c.var.db, userOf(c));
    if (role !== 'owner' && !roles.some((allowed) => allowed === role)) throw refusals.staffOnly();
    await next();
  });

/** The id of the person behind `signedIn`. */
export function userOf(c: Context<ApiEnv>): number {
  if (c.var.userId === undefined) throw refusals.notSignedIn();
  return c.var.userId;
}

/** The id of the session behind `signedIn`. */
export function sessionOf(c: Context<ApiEnv>): number {
  if (c.var.sessionId === undefined) throw refusals.notSignedIn();
  return c.var.sessionId;
}

/** The bearer token of a request, if one was sent. */
export function tokenOf(c: Context<ApiEnv>): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(c.req.header('authorization') ?? '')?.[1];
}

async function recognise(c: Context<ApiEnv>): Promise<boolean> {
  const token = tokenOf(c);
  const session = token ? await findSession(c.var.db, { token }) : null;
  if (!session) return false;
  c.set('userId', session.userId);
  c.set('sessionId', session.id);
  return true;
}
