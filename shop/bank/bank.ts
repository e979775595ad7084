import { addDays } from '#platform/india-time.ts';

/** Money that reaches the shop's bank account, and refunds that leave it. Amounts are paise. */

/** The kind of money that the shop expects, in words for staff. */
export const creditKinds = {
  settlement: 'Settlement of a payment provider',
  remittance: 'Cash of a courier',
  upi: 'Payment to your UPI ID',
} as const;

export type CreditKind = keyof typeof creditKinds;

/** The kinds of rows that the shop expects in a statement: money that comes, and refunds that the owner pays from the account. */
export const expectedKinds = { ...creditKinds, refund: 'Refund that you paid' } as const;

export type ExpectedKind = keyof typeof expectedKinds;

export const expectedKindNames = Object.keys(expectedKinds) as [ExpectedKind, ...ExpectedKind[]];

/** The kind of a match. `aside`: staff say that the row is no money of the shop, such as their own. */
export const matchKinds = { ...expectedKinds, aside: 'Not money of the shop' } as const;

export type MatchKind = keyof typeof matchKinds;

export const matchKindNames = Object.keys(matchKinds) as [MatchKind, ...MatchKind[]];

/**
 * Money that the shop expects in its bank account, or a refund that leaves it. `isDue` says that nobody has noted the refund as paid,
 * and `isTyped` that a person typed its reference, so that of the bank may be another one.
 * `id` names it within its kind. `reference` is its UTR or its UPI reference of 12 digits,
 * and null while nobody knows it. It arrives within a week of `day`. `label` and `to` name it for staff, and a payer may write `orderNumber`.
 */
export type ExpectedCredit = {
  kind: ExpectedKind;
  id: string;
  reference: string | null;
  amountPaise: number;
  day: string;
  label: string;
  to: string;
  orderNumber: string | null;
  isDue?: boolean;
  isTyped?: boolean;
};

/**
 * - `open`: a credit that nobody has matched.
 * - `matched`: it is one expected credit, or staff put it aside.
 * - `reversed`: the bank took it back later.
 * - `reversal`: a debit that takes a credit back.
 * - `out`: a debit that may be a refund. `paid`: it is one, or staff put it aside.
 * - `bounced`: a debit whose money came back later. `restored`: the credit that brought it.
 */
export const bankRowStates = {
  open: 'Not matched',
  matched: 'Matched',
  reversed: 'Taken back by the bank',
  reversal: 'Takes a credit back',
  out: 'Refund, not matched',
  paid: 'Refund, matched',
  bounced: 'Refund that came back',
  restored: 'Brings a refund back',
} as const;

export type BankRowState = keyof typeof bankRowStates;

export const bankRowStateNames = Object.keys(bankRowStates) as [BankRowState, ...BankRowState[]];

/** The reason of a match: the reference of the bank, or a person who looked at it. */
export type MatchCause = 'reference' | 'person';

/** The reason of an undone match: a person, or the bank, which took the money back. */
export type UndoCause = 'person' | 'reversal';

/** The state of a row before its match and with it: of a credit, and of a debit. */
export const sides = {
  in: { open: 'open', matched: 'matched' },
  out: { open: 'out', matched: 'paid' },
} as const;

export const sideOf = (paise: number) => (paise > 0 ? sides.in : sides.out);

/** Rows without a match, and those put aside, are deleted after so many days. */
export const unmatchedDays = 90;

/** Days between an expected credit and its arrival, for a suggestion. */
export const suggestionDays = 7;

/** Whether a row of the bank is so near to the day of an expected credit that equal amounts are a suggestion. */
export function isNear(day: string, other: string): boolean {
  return other >= addDays(day, -suggestionDays) && other <= addDays(day, suggestionDays);
}
