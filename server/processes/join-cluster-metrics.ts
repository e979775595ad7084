import type { MetricObject, Registry } from 'prom-client';

export type MetricsMessage =
  | { metrics: 'joined' }
  /** A process asks the primary process for the metrics of all, as text. */
  | { metrics: 'all'; id: number }
  | { metrics: 'text'; id: number; text: string }
  /** The primary process asks each process for its own. */
  | { metrics: 'own'; id: number }
  | { metrics: 'values'; id: number; values: MetricObject[][] };

const patienceMs = 6_000;

/** For a process of a cluster: shows its own metrics to the primary process, and asks it for those of all. */
export function joinClusterMetrics(own: Registry[]): () => Promise<string> {
  process.on('message', async (message) => {
    if (!isMetricsMessage(message) || message.metrics !== 'own') return;
    const values = await Promise.all(own.map((registry) => registry.getMetricsAsJSON()));
    send({ metrics: 'values', id: message.id, values });
  });
  send({ metrics: 'joined' });
  let asked = 0;
  return () =>
    new Promise((resolve, reject) => {
      const id = (asked += 1);
      const end = () => {
        clearTimeout(timer);
        process.off('message', onMessage);
      };
      const onMessage = (message: unknown) => {
        if (!isMetricsMessage(message) || message.metrics !== 'text' || message.id !== id) return;
        end();
        resolve(message.text);
      };
      const timer = setTimeout(() => {
        end();
        reject(new Error('The primary process gave no metrics.'));
      }, patienceMs);
      process.on('message', onMessage);
      send({ metrics: 'all', id });
    });
}

export function isMetricsMessage(message: unknown): message is MetricsMessage {
  return typeof message === 'object' && message !== null && 'metrics' in message;
}

function send(message: MetricsMessage): void {
  if (process.connected) process.send?.(message);
}
