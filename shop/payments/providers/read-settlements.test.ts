import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays, dayMs, dayOf } from '#platform/india-time.ts';
import { stageSimulator } from '../testing/stage-simulator.ts';
import { makePaymentRequest, secrets } from '../testing/stage.ts';
import { cashfreeSettlements } from './cashfree/read-settlements.ts';
import { razorpaySettlements, toSettledRow } from './razorpay/read-settlements.ts';

test.each(['cashfree', 'razorpay'] as const)('reads what the simulator settles as %s', async (protocol) => {
  let now = new Date('2026-11-10T06:00:00Z');
  const stage = await stageSimulator(protocol, { now: () => now });
  const request = makePaymentRequest();
  const { providerOrderId } = await stage.provider.begin(request);
  await stage.ends(request.paymentId, 'paid');
  const reference = { paymentId: request.paymentId, providerOrderId };
  const [paid] = await stage.provider.find(reference);
  const { providerPaymentId } = paid!;
  const refund = { ...reference, refundId: randomUUID(), providerPaymentId, amountPaise: 10_000, note: 'n' };
  await stage.provider.refund(refund);
  await stage.endsRefund(refund.refundId);
  now = new Date(now.getTime() + dayMs);
  const read =
    protocol === 'cashfree'
      ? cashfreeSettlements({ url: `${stage.url}/pg`, appId: 'simulator', secret: secrets.now })
      : razorpaySettlements({
          url: stage.url,
          keyId: 'simulator',
          keySecret: secrets.now,
          webhookSecret: '',
        });
  const day = dayOf(now);
  const { rows, totals } = await read(day);
  expect(rows).toMatchObject([
    {
      kind: 'payment',
      entityId: providerPaymentId,
      amountPaise: 89_705,
      feePaise: 1_794,
      taxPaise: 323,
      netPaise: 87_588,
      day,
    },
    { kind: 'refund', providerPaymentId, amountPaise: -10_000, netPaise: -10_000, day },
  ]);
  expect(totals).toMatchObject([{ paise: 77_588, utr: rows[0]!.utr, settlementId: rows[0]!.settlementId }]);
  expect(await read(addDays(day, -1))).toEqual({ rows: [], totals: [] });
  await stage.close();
});

/** The example of https://razorpay.com/docs/api/settlements/fetch-recon, whose fee holds its GST. */
test('reads the rows that the documentation of Razorpay prints', () => {
  const printed = {
    debit: 0,
    credit: 97_100,
    amount: 100_000,
    fee: 2_900,
    tax: 442,
    on_hold: false,
    settled: true,
    settled_at: 1_568_176_960,
    settlement_id: 'setl_DGlQ1Rj8os78Ec',
    settlement_utr: '1568176960vxp0rj',
  };
  expect(toSettledRow({ ...printed, entity_id: 'pay_DEXrnipqTmWVGE', type: 'payment' })).toMatchObject([
    { kind: 'payment', feePaise: 2_458, taxPaise: 442, netPaise: 97_100, day: '2019-09-11' },
  ]);
  const dispute = { ...printed, entity_id: 'adj_1', type: 'adjustment', dispute_id: 'disp_1' };
  expect(toSettledRow({ ...dispute, debit: 5_000, credit: 0, amount: 5_000, fee: 0, tax: 0 })).toMatchObject([
    { kind: 'chargeback', amountPaise: -5_000, netPaise: -5_000 },
  ]);
  expect(toSettledRow({ ...printed, entity_id: 'pay_2', type: 'payment', settled: false })).toEqual([]);
});
