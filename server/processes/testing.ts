import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { listen } from '../listen.ts';
import { runShop } from '../run-shop.ts';
import { keepRunning, messages } from './keep-running.ts';

// The script of keep-running.test.ts: two web processes under a primary one. Each responds with its process id after 20 ms.
// A process does not start while the file in FAILS_WHILE exists.

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
  await Promise.all(kept.map(({ ready }) => ready));
  say('open');
} else {
  if (existsSync(process.env.FAILS_WHILE ?? '')) process.exit(1);
  await runShop(async (config) => {
    const site = new Hono();
    site.get('/', async (c) => {
      await pause(20);
      return c.text(String(process.pid));
    });
    return listen(site, config);
  });
  process.send?.(messages.ready);
}
