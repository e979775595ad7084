/** Money that reaches the shop's bank account. Amounts are paise. */

/** The kind of money that the shop expects, in words for staff. */
export const creditKinds = {
  settlement: 'Settlement of a payment provider',
  remittance: 'Cash of a courier',
  upi: 'Payment to your UPI ID',
} as const;

export type CreditKind = keyof typeof creditKinds;

export const creditKindNames = Object.keys(creditKinds) as [CreditKind, ...CreditKind[]];

/** The kind of a match. `aside`: staff say that the credit is no money that the shop expects, such as their own. */
export const matchKinds = { ...creditKinds, aside: 'Not money of the shop' } as const;

export type MatchKind = keyof typeof matchKinds;

export const matchKindNames = Object.keys(matchKinds) as [MatchKind, ...MatchKind[]];

/**
 * Money that the shop expects in its bank account. `id` names it within its kind. `reference` is its UTR or its UPI reference of 12 digits,
 * and null while nobody knows it. It arrives within a week of `day`. `label` and `to` name it for staff, and a payer may write `orderNumber`.
 */
export type ExpectedCredit = {
  kind: CreditKind;
  id: string;
  reference: string | null;
  amountPaise: number;
  day: string;
  label: string;
  to: string;
  orderNumber: string | null;
};

/**
 * - `open`: a credit that nobody has matched.
 * - `matched`: it is one expected credit, or staff put it aside.
 * - `reversed`: the bank took it back later.
 * - `reversal`: a debit that takes a credit back.
 */
export const bankRowStates = {
  open: 'Not matched',
  matched: 'Matched',
  reversed: 'Taken back by the bank',
  reversal: 'Takes a credit back',
} as const;

export type BankRowState = keyof typeof bankRowStates;

export const bankRowStateNames = Object.keys(bankRowStates) as [BankRowState, ...BankRowState[]];

/** The reason of a match: the reference of the bank, or a person who looked at it. */
export type MatchCause = 'reference' | 'person';

/** The reason of an undone match: a person, or the bank, which took the money back. */
export type UndoCause = 'person' | 'reversal';

/** Rows without a match, and those put aside, are deleted after so many days. */
export const unmatchedDays = 90;

/** Days between an expected credit and its arrival, for a suggestion. */
export const suggestionDays = 7;
