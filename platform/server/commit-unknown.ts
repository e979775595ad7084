/** The connection broke during COMMIT, or no replica has it, so the result is unknown. Callers repeat the request with the same key. */
export class CommitUnknown extends Error {
  override readonly cause: Error;

  constructor(cause: Error) {
    super('The result of a commit is unknown.');
    this.name = 'CommitUnknown';
    this.cause = cause;
  }
}

/** The `Retry-After` of a busy database, in seconds. */
export const busySeconds = 1;

/**
 * Returns whether the database was unreachable, too slow, or a replica (25006), so that a later try may succeed. During a failover
 * the address of the primary may lead to a server that is not promoted yet.
 */
export function isUnavailable(error: Error): boolean {
  if (error instanceof CommitUnknown) return true;
  const cause = (error.cause ?? error) as { code?: string; message?: string };
  return (
    /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P0|53|08|25006|55P03|57014|40001|40P01)/.test(
      cause.code ?? '',
    ) ||
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable/.test(
      cause.message ?? '',
    )
  );
}
