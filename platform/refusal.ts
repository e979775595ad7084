export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;

export type FieldErrors = Record<string, string>;

type Extra = {
  fields?: FieldErrors;
  details?: Record<string, unknown>;
  retryAfterSeconds?: number;
};

/** An expected 'no' with a message for the customer, identified by its `code`. Any other thrown error is a bug. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: RefusalStatus;
  readonly extra: Extra;

  constructor(code: string, status: RefusalStatus, message: string, extra: Extra = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.status = status;
    this.extra = extra;
  }
}

export function isRefusal(error: unknown, code?: string): error is Refusal {
  return error instanceof Refusal && (code === undefined || error.code === code);
}
