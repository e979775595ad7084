import { eq, sql } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import { byteOrderMark, csvText } from '#platform/server/csv/write-csv.ts';
import type { Db } from '#platform/server/db.ts';
import { providers, isProviderName } from '#shop/payments/providers/providers.ts';
import { feeInvoices, settlementRows } from '../../server/tables.ts';
import { type AccountedKind, accounts } from '../accounts.ts';
import type { MonthFees, sheets } from '../fees.ts';

/** Returns the fees of a month and their GST by provider, in rupees, with the invoice number that staff noted (GET /api/admin/money/fees/{month}). */
export async function readFees(db: Db, { month }: { month: string }): Promise<MonthFees> {
  const { rows } = await db.execute<{ provider: string; fee: string; tax: string }>(sql`
    select provider, sum(fee_paise) as fee, sum(tax_paise) as tax from ${settlementRows} where ${isOf(month)} group by 1 order by 1`);
  const numbers = await db.select().from(feeInvoices).where(eq(feeInvoices.month, month));
  return {
    month,
    fees: rows.map(({ provider, fee, tax }) => ({
      provider,
      fee: toRupees(Number(fee)),
      tax: toRupees(Number(tax)),
      invoiceNumber: numbers.find((one) => one.provider === provider)?.number ?? '',
    })),
  };
}

const isOf = (month: string) =>
  sql`day >= ${`${month}-01`}::date and day < ${`${month}-01`}::date + interval '1 month'`;

/** Notes the number of a provider's invoice about a month. An empty number takes it away. */
export async function nameInvoice(
  db: Db,
  { month, provider, invoiceNumber: number }: { month: string; provider: string; invoiceNumber: string },
): Promise<void> {
  await db
    .insert(feeInvoices)
    .values({ month, provider, number })
    .onConflictDoUpdate({ target: [feeInvoices.provider, feeInvoices.month], set: { number } });
}

type Entry = {
  day: string;
  settlement_id: string;
  utr: string | null;
  provider: string;
  kind: AccountedKind;
  paise: string;
};
type Line = { day: string; voucher: string; account: string; paise: number; narration: string };

/**
 * Returns the settlements of a month as entries, one row a line of an entry, whose debits and credits are equal. Tally takes the columns of its
 * sample file 'Accounting Vouchers' (https://help.tallysolutions.com/tally-prime/import-data/download-sample-excel-files-with-data-for-import/), and
 * Zoho Books those of its sample for manual journals (https://www.zoho.com/in/books/help/accountant/manual-journal.html).
 */
export async function writeSheet(
  db: Db,
  { month, sheet }: { month: string; sheet: (typeof sheets)[number] },
): Promise<string> {
  const { rows } = await db.execute<Entry>(sql`
    select r.day::text, r.settlement_id, max(r.utr) over (partition by r.provider, r.settlement_id) as utr, r.provider, l.kind, l.paise
    from (select id, day, settlement_id, utr, provider from ${settlementRows} where ${isOf(month)}) r
    join money_book l on l.row_id = r.id`);
  const vouchers = Map.groupBy(rows, ({ provider, settlement_id }) => `${provider} ${settlement_id}`);
  const lines = [...vouchers.values()]
    .toSorted(([one], [other]) => one!.day.localeCompare(other!.day))
    .flatMap(linesOf);
  return byteOrderMark + csvText(sheet === 'tally.csv' ? tallyRows(lines) : zohoRows(lines));
}

/** A debit is above zero. The rest of a settlement is the amount that the provider owed before it. */
function linesOf(entries: readonly Entry[]): Line[] {
  const {
    day,
    settlement_id: voucher,
    utr,
    provider,
  } = entries.reduce((one, other) => (one.day > other.day ? one : other));
  const label = isProviderName(provider) ? providers[provider].label : provider;
  const narration = `${label} settlement ${voucher}${utr ? `, UTR ${utr}` : ''}`;
  const sums = Map.groupBy(entries, ({ kind }) => kind);
  const lines = [...sums].map(([kind, of]) => ({
    account: accounts[kind] as string,
    paise: -of.reduce((sum, { paise }) => sum + Number(paise), 0),
  }));
  const owed = -lines.reduce((sum, { paise }) => sum + paise, 0);
  return [...lines, { account: label, paise: owed }]
    .filter(({ paise }) => paise !== 0)
    .map((line) => Object.assign(line, { day, voucher, narration }));
}

const amount = (paise: number) => (Math.abs(paise) / 100).toFixed(2);

function tallyRows(lines: readonly Line[]): string[][] {
  const head = [
    'Voucher Date',
    'Voucher Type Name',
    'Voucher Number',
    'Ledger Name',
    'Ledger Amount',
    'Ledger Amount Dr/Cr',
    'Voucher Narration',
  ];
  return [
    head,
    ...lines.map(({ day, voucher, account, paise, narration }) => [
      day.split('-').toReversed().join('-'),
      'Journal',
      voucher,
      account,
      amount(paise),
      paise > 0 ? 'Dr' : 'Cr',
      narration,
    ]),
  ];
}

function zohoRows(lines: readonly Line[]): string[][] {
  const head = [
    'Journal Date',
    'Reference Number',
    'Journal Number Prefix',
    'Journal Number Suffix',
    'Notes',
    'Journal Type',
    'Currency',
    'Account',
    'Description',
    'Contact Name',
    'Debit',
    'Credit',
    'Status',
  ];
  return [
    head,
    ...lines.map(({ day, voucher, account, paise, narration }) => [
      day,
      voucher,
      '',
      voucher,
      narration,
      'both',
      'INR',
      account,
      narration,
      '',
      paise > 0 ? amount(paise) : '',
      paise < 0 ? amount(paise) : '',
      'published',
    ]),
  ];
}
