import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { register, Registry, collectDefaultMetrics } from 'prom-client';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { createResponseCache } from '#platform/server/cache/response-cache.ts';
import { fakeChanges } from '#platform/server/cache/testing.ts';
import '../start-shop.ts'; // Loads the counters of every module.
import { addBackupGauges } from './backup-gauges.ts';
import { addPaymentGauges } from './payment-gauges.ts';
import { addCacheGauge, addPoolGauges, addReplicaGauge, addShopGauges } from './shop-gauges.ts';

const { db } = await testDatabase();
const folder = join(import.meta.dirname, '../../docs/operate');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

it('alerts and dashboard name only metrics that the shop has', async () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addPoolGauges(registry, {});
  for (const add of [addShopGauges, addPaymentGauges]) add(registry, db);
  addBackupGauges(registry, {
    values: { at: 0, isReadable: false },
    archive: { at: 0, isWhole: false },
    copies: { backupAt: 0, changesAt: () => 0 },
  });
  addReplicaGauge(registry, { lagMs: () => 0 });
  addCacheGauge(registry, createResponseCache(fakeChanges()));
  const all = Registry.merge([register, registry]).getMetricsAsArray();
  const known = new Set(all.map(({ name }) => name));
  const named = ['alerts.yml', 'dashboard.json'].flatMap(
    (name) => read(name).match(/\b(aranya|nodejs|process)_[a-z0-9_]+/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter((name) => !known.has(name.replace(/_(bucket|count|sum)$/, '')));
  expect(missing).toEqual([]);
  for (const own of [...known].filter((name) => name.startsWith('aranya_')))
    expect(read('watch.md') + named.join(' ')).toContain(own);
});

it('each alert has a runbook, and each runbook an alert', () => {
  const alerts = [...read('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const runbooks = [...read('runbooks.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(runbooks).toEqual(alerts);
  expect(globSync('*', { cwd: folder })).toContain('watch.md');
});
