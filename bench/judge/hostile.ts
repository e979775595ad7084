import { searchProducts } from '#shop/search/server/search-products.ts';
import { suggestGroups } from '#shop/search/server/suggestions/suggest-groups.ts';
import { median, quantile } from '../load/statistics.ts';
import { hostileTexts } from './hostile-texts.ts';
import { openDemoShop } from './demo-search.ts';

/**
 * `npm run judge -- hostile`: 2,000 hostile texts in the search and the box of the demo shop. Prints the milliseconds of processor
 * that each takes in this thread, since other programs may hold the machine. Ends with code 1 when a text takes more than 100 or fails.
 */
const mostMs = 100;
/** The first texts load and compile the code. */
const warming = 20;

const { db, close } = await openDemoShop();
try {
  const texts = hostileTexts(2_000);
  for (const [what, ask] of [
    ['search', (q: string) => searchProducts(db, { q, limit: 24, cursor: 0 })],
    ['box', (q: string) => suggestGroups(db, q)],
  ] as const) {
    for (const text of texts.slice(0, warming)) await ask(text);
    const times: number[] = [];
    for (const text of texts) {
      const before = process.threadCpuUsage();
      await ask(text).catch((error: unknown) => refuse(`${what} fails: ${String(error)}`, text));
      const { user, system } = process.threadCpuUsage(before);
      const ms = (user + system) / 1_000;
      times.push(ms);
      if (ms > mostMs) refuse(`${what} takes ${ms.toFixed(0)} ms`, text);
    }
    const [half, most, longest] = [median(times), quantile(times, 0.99), Math.max(...times)];
    process.stdout.write(
      `${what}: median ${half.toFixed(1)} ms, p99 ${most.toFixed(1)}, longest ${longest.toFixed(1)}\n`,
    );
  }
} finally {
  await close();
}

function refuse(what: string, text: string): void {
  process.exitCode = 1;
  process.stdout.write(`${what}: ${JSON.stringify(text)}\n`);
}
