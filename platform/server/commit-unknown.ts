/** The connection broke during COMMIT, so the result is unknown. Callers repeat the request with the same key. */
export class CommitUnknown extends Error {
  override readonly cause: Error;

  constructor(cause: Error) {
    super('The connection was lost while committing.');
    this.name = 'CommitUnknown';
    this.cause = cause;
  }
}

/** The `Retry-After` of a busy database, in seconds. */
export const busySeconds = 1;

/** Returns whether the database was unreachable or too slow, so that a later try may succeed. */
export function isUnavailable(error: Error): boolean {
  if (error instanceof CommitUnknown) return true;
  const cause = (error.cause ?? error) as { code?: string; message?: string };
  return (
    /^(ECONN|ENOENT|EPIPE|57P0|53|08|55P03|57014|40001|40P01)/.test(cause.code ?? '') ||
    /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(cause.message ?? '')
  );
}
