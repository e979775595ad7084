import type { CsvLook } from '#platform/csv.ts';
import type { ProductClass } from '../../facts.ts';
import type { ProductState } from '../product-fields.ts';

export const bulkStates = {
  uploading: 'Being uploaded',
  uploaded: 'Uploaded',
  checking: 'Being checked',
  checked: 'Checked, nothing changed yet',
  running: 'Running',
  stopped: 'Stopped',
  done: 'Done',
  undoing: 'Being undone',
  undone: 'Undone',
  failed: 'Not possible',
} as const;

export type BulkState = keyof typeof bulkStates;

export const rowResults = {
  create: 'New',
  change: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Refused',
} as const;

export type RowResult = keyof typeof rowResults;

/** A cell that the shop refuses, with the reason. A row that is not refused holds notes for staff. */
export type RowProblem = { column: string; value: string; reason: string };

/** The place of a product in a group of sizes, as a file says it. */
export type GroupPlace = {
  /** Rows with the same key join the same group. */
  key: string;
  name: string;
  options: string[];
  values: string[];
  /** Whether a group of this name is meant. Otherwise rows find their group only through each other. */
  isByName: boolean;
  /** All values of the file in the order of its sizes, or empty. */
  order: string[];
};

/** The cells of a row beyond the fields of its product. */
export type RowExtras = {
  /** The product of another shop whose size this is. */
  sizeOf?: string;
  /** Null takes the product out of its group. */
  place?: GroupPlace | null;
  /** Where the product was before, for an undo. */
  placeBefore?: { groupId: number; values: string[] } | null;
  /** Rupees, or null for none. The owner alone sees it. */
  cost?: number | null;
};

export const maxFileBytes = 50 * 1024 * 1024;
export const maxRows = 20_000;
export const maxColumns = 200;
export const bounds = { maxRows, maxColumns };

/** The shop's reading of a file before anybody mapped its columns, with the shop software that wrote it, or null. */
export type FileLook = CsvLook & { source: 'own' | 'shopify' | 'woocommerce' | null };

/** Which field each column holds, in the order of the file; null leaves a column out. */
export type Mapping = {
  columns: (string | null)[];
  /** Whether an empty cell clears the field of a product. Otherwise it leaves the field as it is. */
  emptyClears: boolean;
  /** The category of new products whose category the shop does not know. */
  categoryId: number | null;
  productClass: string;
};

/** One change for every selected product. */
export type BulkEdit =
  | { field: 'mrp'; by: 'percent' | 'rupees'; value: number }
  | { field: 'discountPercent'; value: number }
  | { field: 'sellingPrice'; value: number }
  | { field: 'categoryId'; value: number }
  | { field: 'productClass'; value: ProductClass }
  | { field: 'hsn'; value: string }
  | { field: 'state'; value: ProductState };

/** Products that a bulk edit changes all or not at all. A job changes more, each by itself. */
export const maxAtOnce = 200;

/** Says who planned a change and who started it. Empty for a change from before names were stored. */
export function authorsText({ plannedBy, startedBy }: { plannedBy: string; startedBy: string }): string {
  const planned = plannedBy && `planned by ${plannedBy}`;
  return startedBy && startedBy !== plannedBy ? `${planned}, started by ${startedBy}` : planned;
}
