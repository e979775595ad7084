import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '.cache/vitest',
  test: {
    include: ['{platform,shop,api,app,server,database,art,docs,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['./database/test-setup.ts'],
    pool: 'threads',
    maxWorkers: 3,
    /** Test files of a worker share its modules: no module keeps what a test does to it. */
    isolate: false,
    /** Every test with a database meets a change of its tables, which no import shows. */
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/database/migrations/*.sql'],
    retry: process.env.CI ? 1 : 0,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
