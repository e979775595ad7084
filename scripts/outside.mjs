import { outsideChecks } from './outside/checks.mjs';
import { runMain } from './launch/plain-failure.mjs';

/**
 * Lets tools that are not ours read a running shop and the files of this folder, and prints one table. A tool that is not
 * installed is 'not run'. `OUTSIDE_OF` names the shop, http://localhost:3000 by default.
 */
await runMain(async () => {
  const url = (process.env.OUTSIDE_OF ?? 'http://localhost:3000').replace(/\/$/, '');
  /** @type {string[][]} */
  const rows = [];
  for (const [tool, what, check] of outsideChecks(url)) {
    const { state, says } = await check().catch((error) => ({ state: 'failed', says: String(error) }));
    rows.push([tool, what, state, says.replaceAll(/\s+/g, ' ').slice(0, 160)]);
  }
  const wide = [0, 1, 2].map((at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const text = rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(wide[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  process.stdout.write(`${text.join('\n')}\n`);
  return rows.some(([, , state]) => state === 'failed') ? 1 : 0;
});
