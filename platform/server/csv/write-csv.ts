import { stringify } from 'csv-stringify/sync';

/** Excel reads a file as UTF-8 only with this mark. */
export const byteOrderMark = '\ufeff';

export function csvText(rows: readonly string[][]): string {
  return stringify(rows as string[][], { record_delimiter: '\r\n' });
}
