import { minuteMs } from '#platform/india-time.ts';
import type { Log } from '#platform/server/log.ts';
import { logSecurityEvent } from '#platform/server/logs/log-security-event.ts';
import { wrongCodes } from '#platform/server/metrics.ts';

const windowMs = 10 * minuteMs;
/** Customers mistype a few. An attack on many emails stays below the limits of each. */
export const manyWrongCodes = 100;

/**
 * Returns a function that counts a wrong sign-in code of any email. The log gets one warning for each ten minutes with 100 or more
 * in this process. The metric counts all, for an alert over all processes.
 */
export function countWrongCodes(now = () => performance.now()): (log: Log) => void {
  let startedAt = -Infinity;
  let count = 0;
  return (log) => {
    wrongCodes.inc();
    if (now() - startedAt >= windowMs) [startedAt, count] = [now(), 0];
    count += 1;
    if (count === manyWrongCodes) logSecurityEvent(log, 'many_wrong_codes', { count });
  };
}
