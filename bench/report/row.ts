/** How long the benchmark takes. */
export type Pace = { rounds: number; seconds: number };

/** One kind of request: how many a second in each round, with microseconds of processor time for each. */
export type Row = {
  what: string;
  /** The ratio that the shop must reach. */
  atLeast: number;
  bytes: number;
  shop: number[];
  /** With rate limits on. */
  limited: number[];
  bare: number[];
  shopCpu: number[];
  bareCpu: number[];
};

/** A figure that stands for itself. */
export type Fact = { what: string; value: number; unit: string; limit: number };
