import { addDays, dayOf, isDay, startOf } from '#platform/india-time.ts';
import { timesRatio } from '#platform/money.ts';
import type { Office } from '../office.ts';
import type { Protocol, SimulatedRefund, SimulatedTry } from '../payment-file.ts';

/** A payment or refund of the settlement of a day. Amounts in paise. */
export type Settled = {
  one: SimulatedTry;
  refund: SimulatedRefund | null;
  amountPaise: number;
  feePaise: number;
  taxPaise: number;
  netPaise: number;
};

export type SimulatedSettlement = { id: string; utr: string; at: Date; rows: Settled[]; paise: number };

/** Settles on a day in India what was paid and refunded the day before, at 2% and 18% GST. Null when nothing was. */
export function settleTries(office: Office, protocol: Protocol, day: string): SimulatedSettlement | null {
  const today = dayOf(office.now());
  if (!isDay(day) || day > today) return null;
  const before = addDays(day, -1);
  const isOf = (time: string | null) => time !== null && dayOf(new Date(time)) === before;
  const tries = office.payments
    .allTries()
    .filter(({ orderId }) => office.payments.order(orderId)?.protocol === protocol);
  const rows = [
    ...tries
      .filter(({ state, endedAt }) => state === 'captured' && isOf(endedAt))
      .map((one) => payment(one, office.payments.order(one.orderId)!.amountPaise)),
    ...tries.flatMap((one) =>
      office.payments
        .refundsOf(one.id)
        .filter(({ state, createdAt }) => state === 'processed' && isOf(createdAt))
        .map((refund) => refunded(one, refund)),
    ),
  ];
  const digits = day.replaceAll('-', '');
  const paise = rows.reduce((sum, { netPaise }) => sum + netPaise, 0);
  const utr = `SIMN${digits}${protocol === 'cashfree' ? '01' : '02'}`;
  return rows.length === 0 ? null : { id: `setl_${digits}`, utr, at: startOf(day, { hour: 9 }), rows, paise };
}

function payment(one: SimulatedTry, amountPaise: number): Settled {
  const feePaise = timesRatio(amountPaise, 2, 100);
  const taxPaise = timesRatio(feePaise, 18, 100);
  return { one, refund: null, amountPaise, feePaise, taxPaise, netPaise: amountPaise - feePaise - taxPaise };
}

function refunded(one: SimulatedTry, refund: SimulatedRefund): Settled {
  const { amountPaise } = refund;
  return { one, refund, amountPaise, feePaise: 0, taxPaise: 0, netPaise: -amountPaise };
}
