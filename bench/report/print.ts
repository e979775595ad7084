import { median, spread } from '../load/statistics.ts';
import type { Fact, Row } from './row.ts';

const number = (value: number) => Math.round(value).toLocaleString('en-IN');

export function printRows(rows: Row[]): void {
  printTable(
    [
      'work',
      'shop/s',
      '±',
      'limits on/s',
      'bare/s',
      '±',
      'ratio',
      'must',
      'CPU µs',
      'bare',
      'CPU ratio',
      'bytes',
    ],
    rows.map((row) => [
      row.what,
      number(median(row.shop)),
      percent(spread(row.shop)),
      row.limited.length > 0 ? number(median(row.limited)) : '',
      number(median(row.bare)),
      percent(spread(row.bare)),
      ratio(row.bare, row.shop).toFixed(2),
      row.atLeast.toFixed(2),
      number(median(row.shopCpu)),
      number(median(row.bareCpu)),
      ratio(row.shopCpu, row.bareCpu).toFixed(2),
      number(row.bytes),
    ]),
  );
}

export function printFacts(facts: Fact[]): void {
  printTable(
    ['figure', 'value', 'unit', 'at most'],
    facts.map(({ what, value, unit, limit }) => [
      what,
      value.toFixed(value < 1 ? 3 : value < 20 ? 1 : 0),
      unit,
      limit ? String(limit) : '',
    ]),
  );
}

function ratio(below: number[], above: number[]): number {
  return median(above) / (median(below) || 1);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function printTable(head: string[], lines: string[][]): void {
  const widths = head.map((name, at) => Math.max(name.length, ...lines.map((line) => line[at]!.length)));
  for (const line of [head, widths.map((width) => '-'.repeat(width)), ...lines])
    process.stdout.write(`| ${line.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |\n`);
  process.stdout.write('\n');
}
