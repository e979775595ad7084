import { defineConfig } from '@playwright/test';
import { indiaTimeZone } from '#platform/india-time.ts';
import { port } from './state.ts';

/** Pictures of the screens for review: `npm run pictures`. Not part of `npm test`. */
const chromium = process.env.CHROMIUM_PATH;
const running = process.env.PICTURES_OF;
const own = `http://localhost:${port}`;

const sizes = {
  '390': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  '1280': { viewport: { width: 1280, height: 900 } },
};

export default defineConfig({
  testDir: '.',
  testMatch: 'take-pictures.ts',
  outputDir: '../../.cache/pictures/failures',
  globalTeardown: './contact-sheets.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: running ?? own,
    locale: 'en-IN',
    timezoneId: indiaTimeZone,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu', '--no-first-run'],
      ...(chromium ? { executablePath: chromium } : {}),
    },
  },
  projects: [
    { name: 'customer', testMatch: 'become-customer.ts' },
    ...Object.entries(sizes).flatMap(([width, size]) =>
      (['light', 'dark'] as const).map((colorScheme) => ({
        name: `${width}-${colorScheme}`,
        dependencies: ['customer'],
        use: { ...size, colorScheme },
      })),
    ),
  ],
  ...(running
    ? {}
    : {
        webServer: {
          command: 'node e2e/pictures/open-shop.ts',
          cwd: '../..',
          url: `${own}/readyz`,
          reuseExistingServer: false,
          timeout: 120_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
        },
      }),
});
