/** Costly requests of a network that run and wait. A wide network is an IPv6 /48, in which one client may hold every /64. */
const limits = { running: 8, runningWide: 24, waiting: 192, waitingWide: 384 };
const maxWaitMs = 5_000;

export type Network = { own: string; wide: string };

type Waiting = { own: string; start: () => void };
type Wide = { running: number; runningBy: Map<string, number>; waiting: Waiting[] };

export type NetworkShare = { enter: (network: Network) => Promise<(() => void) | undefined> };

/**
 * Bounds the costly requests of a network at any load, so that one client never fills the process. Further requests wait for
 * their turn, since thousands of customers of a mobile provider share an address. Resolves with what ends the turn, or with
 * undefined when too many wait or a turn does not come within five seconds.
 */
export function createNetworkShare(waitMs = maxWaitMs): NetworkShare {
  const networks = new Map<string, Wide>();

  const runningOf = ({ runningBy }: Wide, own: string) => runningBy.get(own) ?? 0;
  const hasTurn = (wide: Wide, own: string) =>
    wide.running < limits.runningWide && runningOf(wide, own) < limits.running;

  function begin(network: Network, wide: Wide): () => void {
    wide.running += 1;
    wide.runningBy.set(network.own, runningOf(wide, network.own) + 1);
    return () => end(network, wide);
  }

  function end(network: Network, wide: Wide): void {
    wide.running -= 1;
    const left = runningOf(wide, network.own) - 1;
    if (left > 0) wide.runningBy.set(network.own, left);
    else wide.runningBy.delete(network.own);
    const next = wide.waiting.findIndex(({ own }) => hasTurn(wide, own));
    if (next !== -1) wide.waiting.splice(next, 1)[0]!.start();
    else clearIfIdle(network, wide);
  }

  function clearIfIdle({ wide: name }: Network, wide: Wide): void {
    if (wide.running === 0 && wide.waiting.length === 0) networks.delete(name);
  }

  function wait(network: Network, wide: Wide): Promise<(() => void) | undefined> {
    const queued = wide.waiting.filter(({ own }) => own === network.own).length;
    if (queued >= limits.waiting || wide.waiting.length >= limits.waitingWide)
      return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const start = () => {
        clearTimeout(timer);
        resolve(begin(network, wide));
      };
      const entry = { own: network.own, start };
      const timer = setTimeout(() => {
        wide.waiting.splice(wide.waiting.indexOf(entry), 1);
        resolve(undefined);
      }, waitMs);
      wide.waiting.push(entry);
    });
  }

  return {
    enter: (network) => {
      const wide = networks.get(network.wide) ?? { running: 0, runningBy: new Map(), waiting: [] };
      networks.set(network.wide, wide);
      return hasTurn(wide, network.own) ? Promise.resolve(begin(network, wide)) : wait(network, wide);
    },
  };
}
