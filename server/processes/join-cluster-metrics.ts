import { AggregatorRegistry, type Registry } from 'prom-client';

/** A process asks the primary process for the metrics of all. */
type Question = { metricsFor: number };
type Reply = Question & { text: string };

const patienceMs = 6_000;

/** For a process of a cluster: shows its own metrics to the primary process, and asks it for those of all. */
export function joinClusterMetrics(own: Registry[]): () => Promise<string> {
  AggregatorRegistry.setRegistries(own);
  // Its constructor begins to answer the primary process.
  void new AggregatorRegistry();
  let asked = 0;
  return () =>
    new Promise((resolve, reject) => {
      const question = { metricsFor: (asked += 1) };
      const end = () => {
        clearTimeout(timer);
        process.off('message', onMessage);
      };
      const onMessage = (message: unknown) => {
        if (!isReply(message) || message.metricsFor !== question.metricsFor) return;
        end();
        resolve(message.text);
      };
      const timer = setTimeout(() => {
        end();
        reject(new Error('The primary process gave no metrics.'));
      }, patienceMs);
      process.on('message', onMessage);
      process.send?.(question);
    });
}

export function isQuestion(message: unknown): message is Question {
  return typeof message === 'object' && message !== null && 'metricsFor' in message;
}

function isReply(message: unknown): message is Reply {
  return isQuestion(message) && 'text' in message;
}
