import { errorFields, type Log } from '../log.ts';

const lookEveryMs = 1_000;

type Options = {
  log: Log;
  /** The words of the log when `read` fails. They come once until it succeeds. */
  failure: string;
};

/**
 * Runs `read` each second, so that a process has what others changed. `look` runs it at once and throws its error, and `stop` ends the
 * runs.
 */
export function lookEachSecond(read: () => Promise<void>, { log, failure }: Options) {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let isLost = false;

  function startReading(): Promise<void> {
    const reading = read().finally(() => {
      if (running === reading) running = undefined;
    });
    running = reading;
    return reading;
  }

  /** A reading that runs may have begun before the change: the caller waits for the next one. */
  function look(): Promise<void> {
    if (!running) return startReading();
    const begin = () => {
      next = undefined;
      return startReading();
    };
    next ??= running.then(begin, begin);
    return next;
  }

  const lookSafely = () =>
    look().then(
      () => (isLost = false),
      (error: unknown) => {
        if (!isLost) log.warn(failure, errorFields(error));
        isLost = true;
      },
    );
  const timer = setInterval(() => void (running ?? lookSafely()), lookEveryMs).unref();
  return { look, stop: async () => clearInterval(timer) };
}
