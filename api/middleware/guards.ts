import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { refusals } from '#shop/accounts/contract.ts';
import { requireStaff } from '#shop/accounts/server/sessions/staff-access.ts';
import { findStaffRole } from '#shop/accounts/server/find-user.ts';
import { findSession } from '#shop/accounts/server/sessions/find-session.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import type { ApiEnv } from '../context.ts';

/** Sets `userId` for a signed-in user. Refuses others (401). */
export const signedIn = createMiddleware<ApiEnv>(async (c, next) => {
  if (!(await recognise(c))) throw refusals.notSignedIn();
  await next();
});

/** Sets `userId` for a live token. Without one the caller is a guest. */
export const maybeSignedIn = createMiddleware<ApiEnv>(async (c, next) => {
  await recognise(c);
  await next();
});

/**
 * Sets `userId` for a live token. Without any token the caller is a guest, where the owner lets customers buy without an account. Refuses all
 * others (401), also a session that has ended, so that no customer with an account orders as a guest.
 */
export const signedInOrGuest = createMiddleware<ApiEnv>(async (c, next) => {
  const mayBeGuest = c.var.config.BUY_WITHOUT_ACCOUNT && c.req.header('authorization') === undefined;
  if (!(await recognise(c)) && !mayBeGuest) throw refusals.notSignedIn();
  await next();
});

/**
 * Admits staff with one of these roles, and always the owner, after a second factor within 12 hours. Refuses guests (401) and
 * all others (403).
 */
export const staff = (...roles: [StaffRole, ...StaffRole[]]) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    if (!(await recognise(c))) throw refusals.notSignedIn();
    await requireStaff(c.var.db, { userId: userOf(c), sessionId: sessionOf(c) }, { roles });
    await next();
  });

/** Admits as `staff` does, after a second factor of the last ten minutes: for roles, refunds and exports of personal data. */
export const freshStaff = (...roles: [StaffRole, ...StaffRole[]]) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    if (!(await recognise(c))) throw refusals.notSignedIn();
    const caller = { userId: userOf(c), sessionId: sessionOf(c) };
    await requireStaff(c.var.db, caller, { roles, isFresh: true });
    await next();
  });

/** Admits every role before the second factor, only for its set-up and proof. Refuses guests (401) and customers (403). */
export const anyStaff = createMiddleware<ApiEnv>(async (c, next) => {
  if (!(await recognise(c))) throw refusals.notSignedIn();
  if (!(await findStaffRole(c.var.db, userOf(c)))) throw refusals.staffOnly();
  await next();
});

/** Returns the user's id behind `signedIn`. Refuses without one (401). */
export function userOf(c: Context<ApiEnv>): number {
  if (c.var.userId === undefined) throw refusals.notSignedIn();
  return c.var.userId;
}

/** Returns the session's id behind `signedIn`. Refuses without one (401). */
export function sessionOf(c: Context<ApiEnv>): number {
  if (c.var.sessionId === undefined) throw refusals.notSignedIn();
  return c.var.sessionId;
}

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
