import type { Db } from '../../server/db.ts';

/** Waiting entries of a row. `since` is null when the shop does not know it. `oldest` names the entries that staff act on at the board. */
type Waiting = { since: Date | null; count: number; oldest?: string[] };

/** A row of the morning board, which a module offers. */
export type BoardRow = {
  label: string;
  /** What staff do about it, as the text of the link. */
  action: string;
  /** The page where the action begins. */
  to: string;
  /** The roles that see it, besides the owner. */
  roles: readonly string[];
  /** How long a thing may wait before it is past due. */
  patienceMs: number;
  /** Counts the oldest things by an index, at most `limit`. Returns null without one. */
  count(db: Db, options: { now: Date; limit: number }): Promise<Waiting | null>;
};

export type BoardRows = Record<string, BoardRow>;
