import { defineConfig } from '@playwright/test';
import { ports } from './e2e/ports.ts';

const chromium = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/journeys',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${ports.shop}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    /** What a service worker answers no journey can make fail; those that go offline allow it. */
    serviceWorkers: 'block',
    launchOptions: {
      args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu', '--no-first-run'],
      ...(chromium ? { executablePath: chromium } : {}),
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: [
    {
      command: 'node e2e/mail-server.ts',
      url: `http://127.0.0.1:${ports.mails}/mails?to=nobody`,
      reuseExistingServer: false,
    },
    {
      command: 'node e2e/fresh-shop.ts',
      url: `http://127.0.0.1:${ports.shop}/readyz`,
      reuseExistingServer: false,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  ],
});
