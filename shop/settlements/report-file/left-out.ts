import { cutText } from '#platform/text/cut-text.ts';
import { readPaise } from '#shop/cash/remittance-file/read-amount.ts';
import { type ReportColumns, targetOf } from './read-report.ts';

const money =
  /\b(?:amount|amt|charges?|fees?|tax(?:es)?|gst|[cst]gst|igst|tds|tcs|cess|mdr|commission|adjustments?|deductions?|discount|surcharge|debit|credit|interest)\b/i;
const noMoney = /\b(?:id|number|no|name|type|date|time|at|remarks|notes?|network|status|rate|percent)\b/i;

/** Finds the columns of money that the shop does not read. One with nothing but zeros is not missed. */
export function watchLeftOut() {
  const found = new Set<string>();
  let open: [at: number, header: string][] = [];
  return {
    /** A new header begins, with the columns that the shop reads of it. */
    begin(cells: readonly string[], columns: ReportColumns | null): void {
      const read = new Set(columns?.values());
      open = cells.flatMap((cell, at) => {
        const words = cell.replaceAll('_', ' ').trim();
        const isLeftOut = !read.has(at) && targetOf(cell) !== 'repeated';
        return isLeftOut && money.test(words) && !noMoney.test(words) ? [[at, cutText(cell.trim(), 60)]] : [];
      });
    },
    see(cells: readonly string[]): void {
      for (const one of open) {
        const cell = cells[one[0]]?.trim() ?? '';
        if (cell === '' || !readPaise(cell)) continue;
        found.add(one[1]);
        open = open.filter((other) => other !== one);
      }
    },
    names: () => [...found].slice(0, 20),
  };
}
