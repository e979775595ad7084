export type Invariant = {
  number: number;
  says: string;
  checks: { name: string; query: string }[];
  /** The part that no database can show, and the test that covers it. */
  elsewhere?: string;
};
