export type Check = {
  name: string;
  query: string;
  /** Checks a bounded number of these rows at a time: `{step}` in the query is their condition. */
  per?: 'orders' | 'products';
};

export type Invariant = {
  number: number;
  says: string;
  checks: Check[];
  /** The part that no database can show, and the test that covers it. */
  elsewhere?: string;
};
