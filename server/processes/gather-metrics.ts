import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObject } from 'prom-client';
import { isMetricsMessage } from './join-cluster-metrics.ts';

/** A process that does not respond for so long is left out. */
const patienceMs = 2_000;

type PendingRequest = { id: number; waiting: Set<Worker>; values: MetricObject[][]; finish: () => void };

/**
 * Adds up the metrics of all processes that respond. A process that starts, hangs or ends in the meantime is left out:
 * prom-client's own `clusterMetrics` waits for it, and then returns nothing at all.
 */
export function gatherMetrics(): { read: () => Promise<string>; stop: () => void } {
  const joined = new Set<Worker>();
  const open = new Map<number, PendingRequest>();
  let count = 0;

  const onMessage = (worker: Worker, message: unknown) => {
    if (!isMetricsMessage(message)) return;
    if (message.metrics === 'joined') joined.add(worker);
    if (message.metrics !== 'values') return;
    const asked = open.get(message.id);
    if (!asked?.waiting.has(worker)) return;
    asked.values.push(...message.values);
    answered(asked, worker);
  };
  const onEnd = (worker: Worker) => {
    joined.delete(worker);
    for (const asked of open.values()) answered(asked, worker);
  };
  cluster.on('message', onMessage);
  cluster.on('disconnect', onEnd);

  function answered(asked: PendingRequest, worker: Worker): void {
    asked.waiting.delete(worker);
    if (asked.waiting.size === 0) asked.finish();
  }

  async function read(): Promise<string> {
    const id = (count += 1);
    const { promise, resolve: finish } = Promise.withResolvers<void>();
    const waiting = new Set([...joined].filter((worker) => worker.isConnected()));
    const asked: PendingRequest = { id, waiting, values: [], finish };
    open.set(id, asked);
    const timer = setTimeout(finish, patienceMs);
    for (const worker of waiting) worker.send({ metrics: 'own', id });
    if (waiting.size > 0) await promise;
    clearTimeout(timer);
    open.delete(id);
    return AggregatorRegistry.aggregate(asked.values).metrics();
  }

  const stop = () => {
    cluster.off('message', onMessage);
    cluster.off('disconnect', onEnd);
  };
  return { read, stop };
}
