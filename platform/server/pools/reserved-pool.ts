import pg from 'pg';

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/** Connections for orders and sign-in. The pool uses them only while `first` has no free connection. */
export class ReservedPool extends pg.Pool {
  readonly #first: pg.Pool;

  constructor(first: pg.Pool, options: pg.PoolConfig) {
    super(options);
    this.#first = first;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const pool = hasFree(this.#first) ? this.#first : undefined;
    if (callback) return pool ? pool.connect(callback as never) : super.connect(callback as never);
    return pool ? pool.connect() : super.connect();
  }
}

/** A pool hands out idle connections a moment later, so waiting clients count against them. */
function hasFree({ idleCount, waitingCount, totalCount, options, ending }: pg.Pool): boolean {
  return !ending && (idleCount > waitingCount || totalCount < options.max);
}
