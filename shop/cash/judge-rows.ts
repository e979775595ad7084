import type { RowResult } from './cash.ts';

/** A row of a courier's remittance. Amounts are paise; `problem` says why a row has none. */
export type RemittedRow = {
  number: number;
  waybill: string;
  orderNumber: string;
  paidPaise: number;
  chargesPaise: number;
  reference: string;
  problem: string | null;
};

/** What the shop knows about an order's cash: the open amount, and the payments so far. */
export type Account = {
  orderId: string;
  openPaise: number;
  payments: { paise: number; reference: string }[];
};

/** An order without an account is on its way. A row without an order is not ours. */
export type Found = { account: Account } | 'on its way' | 'unknown';

export type JudgedRow = RemittedRow & {
  result: RowResult;
  orderId: string | null;
  /** What was open before this row. Null without an account. */
  openPaise: number | null;
};

/** Judges the rows of a file in their order, as if each were booked before the next. Changes no given account. */
export function judgeRows(rows: readonly RemittedRow[], find: (row: RemittedRow) => Found): JudgedRow[] {
  const accounts = new Map<string, Account>();
  return rows.map((row) => {
    if (row.problem !== null) return { ...row, result: 'unreadable', orderId: null, openPaise: null };
    const found = find(row);
    if (found === 'unknown') return { ...row, result: 'foreign', orderId: null, openPaise: null };
    if (found === 'on its way') return { ...row, result: 'early', orderId: null, openPaise: null };
    const { orderId } = found.account;
    const account = accounts.get(orderId) ?? found.account;
    const { openPaise, payments } = account;
    const result = resultOf(row, account);
    const paise = settledBy(row);
    if (result !== 'twice')
      accounts.set(orderId, {
        orderId,
        openPaise: openPaise - paise,
        payments: [...payments, { paise, reference: row.reference }],
      });
    return { ...row, result, orderId, openPaise };
  });
}

/** Charges that the courier kept settle the cash too. */
export function settledBy({ paidPaise, chargesPaise }: RemittedRow): number {
  return paidPaise + chargesPaise;
}

function resultOf(row: RemittedRow, { openPaise, payments }: Account): 'right' | 'short' | 'over' | 'twice' {
  const paise = settledBy(row);
  const { reference } = row;
  const isRepeat = payments.some(
    (payment) =>
      payment.paise === paise &&
      // Two instalments may be equal, but never under one reference.
      ((reference !== '' && payment.reference === reference) || paise > openPaise),
  );
  if (isRepeat || (openPaise <= 0 && payments.length > 0)) return 'twice';
  if (paise === openPaise) return 'right';
  return paise < openPaise ? 'short' : 'over';
}
