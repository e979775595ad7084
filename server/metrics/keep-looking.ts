import { hourMs, minuteMs } from '#platform/india-time.ts';
import { errorFields, type Log } from '#platform/server/log.ts';

const soonMs = 5 * minuteMs;

type Options = {
  /** Returns whether all is well. */
  look: () => Promise<boolean>;
  log: Log;
  /** The warning when the look itself fails. */
  failure: string;
};

/**
 * Looks now, then each hour while all is well, and each five minutes while it is not: a new backup ends an alert soon. Returns a
 * function that stops it.
 */
export function keepLooking({ look, log, failure }: Options): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const once = async () => {
    const isWell = await look().catch((error: unknown) => {
      log.warn(failure, errorFields(error));
      return false;
    });
    if (!isStopped) timer = setTimeout(() => void once(), isWell ? hourMs : soonMs).unref();
  };
  void once();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
