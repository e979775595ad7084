export type Invariant = {
  number: number;
  says: string;
  /** Each query returns a row `what` for every violation. */
  checks: { name: string; query: string }[];
  /** The part that no database can show, and the test that covers it. */
  elsewhere?: string;
};
