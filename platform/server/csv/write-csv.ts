import { stringify } from 'csv-stringify/sync';

/** Excel reads a file as UTF-8 only with this mark. */
export const byteOrderMark = '\ufeff';

/**
 * Returns rows as CSV by RFC 4180: records end in CRLF, and a cell with a quote, a comma or any line break is in quotes.
 * A file of the shop's own format quotes every cell (`quoted`), so that no program guesses.
 */
export function csvText(rows: readonly string[][], { quoted = false } = {}): string {
  return stringify(rows as string[][], {
    record_delimiter: '\r\n',
    quoted,
    quoted_empty: quoted,
    quoted_match: /[\r\n\v\f\u0085\u2028\u2029;\t]|^\s|\s$/,
  });
}
