import { Refusal } from '../../refusal.ts';

/**
 * Returns a function that runs at most `atOnce` heavy tasks, so that the processor stays free for customers. Further tasks
 * wait. Refuses (503) when `maxWaiting` tasks wait.
 */
export function takeTurns({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
  let working = 0;
  const waiting: (() => void)[] = [];

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (working >= atOnce) {
      if (waiting.length >= maxWaiting)
        throw new Refusal('busy', 503, 'The shop is busy. Please try again in a moment.', {
          retryAfterSeconds: 5,
        });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
