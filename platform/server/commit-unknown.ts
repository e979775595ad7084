/** The connection broke while committing: nobody knows yet whether it holds. Callers ask again with the same key. */
export class CommitUnknown extends Error {
  override readonly cause: Error;

  constructor(cause: Error) {
    super('The connection was lost while committing.');
    this.name = 'CommitUnknown';
    this.cause = cause;
  }
}
