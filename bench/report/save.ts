import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dayOf } from '#platform/india-time.ts';
import { median } from '../load/statistics.ts';
import type { Fact, Row } from './row.ts';

const rowHeight = 26;
const barStart = 220;
const barLength = 400;

/** Writes the results to `bench/results`, as JSON and as a plot of the ratios. Returns the file names without extension. */
export function saveResults(results: { rows: Row[]; facts: Fact[] } & Record<string, unknown>): string {
  const name = `bench/results/${dayOf(new Date())}`;
  mkdirSync('bench/results', { recursive: true });
  const machine = { node: process.version, processors: cpus().length };
  writeFileSync(`${name}.json`, `${JSON.stringify({ machine, ...results }, null, 1)}\n`);
  writeFileSync(`${name}.svg`, plotOf(results.rows));
  return name;
}

/** Draws a bar per row: the shop as a share of the bare server. The tick marks the required ratio. */
function plotOf(rows: Row[]): string {
  const bars = rows.flatMap(({ what, shop, bare, atLeast }, at) => {
    const share = median(shop) / (median(bare) || 1);
    const y = 12 + at * rowHeight;
    return [
      `<text x="${barStart - 10}" y="${y + 13}" text-anchor="end">${what}</text>`,
      `<rect x="${barStart}" y="${y}" width="${barLength}" height="18" fill="#e7e2d6"/>`,
      `<rect x="${barStart}" y="${y}" width="${along(share)}" height="18" fill="${share < atLeast ? '#b5603a' : '#1f3d2b'}"/>`,
      `<rect x="${barStart + along(atLeast)}" y="${y - 3}" width="2" height="24" fill="#c79a3b"/>`,
      `<text x="${barStart + barLength + 8}" y="${y + 13}">${share.toFixed(2)}</text>`,
    ];
  });
  const height = 24 + rows.length * rowHeight;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 ${height}" font-family="sans-serif" font-size="13" fill="#222222">`,
    '<title>The shop as a share of a bare server: bars; the least it must reach: ticks</title>',
    `<rect width="680" height="${height}" fill="#ffffff"/>`,
    ...bars,
    '</svg>\n',
  ].join('\n');
}

function along(share: number): number {
  return Math.round(Math.min(1, share) * barLength);
}
