import { configDefaults, defineConfig } from 'vitest/config';
import { markdownPlugin } from './shop/content/server/markdown-plugin.ts';

export default defineConfig({
  cacheDir: '.cache/vitest',
  plugins: [markdownPlugin()],
  test: {
    include: ['{platform,shop,api,app,server,database,art,docs,scripts,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['./database/test-setup.ts'],
    pool: 'threads',
    /** Twice a small machine's processors, since tests wait for the database and for processes. */
    maxWorkers: 4,
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
});
