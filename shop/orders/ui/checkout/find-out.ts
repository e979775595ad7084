import { ApiError } from '#platform/ui/call-api.ts';

/** Whether nobody can tell from this answer what became of the request: none came, or one that says 'later'. */
export function isLost(error: unknown): boolean {
  return error instanceof ApiError && [0, 408, 502, 503, 504].includes(error.status);
}

/** Pauses between questions, in milliseconds: about a minute in all. */
export const pauses = [500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000, 10_000];

type Question<T> = {
  ask: () => Promise<T>;
  /** Waits that long, or less once the connection is back. */
  wait: (ms: number) => Promise<void>;
  /** Told once the first answer was lost. */
  onLost: () => void;
};

/** Asks until there is an answer; a refusal is one and flies. Returns null where every question was lost. */
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

/** A pause that ends early when the browser is connected again. */
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
