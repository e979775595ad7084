import type { ReadReplica } from '#platform/server/cache/read-replica.ts';

type Answer<Args extends unknown[]> = (...args: Args) => Response | Promise<Response>;

/** Repeats a read on the primary when it failed while the replica was in use. */
export function orOnPrimary<Args extends unknown[]>(
  answer: Answer<Args>,
  replica: ReadReplica | undefined,
): (...args: Args) => Promise<Response> {
  return async (...args) => {
    const usedReplica = replica?.isUsed() ?? false;
    const response = await answer(...args);
    if (!usedReplica || response.status < 500) return response;
    replica?.rest();
    return answer(...args);
  };
}
