/** The connection broke while committing: nobody knows yet whether it holds. Callers ask again with the same key. */
export class CommitUnknown extends Error {
  override readonly cause: Error;

  constructor(cause: Error) {
    super('The connection was lost while committing.');
    this.name = 'CommitUnknown';
    this.cause = cause;
  }
}

/** When anyone who found the database busy may ask again, as `Retry-After` says it. */
export const busySeconds = 1;

/** Whether the database could not be reached, or had no time, so that the same may work a moment later. */
export function isUnavailable(error: Error): boolean {
  if (error instanceof CommitUnknown) return true;
  const cause = (error.cause ?? error) as { code?: string; message?: string };
  return (
    /^(ECONN|ENOENT|EPIPE|57P0|53|08|55P03|57014|40001|40P01)/.test(cause.code ?? '') ||
    /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(cause.message ?? '')
  );
}
