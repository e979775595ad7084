import { stringify } from 'csv-stringify/sync';
import { guardFormula } from '../../csv.ts';

/** Excel reads a file as UTF-8 only with this mark. */
export const byteOrderMark = '\ufeff';

/**
 * Returns rows as CSV by RFC 4180: records end in CRLF, and a cell with a quote, a comma or any line break is in quotes.
 * A spreadsheet runs no cell of it. A file of the shop's own format quotes every cell (`quoted`), so that no program guesses, and guards its
 * cells by itself, since it comes back.
 */
export function csvText(rows: readonly string[][], { quoted = false } = {}): string {
  return stringify(quoted ? (rows as string[][]) : rows.map((row) => row.map(guardOnce)), {
    record_delimiter: '\r\n',
    quoted,
    quoted_empty: quoted,
    quoted_match: /[\r\n\v\f\u0085\u2028\u2029;\t]|^\s|\s$/,
  });
}

/** A sheet that is made as cells may have guarded them already. */
function guardOnce(cell: string): string {
  return cell.startsWith("'") ? cell : guardFormula(cell);
}
