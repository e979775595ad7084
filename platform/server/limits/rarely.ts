import { minuteMs } from '../../india-time.ts';
import type { Log, LogFields } from '../log.ts';

/**
 * Returns a function that writes an event to the log at most once a minute, with the number of events since the last line as
 * `count`. An outage then does not fill the log.
 */
export function rarely(
  log: Log,
  level: keyof Log,
  event: string,
  now: () => number = () => performance.now(),
) {
  let writtenAt = -Infinity;
  let count = 0;
  return (fields: LogFields = {}): void => {
    count += 1;
    if (now() - writtenAt < minuteMs) return;
    log[level](event, { ...fields, count });
    writtenAt = now();
    count = 0;
  };
}
