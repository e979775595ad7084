import { isUnavailable } from '../commit-unknown.ts';
import { warnCounted } from './counted-warning.ts';
import { errorFields, type Log, type LogFields } from '../log.ts';

/** Logs a failed request with its stack. A busy or lost database is a counted warning, since it fails many requests alike. */
export function logFailure(log: Log, event: string, error: unknown, fields: LogFields = {}): void {
  if (!(error instanceof Error && isUnavailable(error)))
    return log.error(event, { ...fields, ...errorFields(error) });
  const { stack: _stack, ...words } = errorFields(error);
  return warnCounted(log, `${event}: the database is busy or away`, words);
}
