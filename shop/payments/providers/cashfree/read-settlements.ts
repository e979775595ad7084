import { z } from 'zod';
import { dayOf, isoStartOf, readIndianTime } from '#platform/india-time.ts';
import { toPaise } from '#platform/money.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { ProviderUnreachable } from '../../provider.ts';
import {
  maxRowsOfDay,
  type SettledKind,
  type SettledRow,
  type SettledTotal,
  type SettlementReader,
} from '../../settled-row.ts';
import { askCashfree, type CashfreeAccount } from './ask-cashfree.ts';

/** A response has at most 1 MB. */
const rowsOfPage = 500;
const said = z.string().nullish();
const rupees = z.number();
const id = z.union([z.string().min(1).max(80), z.number()]).transform(String);

/**
 * An event of `POST /settlement/recon`, version 2025-01-01:
 * https://www.cashfree.com/docs/api-reference/payments/latest/settlements/settlement-reconciliation. The packages of Cashfree call the UTR `utr`.
 */
const reconEvent = z.object({
  event_details: z.object({
    event_id: id,
    event_type: z.string(),
    event_settlement_amount: rupees,
    event_amount: rupees,
    sale_type: z.enum(['CREDIT', 'DEBIT']),
    event_status: said,
    event_service_charge: rupees.nullish(),
    event_service_tax: rupees.nullish(),
  }),
  payment_details: z
    .object({
      cf_payment_id: id.nullish(),
      payment_service_charge: rupees.nullish(),
      payment_service_tax: rupees.nullish(),
    })
    .nullish(),
  settlement_details: z.object({
    cf_settlement_id: id.nullish(),
    settlement_utr: said,
    utr: said,
    settlement_date: said,
  }),
  refund_details: z.object({ refund_id: said }).nullish(),
  order_details: z.object({ order_id: said }).nullish(),
});

const reconResponse = z.object({ cursor: said, data: z.array(reconEvent).max(rowsOfPage) });

/** `POST /settlements`: https://www.cashfree.com/docs/api-reference/payments/latest/settlements/get-all */
const totalsResponse = z.object({
  cursor: said,
  data: z
    .array(
      z.object({
        cf_settlement_id: id,
        amount_settled: rupees,
        status: said,
        settlement_utr: said,
        settlement_date: said,
      }),
    )
    .max(rowsOfPage),
});

/** Reads the settlements of a day in India. An event without a settlement comes again with it. */
export function cashfreeSettlements(account: CashfreeAccount): SettlementReader {
  return async (day) => {
    const events = await everyPage(account, { path: '/settlement/recon', day }, reconResponse);
    const totals = await everyPage(account, { path: '/settlements', day }, totalsResponse);
    return { rows: events.flatMap(toSettledRow), totals: totals.flatMap(toTotal) };
  };
}

type Page<Row> = { cursor?: string | null | undefined; data: Row[] };

async function everyPage<Row>(
  account: CashfreeAccount,
  { path, day }: { path: string; day: string },
  shape: z.ZodType<Page<Row>>,
): Promise<Row[]> {
  const filters = {
    start_date: isoStartOf(day),
    end_date: isoStartOf(day).replace('T00:00:00', 'T23:59:59'),
  };
  const rows: Row[] = [];
  for (let cursor: string | null = null; ;) {
    const body = { pagination: { limit: rowsOfPage, cursor }, filters };
    const page: Page<Row> = await askCashfree(account, shape, { path, body });
    rows.push(...page.data);
    if (!page.cursor || page.data.length < rowsOfPage) return rows;
    if (page.cursor === cursor || rows.length > maxRowsOfDay)
      throw new ProviderUnreachable('The provider repeats its pages.');
    cursor = page.cursor;
  }
}

/** An adjustment has no state of its own: `N/A`. */
const isDone = (status: string | null | undefined) => !status || ['SUCCESS', 'PAID', 'N/A'].includes(status);

function toSettledRow({
  event_details: event,
  payment_details: payment,
  settlement_details: settlement,
  refund_details: refund,
  order_details: order,
}: z.infer<typeof reconEvent>): SettledRow[] {
  const day = dayOfText(settlement.settlement_date);
  const kind = kindOfEvent(event.event_type);
  if (!settlement.cf_settlement_id || !day || !kind || !isDone(event.event_status)) return [];
  const sign = event.sale_type === 'DEBIT' ? -1 : 1;
  const isPayment = kind === 'payment';
  const fee = event.event_service_charge ?? (isPayment ? payment?.payment_service_charge : 0) ?? 0;
  const tax = event.event_service_tax ?? (isPayment ? payment?.payment_service_tax : 0) ?? 0;
  const paymentId = payment?.cf_payment_id ?? (isPayment ? event.event_id : null);
  return [
    {
      kind,
      // The file of the dashboard names refunds by their event alone.
      entityId: (isPayment ? paymentId : null) ?? event.event_id,
      providerPaymentId: paymentId,
      refundId: refund?.refund_id || null,
      receipt: cutText(order?.order_id ?? '', 60) || null,
      amountPaise: sign * toPaise(Math.abs(event.event_amount)),
      feePaise: toPaise(fee),
      taxPaise: toPaise(tax),
      netPaise: sign * toPaise(Math.abs(event.event_settlement_amount)),
      settlementId: settlement.cf_settlement_id,
      utr: settlement.settlement_utr || settlement.utr || null,
      day,
    },
  ];
}

function toTotal(one: z.infer<typeof totalsResponse>['data'][number]): SettledTotal[] {
  const day = dayOfText(one.settlement_date);
  if (!day || !isDone(one.status)) return [];
  return [
    {
      settlementId: one.cf_settlement_id,
      utr: one.settlement_utr || null,
      paise: toPaise(one.amount_settled),
      day,
    },
  ];
}

function dayOfText(text: string | null | undefined): string | null {
  const at = text ? readIndianTime(text) : null;
  return at && dayOf(at);
}

/** Null for the sum of a settlement, which repeats its rows. The API says `CHARGEBACK_REVERSAL`, and the file of the dashboard `CHARGEBACK_REVERSE`. */
export function kindOfEvent(event: string): SettledKind | null {
  const type = event.endsWith('_REVERSE') ? `${event.slice(0, -1)}AL` : event;
  if (type === 'SETTLEMENT') return null;
  if (type === 'PAYMENT') return 'payment';
  if (type === 'REFUND') return 'refund';
  if (type === 'REFUND_REVERSAL') return 'refund_reversal';
  if (['CHARGEBACK', 'DISPUTE', 'RISK'].includes(type)) return 'chargeback';
  if (['CHARGEBACK_REVERSAL', 'DISPUTE_REVERSAL', 'RISK_REVERSAL'].includes(type))
    return 'chargeback_reversal';
  return 'adjustment';
}
