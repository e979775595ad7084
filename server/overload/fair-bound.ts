export type FairBound = {
  /** Counts a request in, and answers how to count it out; undefined where it is over the bound. */
  enter: (network: string, max: number, ceiling?: number) => (() => void) | undefined;
};

/**
 * Bounds how many requests are under way. Up to `max` everyone is let in, also one network alone. Above it only a network that
 * has less than its fair share, up to `ceiling` in all, twice as many: so a client that fills the bound turns away itself and not its neighbours.
 */
export function createFairBound(): FairBound {
  const underWay = new Map<string, number>();
  let total = 0;

  const leave = (network: string) => {
    total -= 1;
    const left = (underWay.get(network) ?? 1) - 1;
    if (left > 0) underWay.set(network, left);
    else underWay.delete(network);
  };

  return {
    enter: (network, max, ceiling = 2 * max) => {
      const mine = underWay.get(network) ?? 0;
      const networks = underWay.size + (mine === 0 ? 1 : 0);
      const isBelowShare = mine < Math.max(1, Math.floor(max / networks));
      if (total >= max && !(isBelowShare && total < ceiling)) return undefined;
      underWay.set(network, mine + 1);
      total += 1;
      return () => leave(network);
    },
  };
}
