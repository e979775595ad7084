import { existsSync, readFileSync } from 'node:fs';
import { benchColdPages } from './cold-pages.ts';
import { benchPhone } from './phone.ts';
import { benchReads } from './reads.ts';
import { printFacts, printRows } from './report/print.ts';
import type { Fact, Row } from './report/row.ts';
import { benchGrowth } from './search/growth.ts';
import { benchSearch } from './search/search-speed.ts';
import { openLimitedShop, openShop } from './shop-under-test.ts';
import { benchWrites } from './writes.ts';

/**
 * `npm run bench`: medians of interleaved rounds beside bare servers. Only ratios, processor time, bytes and memory compare
 * with another run. `-- --quick` takes under three minutes and skips the growth and the search.
 */
if (!existsSync('build/server/index.js')) {
  process.stderr.write('There is no build yet: npm run build first.\n');
  process.exit(1);
}

const isQuick = process.argv.includes('--quick');
const pace = isQuick ? { rounds: 3, seconds: 0.8, visits: 1 } : { rounds: 5, seconds: 2, visits: 5 };

const { rows, facts } = await measure();
if (!isQuick) {
  process.stdout.write('Growth. The first run creates a shop of 100,000 products, which takes minutes.\n');
  facts.push(...(await benchGrowth()));
}
printRows(rows);
printFacts([...facts, ...sqlStatements()]);
if (!isQuick) {
  process.stdout.write('Search in shops of three sizes\n');
  await benchSearch();
}

async function measure(): Promise<{ rows: Row[]; facts: Fact[] }> {
  const shop = await openShop();
  let closeLimited = async () => {};
  try {
    process.stdout.write('Cold pages and memory\n');
    const facts = await benchColdPages(shop);
    process.stdout.write('Home, listing and product on a slow phone\n');
    facts.push(...(await benchPhone(pace.visits)));
    const { start, close } = await openLimitedShop(shop);
    closeLimited = close;
    facts.push({ what: 'start of a process to /readyz', value: start.seconds, unit: 's', limit: 2 });
    facts.push({ what: 'CPU of that start', value: start.cpuMs, unit: 'ms CPU', limit: 0 });
    process.stdout.write('Reads, beside a bare node:http server of the same bytes\n');
    const { rows, loader } = await benchReads(shop.pid, pace);
    facts.push({ what: 'processor share of the loader', value: loader.busy * 100, unit: '%', limit: 100 });
    facts.push({
      what: 'bare server, two loaders over one',
      value: loader.two / loader.one,
      unit: 'ratio',
      limit: 1.1,
    });
    process.stdout.write('Writes, beside the bare transaction with pg\n');
    rows.push(...(await benchWrites(shop, pace)));
    return { rows, facts };
  } finally {
    await closeLimited();
    await shop.close();
  }
}

/** `server/pages/sql-statements.test.ts` checks this number. */
function sqlStatements(): Fact[] {
  const known = JSON.parse(readFileSync('server/pages/sql-statements.json', 'utf8')) as Record<
    string,
    number
  >;
  return Object.entries(known).map(([path, value]) => ({
    what: path,
    value,
    unit: 'SQL statements',
    limit: value,
  }));
}
