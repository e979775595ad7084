/** The steps of the removal of the demo, in their order. A removal that stopped says why, and the owner begins it again. */
export const removalSteps = ['backup', 'orders', 'products'] as const;

export type RemovalStep = (typeof removalSteps)[number];
export type RemovalState = RemovalStep | 'done' | 'stopped';

export function isRemoving(state: RemovalState | undefined): state is RemovalStep {
  return removalSteps.some((step) => step === state);
}

/** The rows that the removal of the demo takes, and the newest orders that stay. */
export type DemoCounts = {
  products: number;
  reviews: number;
  orders: number;
  staying: string[];
  stayingCount: number;
};
