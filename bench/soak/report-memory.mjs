import { appendFileSync } from 'node:fs';

// Loaded into each process of the shop with --import. It writes the memory of the process to SOAK_FILE every ten seconds.

const file = process.env.SOAK_FILE;
const role = () => {
  const [, script = '', ...args] = process.argv;
  if (script.endsWith('simulate-courier.ts')) return 'courier simulator';
  if (!script.endsWith('build/server/index.js')) return null;
  return { web: 'web', worker: 'jobs' }[args[args.indexOf('--role') + 1] ?? ''] ?? 'primary';
};

if (file && role())
  setInterval(() => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const line = { at: Date.now(), role: role(), pid: process.pid, rss, heapUsed, external };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  }, 10_000).unref();
