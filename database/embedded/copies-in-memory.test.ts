import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { removeBrokenServer } from './copies-in-memory.ts';

it('begins the test server anew only when a restart removed its tablespace', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aranya-copies-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  removeBrokenServer(folder);
  const root = join(folder, 'postgres');
  const copies = join(folder, 'copies');
  mkdirSync(join(root, 'data', 'pg_tblspc'), { recursive: true });
  mkdirSync(copies);
  symlinkSync(copies, join(root, 'data', 'pg_tblspc', '16400'));
  removeBrokenServer(folder);
  expect(existsSync(root)).toBe(true);
  rmSync(copies, { recursive: true });
  removeBrokenServer(folder);
  expect(existsSync(root)).toBe(false);
});
