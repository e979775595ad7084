/** One of the promises of the shop's trust, as far as a database can be asked about it. */
export type Invariant = {
  number: number;
  says: string;
  /** Each query answers a row `what` for every thing that breaks the promise. */
  checks: { name: string; query: string }[];
  /** What of it no database can tell, and which test holds that. */
  elsewhere?: string;
};
