import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { folderFor, writeManifest } from '#database/backup/manifest.ts';
import { hourMs, minuteMs } from '#platform/india-time.ts';
import type { Log } from '#platform/server/log.ts';
import { openBucket } from '#platform/server/uploads/stores/bucket.ts';
import { startTestStorage } from '#platform/server/uploads/stores/testing.ts';
import { addArchiveGauges, watchArchive } from './archive-gauges.ts';
import { addBackupGauges, watchBackups } from './backup-gauges.ts';
import { addCopyGauges, watchCopies } from './copy-gauges.ts';

it('a missing, old or unreadable backup shows in the log and in the metrics', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'aranya-backups-'));
  const warnings: string[] = [];
  const log: Log = { info: () => {}, warn: (event) => warnings.push(event), error: () => {} };
  const watched = watchBackups({ BACKUP_DIR: dir, BACKUP_KEEP: 7, DATABASE_URL: undefined }, log);
  await expect.poll(() => warnings).toEqual(['there is no backup']);
  const registry = new Registry();
  addBackupGauges(registry, watched);
  const seen = async () => {
    warnings.length = 0;
    await watched.check();
    const text = await registry.metrics();
    const valueOf = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
    const hours = Math.round(valueOf('aranya_backup_age_seconds') / 3600);
    return { hours, readable: valueOf('aranya_backup_readable'), warnings };
  };
  expect((await seen()).hours).toBeGreaterThan(10_000);
  const backUp = async (hoursAgo: number) => {
    const backup = join(dir, folderFor(new Date(Date.now() - hoursAgo * hourMs)));
    mkdirSync(backup);
    await writeManifest(backup, { version: 1, folders: [], files: [] }, undefined);
    return backup;
  };
  await backUp(30);
  expect(await seen()).toEqual({ hours: 30, readable: 1, warnings: ['the newest backup is old'] });
  const newest = await backUp(1);
  expect(await seen()).toEqual({ hours: 1, readable: 1, warnings: [] });
  writeFileSync(join(newest, 'manifest'), 'no manifest');
  expect(await seen()).toEqual({ hours: 1, readable: 0, warnings: ['the newest backup cannot be read'] });
  await watched.stop();
  rmSync(dir, { recursive: true });
});

it('without BACKUP_DIR nothing is checked and nothing is shown', async () => {
  const warnings: string[] = [];
  const log: Log = { info: () => {}, warn: (event) => warnings.push(event), error: () => {} };
  const watched = watchBackups({ BACKUP_KEEP: 7, DATABASE_URL: undefined }, log);
  await watched.check();
  const registry = new Registry();
  addBackupGauges(registry, watched);
  expect(await registry.metrics()).not.toMatch(/aranya_(backup|archive)/);
  expect(warnings).toEqual([]);
});

it('changes that are old, missing or unreadable show in the log and in the metrics', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'aranya-changes-'));
  const warnings: string[] = [];
  const log: Log = { info: () => {}, warn: (event) => warnings.push(event), error: () => {} };
  const watched = watchArchive({ BACKUP_DIR: dir, BACKUP_KEEP: 7, DATABASE_URL: undefined }, log);
  const registry = new Registry();
  addArchiveGauges(registry, watched.values);
  const seen = async () => {
    warnings.length = 0;
    await watched.check();
    const text = await registry.metrics();
    const valueOf = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
    const minutes = Math.round(valueOf('aranya_archive_age_seconds') / 60);
    return { minutes, whole: valueOf('aranya_archive_whole'), warnings };
  };
  const unusable = { whole: 0, warnings: ['the archived changes cannot be used'] };
  expect(await seen()).toMatchObject(unusable);
  const backup = join(dir, folderFor(new Date()));
  const [first, third] = ['000000010000000000000001', '000000010000000000000003'] as const;
  const continues = { archive: `changes-${'0'.repeat(16)}`, first, endedAt: new Date().toISOString() };
  mkdirSync(backup);
  await writeManifest(backup, { version: 1, continues, folders: [], files: [] }, undefined);
  expect(await seen()).toEqual({ minutes: 0, whole: 1, warnings: [] });
  const archive = join(dir, continues.archive);
  mkdirSync(archive);
  writeFileSync(join(archive, third), gzipSync('changes after a gap'));
  expect(await seen()).toMatchObject(unusable);
  rmSync(join(archive, third));
  writeFileSync(join(archive, first), gzipSync('changes'));
  expect(await seen()).toEqual({ minutes: 0, whole: 1, warnings: [] });
  const sixMinutesAgo = new Date(Date.now() - 6 * minuteMs);
  utimesSync(join(archive, first), sixMinutesAgo, sixMinutesAgo);
  expect(await seen()).toEqual({ minutes: 6, whole: 1, warnings: ['the archived changes are old'] });
  writeFileSync(join(archive, third), gzipSync('changes after a gap'));
  expect(await seen()).toMatchObject(unusable);
  rmSync(join(archive, third));
  writeFileSync(join(archive, first), 'no changes');
  expect(await seen()).toMatchObject(unusable);
  await watched.stop();
  rmSync(dir, { recursive: true });
});

it('a missing, old or unreachable copy in a bucket shows in log and metrics', async () => {
  const storage = await startTestStorage(['copies']);
  const BACKUP_URL = storage.urlOf('copies');
  const warnings: string[] = [];
  const log: Log = { info: () => {}, warn: (event) => warnings.push(event), error: () => {} };
  const watched = watchCopies({ BACKUP_URL, BACKUP_KEEP: 7, DATABASE_URL: undefined }, log);
  await expect.poll(() => warnings).toEqual(['there is no backup in BACKUP_URL']);
  const registry = new Registry();
  addCopyGauges(registry, watched.values);
  const hours = async (name: string) =>
    Math.round(Number(new RegExp(`^${name} (.+)$`, 'm').exec(await registry.metrics())?.[1]) / 3600);
  expect(await hours('aranya_backup_copy_age_seconds')).toBeGreaterThan(10_000);
  expect(await hours('aranya_archive_copy_age_seconds')).toBeGreaterThanOrEqual(0);
  const name = folderFor(new Date(Date.now() - 30 * hourMs));
  await openBucket(BACKUP_URL).put(`backups/${name}/manifest`, new Uint8Array(1), { type: 'text/plain' });
  await watched.check();
  expect(await hours('aranya_backup_copy_age_seconds')).toBe(30);
  expect(warnings.at(-1)).toBe('the newest backup in BACKUP_URL is old');
  await storage.close();
  await expect(watched.check()).rejects.toThrow();
  await watched.stop();
});
