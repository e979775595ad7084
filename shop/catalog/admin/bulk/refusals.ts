import { Refusal } from '#platform/refusal.ts';
import { type BulkState, bulkStates, maxColumns, maxFileBytes, maxRows } from './bulk-change.ts';

const unusable = (message: string) => new Refusal('unusable_file', 422, message);

export const refusals = {
  notFound: () => new Refusal('not_found', 404, 'There is no such change of products.'),
  tooLarge: () =>
    new Refusal('too_large', 413, `A file may have ${maxFileBytes / 1024 / 1024} MB. Please split it.`),
  noText: (what: string) =>
    new Refusal(
      'no_csv',
      415,
      `This is ${what}. Open it in your spreadsheet, and save it as CSV (UTF-8, separated by commas).`,
    ),
  wrongPart: () => new Refusal('wrong_part', 400, 'This part does not belong to the file.'),
  partsMissing: () => new Refusal('parts_missing', 409, 'The file has not arrived completely yet.'),
  wrongState: (state: BulkState) =>
    new Refusal('wrong_state', 409, `This is not possible now. State: ${bulkStates[state].toLowerCase()}.`),
  openQuote: (row: number) =>
    unusable(`A quote opens after row ${row - 1} and never closes. Close it, or write it twice.`),
  rowTooLong: (row: number) =>
    unusable(`Row ${row} is too long. Perhaps a quote opens there and never closes.`),
  notReadable: (row: number) => unusable(`Row ${row} cannot be read as CSV.`),
  tooManyColumns: (count: number) =>
    unusable(`The file has ${count} columns in a row, and may have ${maxColumns}.`),
  tooManyRows: () =>
    unusable(`The file has more than ${maxRows.toLocaleString('en-IN')} rows. Please split it.`),
  notAll: (count: number) =>
    new Refusal(
      'not_all',
      409,
      `Nothing was changed, since ${count === 1 ? 'one product is' : `${count} products are`} refused. Take them out of the selection.`,
    ),
  nothingSelected: () => new Refusal('nothing_selected', 409, 'No product matches the selection any more.'),
  tooManyProducts: () =>
    unusable(`A bulk edit changes ${maxRows.toLocaleString('en-IN')} products at most. Please filter more.`),
  noHeaders: () => unusable('The first row must hold the names of at least two columns.'),
  noRows: () => unusable('The file has a header and no rows.'),
  noKey: () =>
    new Refusal('no_key', 400, 'Please choose the column with the slug, the SKU or the name of a product.'),
  twice: (label: string) =>
    new Refusal('column_twice', 400, `${label} is chosen for two columns. Choose it for one.`),
  wrongMapping: () =>
    new Refusal('wrong_mapping', 400, 'Please choose a field for each column of this file.'),
};
