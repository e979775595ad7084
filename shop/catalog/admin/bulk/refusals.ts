import { csvRefusals } from '#platform/csv.ts';
import { Refusal } from '#platform/refusal.ts';
import { type BulkState, bulkStates, maxFileBytes, maxRows } from './bulk-change.ts';

export const refusals = {
  ...csvRefusals,
  notFound: () => new Refusal('not_found', 404, 'There is no such change of products.'),
  tooLarge: () =>
    new Refusal('too_large', 413, `A file may have ${maxFileBytes / 1024 / 1024} MB. Please split it.`),
  partsMissing: () => new Refusal('parts_missing', 409, 'The file has not arrived completely yet.'),
  wrongState: (state: BulkState) =>
    new Refusal('wrong_state', 409, `This is not possible now. State: ${bulkStates[state].toLowerCase()}.`),
  notAll: (count: number) =>
    new Refusal(
      'not_all',
      409,
      `Nothing was changed, since ${count === 1 ? 'one product is' : `${count} products are`} refused. Take them out of the selection.`,
    ),
  nothingSelected: () => new Refusal('nothing_selected', 409, 'No product matches the selection any more.'),
  tooManyProducts: () =>
    new Refusal(
      'unusable_file',
      422,
      `A bulk edit changes ${maxRows.toLocaleString('en-IN')} products at most. Please filter more.`,
    ),
  noKey: () =>
    new Refusal('no_key', 400, 'Please choose the column with the slug, the SKU or the name of a product.'),
  twice: (label: string) =>
    new Refusal('column_twice', 400, `${label} is chosen for two columns. Choose it for one.`),
  noStockRight: () =>
    new Refusal('no_stock_right', 403, 'Your role may not change stock. A packer or the owner does.'),
  noCostRight: () => new Refusal('no_cost_right', 403, 'The owner alone changes cost prices.'),
  wrongMapping: () =>
    new Refusal('wrong_mapping', 400, 'Please choose a field for each column of this file.'),
};
