import type { Db } from '../../server/db.ts';

/** An entry that staff act on at the board: its number, how long it has waited, and what it is worth. */
type Listed = { number: string; since: Date; rupees: number };

/** Waiting entries of a row. `since` is null when the shop does not know it. `worst` are the entries that staff act on at the board. */
type Waiting = { since: Date | null; count: number; worst?: Listed[] };

/** A row of the page 'Today', which a module offers. */
export type BoardRow = {
  label: string;
  /** The act of staff about it, as the text of the link. */
  action: string;
  /** The page that lists what the row counts, where the action begins. */
  to: string;
  /** The roles that see it, besides the owner. */
  roles: readonly string[];
  /** How long a thing may wait before it is past due. */
  patienceMs: number;
  /** Counts the oldest things by an index, at most `limit`. Returns null without one. */
  count(db: Db, options: { now: Date; limit: number }): Promise<Waiting | null>;
};

export type BoardRows = Record<string, BoardRow>;
