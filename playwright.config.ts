import { join } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { phoneSize } from './e2e/fixtures/width.ts';
import { indiaTimeZone } from '#platform/india-time.ts';

const chromium = process.env.CHROMIUM_PATH;
const isCI = Boolean(process.env.CI);
/**
 * Each journey reads the scripts again in a fresh browser. To compile and optimise them ahead costs more than it saves, and so do
 * threads of the garbage collector and the compiler, since the journeys use all processors.
 */
const lazyScripts = '--js-flags=--no-opt,--max-lazy,--single-threaded';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/journeys',
  globalSetup: './e2e/shop/set-up.ts',
  fullyParallel: true,
  workers: 3,
  forbidOnly: isCI,
  retries: isCI ? 1 : 0,
  /** Bounds for a journey that hangs. No journey fails because the machine is slow. */
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
  use: {
    locale: 'en-IN',
    timezoneId: indiaTimeZone,
    screenshot: 'only-on-failure',
    /**
     * Snapshots and films of the page would take a fifth of the run, and the list of calls takes an eighth. A picture shows the
     * failure. With a repetition it alone keeps the list.
     */
    trace: {
      mode: isCI ? 'on-first-retry' : 'retain-on-failure',
      snapshots: false,
      screenshots: false,
      sources: false,
    },
    /** Motion is off except in journeys about motion. */
    contextOptions: { reducedMotion: 'reduce' },
    /** Playwright cannot intercept requests that a service worker answers. Journeys that go offline allow it. */
    serviceWorkers: 'block',
    launchOptions: {
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-gpu',
        '--no-first-run',
        // The shop's policy for windows makes each new page start two processes, one for its empty document: 4 % less time.
        '--renderer-process-limit=1',
        lazyScripts,
        // Requests need no second process: 3 % less processor time.
        '--enable-features=NetworkServiceInProcess2',
      ],
      ...(chromium ? { executablePath: chromium } : {}),
    },
  },
  projects: inOrder([
    {
      name: 'phone',
      grep: /@both-widths|@phone-only/,
      use: { viewport: phoneSize, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 900 } } },
  ]),
});

/** Journeys that a change names come first, so that the run says early what fails. */
function inOrder(projects: Project[]): Project[] {
  const changed = process.env.CHANGED_JOURNEYS;
  if (!changed) return projects;
  const files = changed.split(' ').map((path) => join(import.meta.dirname, path));
  const first = projects.map((project) => ({
    ...project,
    name: `${project.name}, changed`,
    testMatch: files,
  }));
  return [...first, ...projects.map((project) => ({ ...project, testIgnore: files }))];
}
