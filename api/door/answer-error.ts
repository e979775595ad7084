import type { Context } from 'hono';
import { busySeconds, isUnavailable } from '#platform/server/commit-unknown.ts';
import { errorFields } from '#platform/server/log.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { ApiEnv } from '../context.ts';

/** Turns a Refusal into its 4xx, a database that cannot be reached into 503 with `Retry-After`, and anything else into a logged 500. */
export function answerError(error: Error, c: Context<ApiEnv>): Response {
  const requestId = c.var.requestId;
  if (isRefusal(error)) {
    const { fields, details, retryAfterSeconds } = error.extra;
    if (error.status === 429) logLimit(c, error.code);
    if (retryAfterSeconds) c.header('retry-after', String(retryAfterSeconds));
    return c.json(
      { ...details, message: error.message, code: error.code, requestId, ...(fields ? { fields } : {}) },
      error.status,
    );
  }
  c.var.log.error('call failed', {
    requestId,
    method: c.req.method,
    route: c.req.routePath,
    ...errorFields(error),
  });
  if (isUnavailable(error)) {
    c.header('retry-after', String(busySeconds));
    return c.json(
      { message: 'The shop is busy. Please try again in a moment.', code: 'unavailable', requestId },
      503,
    );
  }
  return c.json({ message: 'Something went wrong. Please try again.', code: 'internal', requestId }, 500);
}

/** Names no person and no network: the path's pattern says what was tried. */
function logLimit(c: Context<ApiEnv>, code: string): void {
  const { requestId, log } = c.var;
  log.warn('limit-hit', { requestId, method: c.req.method, route: c.req.routePath, status: 429, code });
}
