export type FairBound = {
  enter: (network: string, max: number, ceiling?: number) => (() => void) | undefined;
};

/**
 * Limits concurrent requests. Up to `max` every network enters. Above it, up to `ceiling` (twice as many), only a network
 * below its fair share enters. So a flooding client blocks itself and not its neighbours.
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
