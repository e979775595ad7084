export type Pace = { rounds: number; seconds: number };

/** One kind of request: requests per second in each round, and microseconds of processor time per request. */
export type Row = {
  what: string;
  atLeast: number;
  bytes: number;
  shop: number[];
  limited: number[];
  bare: number[];
  shopCpu: number[];
  bareCpu: number[];
};

/** A value without a comparison. */
export type Fact = { what: string; value: number; unit: string; limit: number };
