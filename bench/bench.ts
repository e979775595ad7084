import { existsSync } from 'node:fs';
import { benchReads, type Row } from './reads.ts';
import { benchSearch } from './search/search-speed.ts';
import { limitSettings, openShop } from './shop-under-test.ts';
import { benchWrites } from './writes.ts';

/** `npm run bench`: ratios within one run, medians of interleaved rounds. Absolute numbers depend on the machine. */
if (!existsSync('build/server/index.js')) {
  process.stderr.write('There is no build yet: npm run build first.\n');
  process.exit(1);
}

const limits = process.env.BENCH_LIMITS === 'on' ? 'on' : 'off';
const shop = await openShop(limitSettings[limits]);
try {
  process.stdout.write(`Limits are ${limits}. BENCH_LIMITS=on measures with them.\n`);
  process.stdout.write('Reads, beside a bare node:http server of the same bytes\n');
  const reads = await benchReads();
  process.stdout.write('Writes, beside the bare transaction with pg\n');
  const writes = await benchWrites(shop.databaseUrl);
  print([...reads, ...writes]);
} finally {
  await shop.close();
}
process.stdout.write('Search in shops of three sizes. The first run creates them, which takes minutes.\n');
await benchSearch();

function print(rows: Row[]): void {
  const lines = rows.map(({ what, shop, bare, note }) => [
    what,
    Math.round(shop).toLocaleString('en-IN'),
    Math.round(bare).toLocaleString('en-IN'),
    (shop / bare).toFixed(2),
    note,
  ]);
  const head = ['what', 'shop/s', 'bare/s', 'ratio', 'note'];
  const widths = head.map((name, at) => Math.max(name.length, ...lines.map((line) => line[at]!.length)));
  for (const line of [head, widths.map((width) => '-'.repeat(width)), ...lines])
    process.stdout.write(`| ${line.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |\n`);
}
