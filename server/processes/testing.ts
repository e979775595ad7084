import cluster from 'node:cluster';
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { Gauge, Registry } from 'prom-client';
import { readShopConfig } from '../config.ts';
import { listen } from '../listen.ts';
import { runShop } from '../run-shop.ts';
import { answerClusterMetrics } from './cluster-metrics.ts';
import { isMetricsMessage, joinClusterMetrics } from './join-cluster-metrics.ts';
import { keepRunning, messages } from './keep-running.ts';

// The script of keep-running.test.ts: two web processes under a primary one. Each responds with its process id after 20 ms.
// A process does not start while the file in FAILS_WHILE exists. With METRICS_PORT each counts itself in
// test_processes. /fill uses up the memory of a process. A process that starts while the file in HANGS_WHILE exists waits until it is gone,
// and notes in a file whether it is asked for its metrics in the meantime.

const say = (line: string) => void process.stdout.write(`${line}\n`);

if (cluster.isPrimary) {
  const log = {
    info: () => {},
    warn: () => {},
    error: (event: string, fields = {}) => say(JSON.stringify({ event, ...fields })),
  };
  const start = () => cluster.fork();
  const kept = [1, 2].map(() => keepRunning({ role: 'web', start, log, overlaps: true, endMs: 12_000 }));
  process.on('SIGUSR2', async () => {
    for (const one of kept) say(`replaced: ${await one.replace()}`);
  });
  process.on('SIGTERM', async () => {
    await Promise.all(kept.map((one) => one.close()));
    process.exit(0);
  });
  await answerClusterMetrics(readShopConfig(process.env), log);
  await Promise.all(kept.map(({ ready }) => ready));
  say('open');
} else {
  if (existsSync(process.env.FAILS_WHILE ?? '')) process.exit(1);
  const hangsWhile = process.env.HANGS_WHILE ?? '';
  const noteAsked = (message: unknown) =>
    isMetricsMessage(message) && writeFileSync(`${hangsWhile}.asked`, '');
  process.on('message', noteAsked);
  if (existsSync(hangsWhile)) writeFileSync(`${hangsWhile}.started`, '');
  while (existsSync(hangsWhile)) await pause(20);
  process.off('message', noteAsked);
  await runShop(async (config) => {
    const site = new Hono();
    site.get('/', async (c) => {
      await pause(20);
      return c.text(String(process.pid));
    });
    site.get('/fill', () => {
      const held: number[][] = [];
      for (;;) held.push(Array.from({ length: 10_000 }, (_, at) => at + held.length / 3));
    });
    return listen(site, config);
  });
  const registry = new Registry();
  new Gauge({ name: 'test_processes', help: 'Processes.', registers: [registry] }).set(1);
  joinClusterMetrics([registry]);
  process.send?.(messages.ready);
}
