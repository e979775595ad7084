import type { ReadReplica } from '#platform/server/cache/read-replica.ts';

type Answer<Args extends unknown[]> = (...args: Args) => Response | Promise<Response>;

/** Repeats a read on the primary when it failed on the replica, and on the replica when it failed on a lost primary. */
export function orOnPrimary<Args extends unknown[]>(
  answer: Answer<Args>,
  replica: ReadReplica | undefined,
): (...args: Args) => Promise<Response> {
  return async (...args) => {
    const usedReplica = replica?.isUsed() ?? false;
    const response = await answer(...args);
    if (!replica || response.status < 500) return response;
    if (usedReplica) replica.rest();
    else if (!replica.isUsed()) return response;
    return answer(...args);
  };
}
