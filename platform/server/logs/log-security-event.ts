import type { Log, LogFields } from '../log.ts';
import { warnCounted } from './counted-warning.ts';

export type SecurityEvent =
  | 'sign_in'
  | 'sign_in_failed'
  | 'many_wrong_codes'
  | 'unauthorized'
  | 'forbidden'
  | 'limit_hit'
  | 'role_change'
  | 'session_ended'
  | 'second_factor'
  | 'factor_added'
  | 'factor_removed'
  | 'recovery_codes_renewed'
  | 'staff_invited'
  | 'factors_reset'
  | 'personal_data_read'
  | 'demo_removed'
  | 'settings_changed'
  | 'demo_removal_cancelled';

type Fields = Pick<LogFields, 'requestId' | 'method' | 'route' | 'status' | 'code' | 'count'>;

const failures = new Set<SecurityEvent>([
  'sign_in_failed',
  'many_wrong_codes',
  'unauthorized',
  'forbidden',
  'limit_hit',
]);

/**
 * Writes one line of the event `security`. Its fields name no user. `route` is a pattern, since a path may hold a token. Of the
 * requests over a limit it writes the first of a route, and then one line for each ten seconds with their count.
 */
export function logSecurityEvent(log: Log, kind: SecurityEvent, fields: Fields): void {
  if (kind === 'limit_hit')
    return warnCounted(log, 'security', { kind, ...fields }, `${kind} ${fields.method} ${fields.route}`);
  log[failures.has(kind) ? 'warn' : 'info']('security', { kind, ...fields });
}
