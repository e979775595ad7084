/** The work that the rows of a provider leave to staff, in words for them. */
export const taskKinds = {
  missing: 'Paid by the customer, not by the provider',
  foreign: 'Not a payment of this shop',
  twice: 'Settled before',
  amount: 'Another amount',
  late: 'Settled after it was closed',
  changed: 'The provider changed its row',
  total: 'The rows are not the transfer',
  charged_back: 'Charged back',
  adjusted: 'Adjustment of the provider',
  cash: 'Cash to write off',
} as const;

export type TaskKind = keyof typeof taskKinds;

/** How a task ends. `found`: the missing half came. */
export const taskEnds = { found: 'Found', closed: 'Closed with a reason' } as const;

export type TaskEnd = keyof typeof taskEnds;

/** Kinds whose closing books the difference as written off. The amounts of the others stand in an entry of their own. */
export const writtenOffKinds: readonly TaskKind[] = ['missing', 'foreign', 'twice', 'amount', 'late'];

/** A provider pays out within two working days. Without a row after so long, a payment is missing. */
export const patienceDays = 3;

/** The rows of a file by their result, and the rows that the shop cannot read. Their sum is the number of its rows. */
export type FileResult = {
  added: number;
  known: number;
  changed: number;
  unsettled: number;
  unreadable: { number: number; problem: string }[];
  unreadableCount: number;
  /** Headers of columns with money that the shop does not read. Files from before it looked have none. */
  leftOut?: string[];
};
