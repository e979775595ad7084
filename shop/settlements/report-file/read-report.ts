import { isDay } from '#platform/india-time.ts';
import { readRows } from '#platform/server/word-lists.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { readPaise } from '#shop/cash/remittance-file/read-amount.ts';
import { kindOfEvent } from '#shop/payments/providers/cashfree/read-settlements.ts';
import { kindOf } from '#shop/payments/providers/razorpay/read-settlements.ts';
import type { SettledKind, SettledRow } from '#shop/payments/settled-row.ts';

/**
 * The reports 'Settlement recon' of both dashboards, with their own headers:
 * https://razorpay.com/docs/payments/dashboard/reports and https://www.cashfree.com/docs/payments/manage/reports/settlement-recon-report.
 * The one of Cashfree begins with a section of its own for the settlements, whose rows the events repeat.
 */
const targets = new Map(
  readRows('shop/settlements/report-file/columns.tsv').map(([header = '', target = '']) => [
    normal(header),
    target,
  ]),
);

function normal(header: string): string {
  return header
    .trim()
    .toLowerCase()
    .slice(0, 60)
    .replaceAll(/[_\s]+/g, ' ');
}

/** Returns the meaning of a header, `repeated` for a sum that others make, or undefined for one that the shop does not read. */
export const targetOf = (header: string): string | undefined => targets.get(normal(header));

export const needed = {
  razorpay: ['type', 'entityId', 'amount', 'fee', 'tax', 'debit', 'credit', 'settlementId', 'day'],
  cashfree: ['type', 'entityId', 'side', 'amount', 'net', 'utr', 'day'],
} as const;

export type Protocol = keyof typeof needed;

export type ReportColumns = Map<string, number>;

/** Returns the columns of a header by their meaning, or null for another row. */
export function columnsOf(cells: readonly string[], protocol: Protocol): ReportColumns | null {
  const columns: ReportColumns = new Map();
  for (const [at, cell] of cells.entries()) {
    const target = targetOf(cell);
    if (target && target !== 'repeated' && !columns.has(target)) columns.set(target, at);
  }
  return needed[protocol].every((target) => columns.has(target)) ? columns : null;
}

/** Names the headers that a file of this provider lacks. */
export function missingHeaders(cells: readonly string[], protocol: Protocol): string[] {
  const has = new Set(cells.map(targetOf));
  return needed[protocol]
    .filter((target) => !has.has(target))
    .map((target) => [...targets].find(([, one]) => one === target)?.[0] ?? target);
}

export type ReadResult = { row: SettledRow } | { problem: string } | 'unsettled';

/** Reads a row. Text that is no amount and no day becomes a problem in words, and counts nothing. */
export function readReportRow(
  cells: readonly string[],
  { columns, protocol }: { columns: ReportColumns; protocol: Protocol },
): ReadResult {
  const text = (target: string) => {
    const at = columns.get(target);
    return at === undefined ? '' : cutText((cells[at] ?? '').trim().replace(/^'/, ''), 100);
  };
  const problems: string[] = [];
  const paise = (target: string) => {
    const cell = text(target);
    const read = cell === '' ? 0 : readPaise(cell);
    if (read === null) problems.push(`“${cutText(cell, 30)}” is no amount.`);
    return read ?? 0;
  };
  const [entityId, utr] = [text('entityId'), text('utr')];
  // The file of Cashfree names a settlement by its UTR alone.
  const settlementId = text('settlementId') || (protocol === 'cashfree' ? utr : '');
  if (!settlementId || !text('day') || isUndone(text('status'))) return 'unsettled';
  const day = readDay(text('day'));
  if (!day) problems.push(`“${cutText(text('day'), 30)}” is no day.`);
  if (!/^[\w-]{1,80}$/.test(entityId)) problems.push('The row names no payment.');
  if (!/^[\w./-]{1,60}$/.test(settlementId)) problems.push('The row names no settlement.');
  const money = protocol === 'razorpay' ? razorpayMoney(text, paise) : cashfreeMoney(text, paise);
  if (!money) return 'unsettled';
  if (money.providerPaymentId && !/^[\w-]{1,80}$/.test(money.providerPaymentId))
    problems.push('The row names no payment.');
  if (problems[0]) return { problem: problems[0] };
  const [refundId, receipt] = [null, cutText(text('receipt'), 60) || null];
  return { row: { refundId, receipt, settlementId, utr: utr || null, day: day!, ...money } };
}

type Money = Pick<
  SettledRow,
  'kind' | 'providerPaymentId' | 'amountPaise' | 'feePaise' | 'taxPaise' | 'netPaise' | 'entityId'
>;
type Text = (target: string) => string;
type Paise = (target: string) => number;

function razorpayMoney(text: Text, paise: Paise): Money {
  const [debit, credit, amount] = [paise('debit'), paise('credit'), paise('amount')];
  const isDebit = debit > 0;
  const kind = kindOf(text('type').toLowerCase(), { isDebit, isDispute: text('disputeId') !== '' });
  const entityId = text('entityId');
  return {
    kind,
    entityId,
    providerPaymentId: kind === 'payment' ? entityId : null,
    amountPaise: isDebit ? -Math.abs(amount) : amount,
    feePaise: paise('fee'),
    taxPaise: paise('tax'),
    netPaise: credit - debit,
  };
}

function cashfreeMoney(text: Text, paise: Paise): Money | null {
  const kind: SettledKind | null = kindOfEvent(text('type').toUpperCase().replaceAll(' ', '_'));
  if (!kind) return null;
  const sign = text('side').toUpperCase() === 'DEBIT' ? -1 : 1;
  const isPayment = kind === 'payment';
  const paymentId = text('paymentId') || null;
  return {
    kind,
    entityId: (isPayment ? paymentId : null) ?? text('entityId'),
    providerPaymentId: paymentId,
    amountPaise: sign * Math.abs(paise('amount')),
    feePaise: isPayment ? paise('fee') : 0,
    taxPaise: isPayment ? paise('tax') : 0,
    netPaise: sign * Math.abs(paise('net')),
  };
}

/** Cashfree writes `N/A` for an adjustment. */
const isUndone = (status: string) =>
  status !== '' && !/^(?:success|paid|settled|processed|n\/a)$/i.test(status);

/** `2026-11-30 …`, `30/11/2026 …` or `30-11-2026 …`, as both dashboards write days of India. */
export function readDay(text: string): string | null {
  const iso = /^(\d{4}-\d\d-\d\d)(?:[T ]|$)/.exec(text)?.[1];
  const [, date, month, year] = /^(\d\d)[/-](\d\d)[/-](\d{4})(?: |$)/.exec(text) ?? [];
  const day = iso ?? (year ? `${year}-${month}-${date}` : '');
  return isDay(day) ? day : null;
}
