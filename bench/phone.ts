import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../scripts/checks/chromium.mjs';
import { median } from './load/statistics.ts';
import type { Fact } from './report/row.ts';
import { shopUrl } from './shop-under-test.ts';

type Vitals = { lcpMs: number; cls: number; tbtMs: number; inpMs: number };

const pages = { home: '/', listing: '/category/hair-care/hair-oils', product: '/product/bhringraj-oil' };

const figures = [
  { name: 'LCP', unit: 's', limit: 1.8, of: ({ lcpMs }: Vitals) => lcpMs / 1_000 },
  { name: 'CLS', unit: '', limit: 0.02, of: ({ cls }: Vitals) => cls },
  { name: 'TBT', unit: 'ms', limit: 200, of: ({ tbtMs }: Vitals) => tbtMs },
  { name: 'INP of add to cart', unit: 'ms', limit: 200, of: ({ inpMs }: Vitals) => inpMs },
];

/** 'Slow 4G' of Lighthouse, in milliseconds and bytes a second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/**
 * Medians of what a customer feels on a phone: a processor four times slower and slow 4G, without a
 * browser cache. The first visit is not counted: it fills the cache of the shop.
 */
export async function benchPhone(visits: number): Promise<Fact[]> {
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: await ensureChromium() });
  try {
    const facts: Fact[] = [];
    for (const [page, path] of Object.entries(pages)) {
      await visit(browser, path);
      const seen: Vitals[] = [];
      while (seen.length < visits) seen.push(await visit(browser, path));
      for (const { name, unit, limit, of } of figures)
        facts.push({ what: `phone, ${page}: ${name}`, value: median(seen.map(of)), unit, limit });
    }
    return facts;
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, path: string): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await slowPage(context);
    await page.goto(`${shopUrl}${path}`, { waitUntil: 'load' });
    await untilQuiet(page);
    const { lcpMs, cls, tbtMs } = await vitalsOf(page);
    await tapAddToCart(page);
    await untilQuiet(page);
    return { lcpMs, tbtMs, cls, inpMs: (await vitalsOf(page)).inpMs };
  } finally {
    await context.close();
  }
}

/** Taps by coordinates: the checks of `locator.tap` run in the page and would count as its work. */
async function tapAddToCart(page: Page): Promise<void> {
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /add to (cart|bag)/i })
    .first();
  const { x, y } = await button.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await untilQuiet(page);
  await page.touchscreen.tap(x, y);
  await page.getByRole('dialog').first().waitFor();
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observeVitals);
  return page;
}

const quietMs = 1_500;

/** Waits until the page has been interactive, and its main thread and its network idle, for a while. */
async function untilQuiet(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const isQuiet = (ms: number) =>
    performance.now() - (window as unknown as { vitals: { busyUntil: number } }).vitals.busyUntil > ms;
  await page.waitForFunction(isQuiet, quietMs);
}

function vitalsOf(page: Page): Promise<Vitals> {
  return page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
}

/** Runs in the page. CLS is the largest window of shifts, INP the longest interaction; TBT counts from the first paint. */
function observeVitals(): void {
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number };
  const vitals = { lcpMs: 0, cls: 0, tbtMs: 0, inpMs: 0, busyUntil: 0 };
  (window as unknown as { vitals: typeof vitals }).vitals = vitals;
  const shifts = { sum: 0, first: 0, last: -Infinity };
  const watch = (type: string, see: (entry: Entry) => void, options: object = {}) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(see)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('largest-contentful-paint', ({ startTime }) => (vitals.lcpMs = startTime));
  watch('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return;
    const isSame = startTime - shifts.last < 1_000 && startTime - shifts.first < 5_000;
    if (!isSame) Object.assign(shifts, { sum: 0, first: startTime });
    shifts.sum += value;
    shifts.last = startTime;
    vitals.cls = Math.max(vitals.cls, shifts.sum);
  });
  watch('longtask', ({ startTime, duration }) => {
    vitals.busyUntil = startTime + duration;
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    vitals.tbtMs += Math.max(0, startTime + duration - Math.max(startTime, painted) - 50);
  });
  watch(
    'event',
    ({ duration, interactionId }) => {
      if (interactionId) vitals.inpMs = Math.max(vitals.inpMs, duration);
    },
    { durationThreshold: 16 },
  );
}
