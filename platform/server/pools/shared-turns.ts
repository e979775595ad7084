import type pg from 'pg';

type Turn = { client: Promise<pg.PoolClient>; statements: number; underWay: number };

/** More statements of a turn take another connection, so that a crowd does not wait in one line. */
const maxStatements = 8;

/** Runs the statements of one turn of the event loop on one connection of a pool, in the order of their calls. */
export class SharedTurns {
  readonly #pool: pg.Pool;
  #turn: Turn | undefined;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async query(...given: unknown[]): Promise<unknown> {
    const turn = this.#take();
    turn.underWay += 1;
    const client = await turn.client;
    try {
      return await (client.query as (...given: unknown[]) => Promise<unknown>)(...given);
    } finally {
      turn.underWay -= 1;
      if (turn.underWay === 0) client.release();
    }
  }

  #take(): Turn {
    const open = this.#turn ?? this.#open();
    open.statements += 1;
    if (open.statements >= maxStatements) this.#turn = undefined;
    return open;
  }

  /** The first statement opens a turn. It is over before any response can arrive. */
  #open(): Turn {
    const turn = { client: this.#pool.connect(), statements: 0, underWay: 0 };
    this.#turn = turn;
    process.nextTick(() => {
      if (this.#turn === turn) this.#turn = undefined;
    });
    return turn;
  }
}
