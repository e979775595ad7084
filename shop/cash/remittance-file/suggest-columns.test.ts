// §9 a courier's remittance is compared before it is booked: right, short, over, not delivered yet, twice, reversed, not ours; every amount ends in one
// result; the same file twice changes nothing
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { problemOf, type Target } from './columns.ts';
import { suggestColumns } from './suggest-columns.ts';

/** Returns the targets by header. The first line holds the headers. */
function suggest(lines: string[], known: Record<string, Target | null> = {}) {
  const [headers = [], ...rows] = lines.map((line) => line.split(';'));
  const columns = suggestColumns(headers, known, rows);
  expect(problemOf(columns)).toBeNull();
  return Object.fromEntries(headers.flatMap((header, at) => (columns[at] ? [[header, columns[at]]] : [])));
}

it('takes a price for cash, and no date for an amount', () => {
  expect(
    suggest([
      'AWB NO.;Order No.;Customer;Price;Remittance Date;Remittance UTR',
      '84900000000017;AR-1000011;Meera;517;06-Nov-26;CITIN26600000001',
    ]),
  ).toEqual({
    'AWB NO.': 'waybill',
    'Order No.': 'orderNumber',
    Price: 'collected',
    'Remittance UTR': 'reference',
  });
});

it('takes no date, status or value of an order for its number', () => {
  expect(
    suggest([
      'Order Date;Order Status;Order Value;Order ID;AWB Number;COD Remitted Date;COD Amount;Charged Weight',
      '2026-10-28 18:40:00;Delivered;700.00;AR-1000011;84900000000017;2026-11-10;517.00;0.5',
    ]),
  ).toEqual({ 'Order ID': 'orderNumber', 'AWB Number': 'waybill', 'COD Amount': 'collected' });
});

it('adds up several charges beside the paid amount, and leaves the cash out', () => {
  expect(
    suggest([
      'Order ID;AWB Code;Order Total;Shipping Charges;COD Charges;Adjustments;RTO Reversal;Net Settlement;UTR',
      '#AR-1000011;84900000000017;517.00;72.50;35.00;-10.00;0.00;399.50;AXISCN01',
      '#AR-1000015;84900000000051;0.00;0.00;0.00;0.00;-848.00;-848.00;AXISCN01',
    ]),
  ).toEqual({
    'Order ID': 'orderNumber',
    'AWB Code': 'waybill',
    'Shipping Charges': 'charges',
    'COD Charges': 'charges',
    Adjustments: 'corrections',
    'Net Settlement': 'paid',
    UTR: 'reference',
  });
});

it('leaves out charges that the courier bills apart', () => {
  const lines = [
    'AWB;COD Amount;Freight;Remitted',
    '84900000000017;517;72.50;517',
    '84900000000028;356;72.50;356',
  ];
  expect(suggest(lines)).toEqual({ AWB: 'waybill', Remitted: 'paid' });
});

it('leaves out the sum of charges beside its parts', () => {
  const lines = ['AWB;COD;Freight;COD fee;Total charges;Net', '84900000000017;517;70;30;100;417'];
  expect(suggest(lines)).toMatchObject({ Freight: 'charges', 'COD fee': 'charges', Net: 'paid' });
  expect(suggest(lines)).not.toHaveProperty('Total charges');
});

it('finds charges under a header without a word for them when the rows add up', () => {
  const lines = ['AWB;COD Amt;Billing Amt;GST;Net Payable', '84900000000017;517;70;12.60;434.40'];
  expect(suggest(lines)).toMatchObject({ 'Billing Amt': 'charges', GST: 'charges', 'Net Payable': 'paid' });
});

it('knows the paid amount among others by the rows that add up', () => {
  const lines = [
    'AWB;COD Amount;Freight;Wallet Transfer;Paid Amount;Total Remittance',
    '84900000000017;517;65;0;452;900',
    '84900000000028;356;65;0;291;900',
  ];
  expect(suggest(lines)).toEqual({ AWB: 'waybill', Freight: 'charges', 'Paid Amount': 'paid' });
});

it.each(['AmountAfterCharges', 'Net of freight', 'Amount Recd. in Bank'])(
  'takes %j for the paid amount',
  (header) => {
    expect(suggest([`awbno;${header}`, '84900000000017;517'])).toEqual({
      awbno: 'waybill',
      [header]: 'paid',
    });
  },
);

it('takes the cash less charges when the file does not name the paid amount', () => {
  const lines = ['CN NO;COD VAL;SVC CHG;RTO Reversal', '84900000000017;517;25;0'];
  expect(suggest(lines)).toEqual({
    'CN NO': 'waybill',
    'COD VAL': 'collected',
    'SVC CHG': 'charges',
    'RTO Reversal': 'reversals',
  });
});

it('keeps what staff chose for the courier, unless that cannot be used any more', () => {
  const known = { AWB: 'waybill', 'COD Amount': 'paid', Extra: null } as const;
  expect(suggest(['AWB;COD Amount', 'W1;517'], known)).toEqual({ AWB: 'waybill', 'COD Amount': 'paid' });
  const more = suggest(['AWB;COD Amount;Freight;Net paid', 'W10001;517;17;500'], {
    AWB: 'waybill',
    'COD Amount': 'collected',
  });
  expect(more).toMatchObject({ AWB: 'waybill', 'Net paid': 'paid', Freight: 'charges' });
});

it('never suggests two amounts, whatever the headers', () => {
  const words = fc.constantFrom(
    ...'COD,Net,Amount,Freight,Charges,Remitted,Order,Value,Total,Date,UTR,GST,Paid,RTO Reversal,Cash,AWB'.split(
      ',',
    ),
  );
  const header = fc.array(words, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(
      fc.array(header, { maxLength: 8 }),
      fc.array(fc.nat(2_000), { minLength: 8, maxLength: 8 }),
      (headers, row) => {
        const columns = suggestColumns(['AWB', 'COD', ...headers], {}, [
          ['84900000000017', '517', ...row.map(String)],
        ]);
        expect(problemOf(columns)).toBeNull();
      },
    ),
  );
});

it('refuses columns that name no parcel, no amount, two amounts, or one thing twice', () => {
  expect(problemOf(['waybill', 'paid'])).toBeNull();
  expect(problemOf(['waybill', 'paid', 'charges', 'charges'])).toBeNull();
  expect(problemOf(['paid', null])).toContain('waybill or the order number');
  expect(problemOf(['waybill', null])).toContain('either the amount');
  expect(problemOf(['waybill', 'paid', 'collected'])).toContain('either the amount');
  expect(problemOf(['waybill', 'paid', 'reversals'])).toContain('holds the reversed cash');
  expect(problemOf(['waybill', 'waybill', 'paid'])).toContain('Waybill is chosen for two columns');
});
