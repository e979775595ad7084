import { ApiError } from '#platform/ui/call-api.ts';

/** Returns whether an error leaves the result unknown: no response, or 'later'. */
export function isLost(error: unknown): boolean {
  return error instanceof ApiError && [0, 408, 502, 503, 504].includes(error.status);
}

/** In milliseconds, about a minute in total. */
export const pauses = [500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000, 10_000];

type Question<T> = {
  ask: () => Promise<T>;
  /** Ends early when the connection returns. */
  wait: (ms: number) => Promise<void>;
  /** Runs once, after the first lost response. */
  onLost: () => void;
};

/** Repeats a request until a response arrives. Throws a refusal. Returns null when every response was lost. */
export async function findOut<T>({ ask, wait, onLost }: Question<T>): Promise<T | null> {
  for (const [at, pause] of [...pauses, 0].entries()) {
    try {
      return await ask();
    } catch (error) {
      if (!isLost(error)) throw error;
      if (at === 0) onLost();
    }
    if (at < pauses.length) await wait(pause);
  }
  return null;
}

/** Waits, but less when the browser is online again. */
export function untilOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });
}
