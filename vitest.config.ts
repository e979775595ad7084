import { configDefaults, defineConfig } from 'vitest/config';
import { TestOrder } from './scripts/checks/test-order.mjs';
import { slowTests } from './scripts/checks/slow-tests.mjs';
import { markdownPlugin } from './shop/content/server/markdown-plugin.ts';

export default defineConfig(({ mode }) => ({
  cacheDir: '.cache/vitest',
  plugins: [markdownPlugin()],
  test: {
    include: ['{platform,shop,api,app,server,database,demo,docs,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...(mode === 'quick' ? slowTests : [])],
    globalSetup: ['./database/testing/test-setup.ts'],
    pool: 'threads',
    sequence: { sequencer: TestOrder },
    /** More than a small machine's processors, since tests wait for the database and, in the whole run, for processes. */
    maxWorkers: mode === 'quick' ? 3 : 4,
    /** Test files of a worker share its modules, so no module may keep a test's changes. */
    isolate: false,
    /** A change of the tables affects every test with a database, which no import shows. */
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/database/migrations/*.sql'],
    retry: process.env.CI ? 1 : 0,
    /** Bounds for a test that hangs. No test fails because the machine is slow. */
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));
