import type { Log, LogFields } from '../log.ts';

const periodMs = 10_000;

type Counted = { count: number; fields: LogFields };

const counting = new WeakMap<Log, Map<string, Counted>>();

/**
 * Warns of an event that may come in floods: at once, and then one line for each ten seconds with the count since the last line. So a
 * flood does not fill the log, and no event is lost. Events of one `key` are counted together.
 */
export function warnCounted(log: Log, event: string, fields: LogFields = {}, key = event): void {
  const events = counting.get(log) ?? new Map<string, Counted>();
  counting.set(log, events);
  const known = events.get(key);
  if (known) {
    known.count += 1;
    known.fields = fields;
    return;
  }
  log.warn(event, { ...fields, count: 1 });
  const counted: Counted = { count: 0, fields };
  events.set(key, counted);
  const timer = setInterval(() => {
    if (counted.count > 0) log.warn(event, { ...counted.fields, count: counted.count });
    else {
      clearInterval(timer);
      events.delete(key);
    }
    counted.count = 0;
  }, periodMs);
  timer.unref();
}
