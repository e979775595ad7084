import type { Log, LogFields } from '../log.ts';

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
  | 'staff_invited'
  | 'factors_reset'
  | 'personal_data_read'
  | 'demo_removed';

type Fields = Pick<LogFields, 'requestId' | 'method' | 'route' | 'status' | 'code' | 'count'>;

const failures = new Set<SecurityEvent>([
  'sign_in_failed',
  'many_wrong_codes',
  'unauthorized',
  'forbidden',
  'limit_hit',
]);

/** Writes one line of the event `security`. Its fields name no user. `route` is a pattern, since a path may hold a token. */
export function logSecurityEvent(log: Log, kind: SecurityEvent, fields: Fields): void {
  log[failures.has(kind) ? 'warn' : 'info']('security', { kind, ...fields });
}
