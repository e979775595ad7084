import { dayOf, toIndianTimestamp } from '#platform/india-time.ts';
import type { Answer, Office, SimulatorRequest } from '../office.ts';
import { type Settled, type SimulatedSettlement, settleTries } from './settle-tries.ts';

/** Answers the recon of Cashfree and its list of settlements. Null for another path. */
export function cashfreeRecon(office: Office, { method, path, body }: SimulatorRequest): Answer | null {
  if (method !== 'POST' || !['/pg/settlement/recon', '/pg/settlements'].includes(path)) return null;
  const { filters } = body as { filters?: { start_date?: string } };
  const from = new Date(filters?.start_date ?? '');
  const settled = Number.isNaN(from.getTime()) ? null : settleTries(office, 'cashfree', dayOf(from));
  if (!settled) return fine({ cursor: null, limit: 0, data: [] });
  const data =
    path === '/pg/settlements'
      ? [
          {
            cf_settlement_id: settled.id,
            amount_settled: settled.paise / 100,
            status: 'SUCCESS',
            settlement_utr: settled.utr,
            settlement_date: toIndianTimestamp(settled.at),
          },
        ]
      : settled.rows.map((row) => cashfreeEvent(settled, row));
  return fine({ cursor: null, limit: data.length, data });
}

function cashfreeEvent({ id, utr, at }: SimulatedSettlement, row: Settled): object {
  const { one, refund, amountPaise, feePaise, taxPaise, netPaise } = row;
  return {
    event_details: {
      event_id: refund?.id ?? one.id,
      event_type: refund ? 'REFUND' : 'PAYMENT',
      event_settlement_amount: Math.abs(netPaise) / 100,
      event_amount: amountPaise / 100,
      sale_type: refund ? 'DEBIT' : 'CREDIT',
      event_status: 'SUCCESS',
      event_currency: 'INR',
      event_time: toIndianTimestamp(new Date(refund?.createdAt ?? one.endedAt ?? at)),
    },
    payment_details: {
      cf_payment_id: one.id,
      payment_service_charge: feePaise / 100,
      payment_service_tax: taxPaise / 100,
    },
    settlement_details: {
      cf_settlement_id: id,
      settlement_utr: utr,
      settlement_date: toIndianTimestamp(at),
    },
    refund_details: refund ? { refund_id: refund.reference } : null,
  };
}

/** Answers the recon of Razorpay and its list of settlements. Null for another path. */
export function razorpayRecon(office: Office, { method, path, query }: SimulatorRequest): Answer | null {
  if (method !== 'GET' || !path.startsWith('/v1/settlements')) return null;
  const [count, skip] = [Number(query.get('count') ?? 10), Number(query.get('skip') ?? 0)];
  const listOf = (items: object[]) =>
    fine({ entity: 'collection', count: items.length, items: items.slice(skip, skip + count) });
  if (path === '/v1/settlements') {
    const settled = settleTries(office, 'razorpay', dayOf(new Date(Number(query.get('from')) * 1_000)));
    return listOf(settled ? [razorpaySettlement(settled)] : []);
  }
  if (path !== '/v1/settlements/recon/combined') return null;
  const day = [query.get('year'), query.get('month'), query.get('day')].join('-');
  const settled = settleTries(office, 'razorpay', day);
  return listOf(settled ? settled.rows.map((row) => razorpayItem(office, settled, row)) : []);
}

function razorpaySettlement({ id, utr, at, paise }: SimulatedSettlement): object {
  const created_at = at.getTime() / 1_000;
  return { id, entity: 'settlement', amount: paise, status: 'processed', fees: 0, tax: 0, utr, created_at };
}

function razorpayItem(office: Office, { id, utr, at }: SimulatedSettlement, row: Settled): object {
  const { one, refund, amountPaise, feePaise, taxPaise, netPaise } = row;
  return {
    entity_id: refund?.id ?? one.id,
    type: refund ? 'refund' : 'payment',
    debit: refund ? amountPaise : 0,
    credit: refund ? 0 : netPaise,
    amount: amountPaise,
    currency: 'INR',
    fee: feePaise + taxPaise,
    tax: taxPaise,
    on_hold: false,
    settled: true,
    created_at: Math.floor(Date.parse(refund?.createdAt ?? one.createdAt) / 1_000),
    settled_at: at.getTime() / 1_000,
    settlement_id: id,
    settlement_utr: utr,
    payment_id: refund ? one.id : null,
    order_id: one.orderId,
    order_receipt: office.payments.order(one.orderId)?.reference ?? null,
    method: 'upi',
    dispute_id: null,
  };
}

function fine(body: object): Answer {
  return { status: 200, body };
}
