import type { RowResult } from './cash.ts';
import { waybillProblem } from '#shop/shipping/courier-file/parcel-keys.ts';

/**
 * A row of a courier's remittance. Amounts are paise, and negative where the courier takes money back; `problem` says why a row
 * cannot be booked.
 */
export type RemittedRow = {
  number: number;
  waybill: string;
  orderNumber: string;
  paidPaise: number;
  chargesPaise: number;
  reference: string;
  problem: string | null;
};

/** The shop's account of an order's cash: the open amount, the settled one, and the payments of files so far. */
export type Account = {
  orderId: string;
  openPaise: number;
  settledPaise: number;
  payments: { paise: number; reference: string }[];
};

/** An order without an account is on its way. A row without an order is not ours. */
export type RowMatch = { account: Account } | 'on its way' | 'unknown' | 'two orders';

export type ReconciledRow = RemittedRow & {
  result: RowResult;
  orderId: string | null;
  /** The amount that was open before this row. Null without an account. */
  openPaise: number | null;
};

/**
 * Judges the rows of a file in their order, as if each were booked before the next. A reversal that is before its payment
 * comes last. Changes no given account.
 */
export function reconcileRemittance(
  rows: readonly RemittedRow[],
  find: (row: RemittedRow) => RowMatch,
): ReconciledRow[] {
  const accounts = new Map<string, Account>();
  const judge = (row: RemittedRow) => reconcileRow(row, { found: find(row), accounts });
  const judged = rows.map(judge);
  return judged.map((row, at) => (row.result === 'unowed' ? judge(rows[at]!) : row));
}

type Judging = { found: RowMatch; accounts: Map<string, Account> };

function reconcileRow(row: RemittedRow, { found, accounts }: Judging): ReconciledRow {
  const without = (result: RowResult, problem = row.problem) => ({
    ...row,
    problem,
    result,
    orderId: null,
    openPaise: null,
  });
  if (row.problem !== null) return without('unreadable');
  const paise = settledBy(row);
  if (paise === 0) return without('nothing');
  if (found === 'two orders')
    return without('unreadable', 'Its waybill and its order number belong to two orders.');
  if (found === 'unknown') {
    const broken = waybillProblem(row.waybill);
    return broken === null ? without('foreign') : without('unreadable', broken);
  }
  if (found === 'on its way') return without(paise > 0 ? 'early' : 'unowed');
  const { orderId } = found.account;
  const account = accounts.get(orderId) ?? found.account;
  const { openPaise, settledPaise, payments } = account;
  const result = resultOf(row, account);
  if (result !== 'twice' && result !== 'unowed')
    accounts.set(orderId, {
      orderId,
      openPaise: openPaise - paise,
      settledPaise: settledPaise + paise,
      payments: [...payments, { paise, reference: row.reference }],
    });
  return { ...row, result, orderId, openPaise };
}

/** Charges that the courier kept settle the cash too. */
export function settledBy({ paidPaise, chargesPaise }: RemittedRow): number {
  return paidPaise + chargesPaise;
}

function resultOf(row: RemittedRow, account: Account): RowResult {
  const { openPaise, settledPaise, payments } = account;
  const paise = settledBy(row);
  const { reference } = row;
  const isOf = (payment: { reference: string }) => reference !== '' && payment.reference === reference;
  if (paise < 0) {
    const same = payments.filter((payment) => payment.paise === paise);
    if (same.some(isOf)) return 'twice';
    if (-paise > settledPaise) return same.length > 0 ? 'twice' : 'unowed';
    return 'reversed';
  }
  const isRepeat = payments.some(
    (payment) =>
      payment.paise === paise &&
      // Two instalments may be equal, but never under one reference.
      (isOf(payment) || paise > openPaise),
  );
  if (isRepeat || (openPaise <= 0 && settledPaise > 0)) return 'twice';
  if (paise === openPaise) return 'right';
  return paise < openPaise ? 'short' : 'over';
}
