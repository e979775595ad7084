import { z } from 'zod';
import { dayOf, startOf } from '#platform/india-time.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { ProviderUnreachable } from '../../provider.ts';
import {
  maxRowsOfDay,
  type SettledKind,
  type SettledRow,
  type SettledTotal,
  type SettlementReader,
} from '../../settled-row.ts';
import { askRazorpay, type RazorpayAccount } from './ask-razorpay.ts';

/** A response has at most 1 MB. */
const rowsOfPage = 500;
const totalsOfPage = 100;
const paise = z.int();
const id = z.string().min(1).max(80);
const seconds = z.int().positive();

/** A row of `GET /v1/settlements/recon/combined`: https://razorpay.com/docs/api/settlements/fetch-recon */
export const reconItem = z.object({
  entity_id: id,
  type: z.string(),
  debit: paise,
  credit: paise,
  amount: paise,
  /** With its GST. */
  fee: paise,
  tax: paise,
  on_hold: z.boolean().nullish(),
  settled: z.boolean(),
  settled_at: seconds.nullish(),
  settlement_id: id.nullish(),
  settlement_utr: z.string().max(60).nullish(),
  payment_id: id.nullish(),
  dispute_id: id.nullish(),
  order_receipt: z.string().nullish(),
});

const reconResponse = z.object({ items: z.array(reconItem).max(rowsOfPage) });

/** `GET /v1/settlements`: https://razorpay.com/docs/api/settlements/fetch-all */
const totalsResponse = z.object({
  items: z
    .array(
      z.object({
        id,
        amount: paise,
        status: z.string(),
        utr: z.string().max(60).nullish(),
        created_at: seconds,
      }),
    )
    .max(totalsOfPage),
});

/** Reads the settlements of a day in India. A row that is on hold, or not settled yet, comes again with its settlement. */
export function razorpaySettlements(account: RazorpayAccount): SettlementReader {
  return async (day) => {
    const [year = '', month = '', date = ''] = day.split('-');
    const rows: SettledRow[] = [];
    for (let skip = 0; ; skip += rowsOfPage) {
      const query = new URLSearchParams({
        year,
        month,
        day: date,
        count: String(rowsOfPage),
        skip: String(skip),
      });
      const { items } = await askRazorpay(account, reconResponse, {
        path: `/v1/settlements/recon/combined?${query}`,
      });
      rows.push(...items.flatMap(toSettledRow));
      if (items.length < rowsOfPage) break;
      if (skip >= maxRowsOfDay) throw new ProviderUnreachable('The provider sent too many rows.');
    }
    return { rows, totals: await readTotals(account, day) };
  };
}

async function readTotals(account: RazorpayAccount, day: string): Promise<SettledTotal[]> {
  const from = startOf(day).getTime() / 1_000;
  const query = new URLSearchParams({
    from: String(from),
    to: String(from + 86_399),
    count: String(totalsOfPage),
  });
  const { items } = await askRazorpay(account, totalsResponse, { path: `/v1/settlements?${query}` });
  return items
    .filter(({ status }) => status === 'processed')
    .map(({ id: settlementId, amount, utr, created_at }) => ({
      settlementId,
      utr: utr || null,
      paise: amount,
      day: dayOf(new Date(created_at * 1_000)),
    }));
}

type ReconItem = z.infer<typeof reconItem>;

/** Returns the row of a settlement, or none for one that is not settled. */
export function toSettledRow(item: ReconItem): SettledRow[] {
  const { settlement_id: settlementId, settled_at: at, credit, debit, amount, fee, tax } = item;
  if (!item.settled || item.on_hold || !settlementId || !at) return [];
  const isDebit = debit > 0;
  const kind = kindOf(item.type, { isDebit, isDispute: Boolean(item.dispute_id) });
  return [
    {
      kind,
      entityId: item.entity_id,
      providerPaymentId: kind === 'payment' ? item.entity_id : (item.payment_id ?? null),
      refundId: null,
      receipt: cutText(item.order_receipt ?? '', 60) || null,
      amountPaise: isDebit ? -Math.abs(amount) : amount,
      feePaise: fee - tax,
      taxPaise: tax,
      netPaise: credit - debit,
      settlementId,
      utr: item.settlement_utr || null,
      day: dayOf(new Date(at * 1_000)),
    },
  ];
}

/** Disputes come as adjustments with the id of the dispute. */
export function kindOf(
  type: string,
  { isDebit, isDispute }: { isDebit: boolean; isDispute: boolean },
): SettledKind {
  if (type === 'payment') return 'payment';
  if (type === 'refund') return isDebit ? 'refund' : 'refund_reversal';
  if (isDispute || type === 'dispute') return isDebit ? 'chargeback' : 'chargeback_reversal';
  return 'adjustment';
}
