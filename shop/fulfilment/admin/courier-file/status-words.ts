import { readWordLists } from '#platform/server/word-lists.ts';

const lists = readWordLists('shop/fulfilment/admin/courier-file/status-words.txt');
const statuses = [
  'before',
  'in_transit',
  'out_for_delivery',
  'attempt_failed',
  'delivered',
  'cancelled',
  'returning',
  'returned_to_origin',
  'unknown',
] as const;

type ListedStatus = (typeof statuses)[number];

const entriesOf = (name: string) => (lists[name] ?? '').replaceAll('; ', ', ').split(', ').filter(Boolean);

const byWords = (kind: 'code' | 'whole') =>
  new Map<string, ListedStatus>(
    statuses.flatMap((status) => entriesOf(`${kind} ${status}`).map((words) => [words, status] as const)),
  );

/** Short codes in the place of a status. `DL` and `UD` alone tell too little. */
export const codes: ReadonlyMap<string, ListedStatus> = byWords('code');

/** Statuses that the rules alone would read otherwise. */
export const wholeStatuses: ReadonlyMap<string, ListedStatus> = byWords('whole');

const parts = {
  elsewhere: entriesOf('part elsewhere'),
  noStart: entriesOf('part no start'),
  returnAtCourier: entriesOf('part return at courier'),
  toSender: entriesOf('part to sender'),
  redirected: entriesOf('part redirected'),
  moving: entriesOf('part moving'),
  failed: entriesOf('part failed'),
  toCome: entriesOf('part to come'),
};

/** Tells whether words of a status hold an entry of a list, as whole words. */
export function says(words: string, part: keyof typeof parts): boolean {
  const spaced = ` ${words} `;
  return parts[part].some((entry) => spaced.includes(` ${entry} `));
}

/** Headers of a column with a remark, and of one with the time of the last change. */
export const remarkHeaders: ReadonlySet<string> = new Set(entriesOf('header remark'));
export const timeHeaders: ReadonlySet<string> = new Set(entriesOf('header at'));
