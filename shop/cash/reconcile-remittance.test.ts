// §9 a courier's remittance is compared before it is booked: right, short, over, not delivered yet, twice, reversed, not ours; every amount ends in one
// result; the same file twice changes nothing
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookedResults } from './cash.ts';
import { type Account, reconcileRemittance, type RemittedRow, settledBy } from './reconcile-remittance.ts';

const row = (paidPaise: number, given: Partial<RemittedRow> = {}): RemittedRow => ({
  number: 2,
  waybill: 'W1',
  orderNumber: '',
  paidPaise,
  chargesPaise: 0,
  reference: '',
  problem: null,
  ...given,
});
const account = (openPaise: number, payments: Account['payments'] = []): Account => ({
  orderId: 'o',
  openPaise,
  settledPaise: payments.reduce((sum, { paise }) => sum + paise, 0),
  payments,
});
const resultsOf = (rows: RemittedRow[], found: Account) =>
  reconcileRemittance(rows, () => ({ account: found })).map(({ result }) => result);

it('tells right, too little and too much, with the charges that the courier kept', () => {
  expect(resultsOf([row(50_000)], account(50_000))).toEqual(['right']);
  expect(resultsOf([row(45_000, { chargesPaise: 5_000 })], account(50_000))).toEqual(['right']);
  expect(resultsOf([row(45_000)], account(50_000))).toEqual(['short']);
  expect(resultsOf([row(50_001)], account(50_000))).toEqual(['over']);
});

it('tells a repeated row of the same file and of an earlier one', () => {
  expect(resultsOf([row(50_000), row(50_000)], account(50_000))).toEqual(['right', 'twice']);
  expect(resultsOf([row(50_000)], account(0, [{ paise: 50_000, reference: '' }]))).toEqual(['twice']);
  const short = account(20_000, [{ paise: 30_000, reference: 'U1' }]);
  expect(resultsOf([row(30_000, { reference: 'U1' })], short)).toEqual(['twice']);
  expect(resultsOf([row(30_000)], short)).toEqual(['twice']);
});

it('accepts the rest of a short payment, and equal instalments under two references', () => {
  expect(resultsOf([row(20_000)], account(20_000, [{ paise: 30_000, reference: 'U1' }]))).toEqual(['right']);
  const half = account(25_000, [{ paise: 25_000, reference: 'U1' }]);
  expect(resultsOf([row(25_000, { reference: 'U2' })], half)).toEqual(['right']);
  expect(resultsOf([row(25_000, { reference: 'U1' })], half)).toEqual(['twice']);
});

it('tells parcels on their way, rows of other shops, and rows without an amount', () => {
  const rows = [row(1, { waybill: 'way' }), row(2, { waybill: 'other' }), row(0, { problem: 'no amount' })];
  const judged = reconcileRemittance(rows, ({ waybill }) => (waybill === 'way' ? 'on its way' : 'unknown'));
  expect(judged.map(({ result, orderId }) => [result, orderId])).toEqual([
    ['early', null],
    ['foreign', null],
    ['unreadable', null],
  ]);
});

it('tells cash that the courier takes back from cash that it never paid', () => {
  const paid = account(0, [{ paise: 50_000, reference: 'U1' }]);
  expect(resultsOf([row(-50_000, { reference: 'U2' })], paid)).toEqual(['reversed']);
  expect(resultsOf([row(-50_000), row(-50_000)], paid)).toEqual(['reversed', 'twice']);
  expect(resultsOf([row(-20_000, { reference: 'U2' }), row(-20_000, { reference: 'U2' })], paid)).toEqual([
    'reversed',
    'twice',
  ]);
  expect(resultsOf([row(-50_000)], account(50_000))).toEqual(['unowed']);
  expect(reconcileRemittance([row(-50_000)], () => 'on its way').map(({ result }) => result)).toEqual([
    'unowed',
  ]);
});

it('accepts a reversal before its payment, and a payment after a reversal', () => {
  expect(resultsOf([row(-50_000), row(50_000)], account(50_000))).toEqual(['reversed', 'right']);
  const rows = [
    row(-50_000, { reference: 'U2' }),
    row(50_000, { reference: 'U3' }),
    row(50_000, { reference: 'U1' }),
  ];
  expect(resultsOf(rows, account(0, [{ paise: 50_000, reference: 'U1' }]))).toEqual([
    'reversed',
    'right',
    'twice',
  ]);
});

it('books nothing for a row without cash, such as freight of a returned parcel', () => {
  expect(resultsOf([row(0), row(-7_250, { chargesPaise: 7_250 })], account(50_000))).toEqual([
    'nothing',
    'nothing',
  ]);
});

it('takes cash that staff entered by hand for paid', () => {
  const found = { account: { orderId: 'o', openPaise: 0, settledPaise: 50_000, payments: [] } };
  expect(reconcileRemittance([row(50_000)], () => found)[0]!.result).toBe('twice');
});

it('says why a row with a broken waybill or with two orders is no payment', () => {
  expect(reconcileRemittance([row(1, { waybill: '8.49E+13' })], () => 'unknown')).toMatchObject([
    { result: 'unreadable', problem: expect.stringContaining('digits are lost') },
  ]);
  expect(reconcileRemittance([row(1)], () => 'two orders')).toMatchObject([
    { result: 'unreadable', problem: 'Its waybill and its order number belong to two orders.' },
  ]);
});

it('settles exactly what it books, and changes nothing when a file comes again', () => {
  const anyRow = fc.record({
    paid: fc.integer({ min: 1, max: 60_000 }),
    reference: fc.constantFrom('', 'A', 'B'),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60_000 }), fc.array(anyRow, { maxLength: 8 }), (due, given) => {
      const rows = given.map(({ paid, reference }, at) => row(paid, { number: at + 2, reference }));
      const first = reconcileRemittance(rows, () => ({ account: account(due) }));
      const booked = first.filter(({ result }) => bookedResults.includes(result));
      let open = due;
      for (const one of booked) {
        expect(one.openPaise).toBe(open);
        open -= settledBy(one);
      }
      if (open > 0) return;
      const payments = booked.map((one) => ({ paise: settledBy(one), reference: one.reference }));
      expect(new Set(resultsOf(rows, account(open, payments)))).toEqual(
        new Set(rows.length > 0 ? ['twice'] : []),
      );
    }),
  );
});
