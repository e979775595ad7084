import cluster, { type Worker } from 'node:cluster';
import { Counter, Gauge, Registry } from 'prom-client';
import { errorFields, type Log } from '#platform/server/log.ts';
import type { ShopConfig } from '../config.ts';
import { addBackupGauges, watchBackups } from '../metrics/backup-gauges.ts';
import { openMetricsPort } from '../metrics/serve-metrics.ts';
import { gatherMetrics } from './gather-metrics.ts';
import { isMetricsMessage } from './join-cluster-metrics.ts';

/**
 * Answers `/metrics` for all processes of this machine, with their counts added up. A process that is asked on the shop's port
 * asks this one. Does nothing without the settings of metrics. This process stays small, so it asks no database.
 */
export async function answerClusterMetrics(
  config: ShopConfig,
  log: Log,
): Promise<{ onReplaced: () => void; stop: () => Promise<void> }> {
  const backups = watchBackups(config, log);
  if (config.METRICS_PORT === undefined && config.METRICS_TOKEN === undefined)
    return { onReplaced: () => {}, stop: backups.stop };
  const registers = new Registry();
  addBackupGauges(registers, backups);
  const replaced = addProcessMetrics(registers);
  const processes = gatherMetrics();
  const read = async () => `${await processes.read()}\n${await registers.metrics()}`;
  const onMessage = (worker: Worker, message: unknown) => {
    if (!isMetricsMessage(message) || message.metrics !== 'all') return;
    const { id } = message;
    const reply = (text: string) => worker.isConnected() && worker.send({ metrics: 'text', id, text });
    void read().then(reply, (error: unknown) => log.warn('metrics not read', errorFields(error)));
  };
  cluster.on('message', onMessage);
  const port = await openMetricsPort(config, read);
  const stop = async () => {
    cluster.off('message', onMessage);
    processes.stop();
    await Promise.all([port?.stop(), backups.stop()]);
  };
  return { onReplaced: () => replaced.inc(), stop };
}

function addProcessMetrics(registry: Registry): Counter {
  const gauge = new Gauge({
    name: 'aranya_processes',
    help: 'Processes of the shop on this machine, without the primary process.',
    registers: [],
    collect() {
      this.set(Object.keys(cluster.workers ?? {}).length);
    },
  });
  registry.registerMetric(gauge);
  return new Counter({
    name: 'aranya_process_restarts_total',
    help: 'Processes that ended by themselves and were replaced.',
    registers: [registry],
  });
}
