import type { Context } from 'hono';
import { busySeconds, isUnavailable } from '#platform/server/commit-unknown.ts';
import { logFailure } from '#platform/server/logs/log-failure.ts';
import { refusalsSent } from '#platform/server/metrics.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import { logSecurityEvent, type SecurityEvent } from '#platform/server/logs/log-security-event.ts';
import type { ApiEnv } from '../context.ts';
import { countWrongCodes } from './count-wrong-codes.ts';

const signInFailures = new Set([
  'wrong_code',
  'tries_used_up',
  'old_browser_link',
  'google_not_asked',
  'google_refused',
  'google_unverified',
  'google_other_account',
  'wrong_second_factor',
  'staff_locked',
]);
const kinds: Partial<Record<number, SecurityEvent>> = {
  401: 'unauthorized',
  403: 'forbidden',
  429: 'limit_hit',
};

/** Responds to an error: 4xx for a Refusal, 503 with `Retry-After` for an unreachable database, otherwise a logged 500. */
export function respondToError(error: Error, c: Context<ApiEnv>): Response {
  const requestId = c.var.requestId;
  if (isRefusal(error)) {
    refusalsSent.inc({ code: error.code });
    noteRefusal(error, c);
    const { fields, details, retryAfterSeconds } = error.extra;
    if (retryAfterSeconds) c.header('retry-after', String(retryAfterSeconds));
    return c.json(
      { ...details, message: error.message, code: error.code, requestId, ...(fields ? { fields } : {}) },
      error.status,
    );
  }
  logFailure(c.var.log, 'call failed', error, requestFields(c));
  if (isUnavailable(error)) {
    c.header('retry-after', String(busySeconds));
    return c.json(
      { message: 'The shop is busy. Please try again in a moment.', code: 'unavailable', requestId },
      503,
    );
  }
  return c.json({ message: 'Something went wrong. Please try again.', code: 'internal', requestId }, 500);
}

const noteWrongCode = countWrongCodes();

function noteRefusal({ code, status }: Refusal, c: Context<ApiEnv>): void {
  if (code === 'wrong_code' || code === 'tries_used_up') noteWrongCode(c.var.log);
  const kind = signInFailures.has(code) ? 'sign_in_failed' : kinds[status];
  if (kind) logSecurityEvent(c.var.log, kind, { ...requestFields(c), status, code });
}

export function requestFields(c: Context<ApiEnv>) {
  return { requestId: c.var.requestId, method: c.req.method, route: c.req.routePath };
}

/** Counts the sessions that a request ends. `log` writes the security event after the commit. */
export function countEndedSessions(c: Context<ApiEnv>) {
  let count = 0;
  return {
    add: (ended: number) => void (count += ended),
    log: () => {
      if (count > 0) logSecurityEvent(c.var.log, 'session_ended', { ...requestFields(c), count });
    },
  };
}
