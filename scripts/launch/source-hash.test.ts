import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceHash } from './source-hash.mjs';

let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'aranya-sources-'));
  for (const folder of ['app/pages', 'docs', 'build']) mkdirSync(join(clone, folder), { recursive: true });
  write('app/pages/home.tsx', 'one');
  write('package-lock.json', '{}');
});

afterEach(() => rmSync(clone, { recursive: true, force: true }));

test.each(['app/pages/home.tsx', 'app/pages/new.tsx', 'package-lock.json', 'vite.config.ts'])(
  'a change of %s needs a new build',
  (file) => {
    const before = sourceHash(clone);
    write(file, 'two');
    expect(sourceHash(clone)).not.toBe(before);
  },
);

test.each(['docs/how-to.md', 'build/index.js', 'app/pages/home.test.ts', 'README.md', '.env'])(
  'a change of %s needs no new build',
  (file) => {
    const before = sourceHash(clone);
    write(file, 'two');
    expect(sourceHash(clone)).toBe(before);
  },
);

function write(file: string, text: string) {
  writeFileSync(join(clone, file), text);
}
