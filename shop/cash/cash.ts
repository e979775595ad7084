/** Cash that couriers collect at the door. Amounts are paise. */

/** The event of an order's cash, in words for staff. `refunded` is the shop's own money and changes no courier's balance. */
export const cashKinds = {
  due: 'Due from the courier',
  remitted: 'Paid by the courier',
  charge: 'Kept as charges',
  reversed: 'Reversed by the courier',
  lost: 'Lost by the courier',
  written_off: 'Written off',
  refunded: 'Refunded to the customer',
} as const;

export type CashKind = keyof typeof cashKinds;

/** The kinds that settle what a courier owes. */
export const settlingKinds = ['remitted', 'charge', 'lost', 'written_off'] as const;

export type SettlingKind = (typeof settlingKinds)[number];

/** Cash that is open for longer is missing. */
export const patienceDays = 10;

/** Cash that staff entered as paid by hand is a number of its own for so many days. */
export const shownDays = 90;

/** The meaning of a row of a courier's remittance, in words for staff. */
export const rowResults = {
  right: 'Right',
  short: 'Too little',
  over: 'Too much',
  reversed: 'Reversed by the courier',
  unowed: 'Reversed, but never paid',
  early: 'Not delivered yet',
  twice: 'Paid before',
  foreign: 'Not ours',
  nothing: 'Without cash',
  sum: 'Sum of the file',
  unreadable: 'Not readable',
} as const;

export const remittanceStates = ['uploaded', 'checked', 'booked', 'undone'] as const;

export type RemittanceState = (typeof remittanceStates)[number];

export type RowResult = keyof typeof rowResults;

export const bookedResults: readonly RowResult[] = ['right', 'short', 'over', 'reversed'];

/** Later rows of the same or another file may still find the order of these. */
export const waitingResults: readonly RowResult[] = ['early', 'foreign'];
