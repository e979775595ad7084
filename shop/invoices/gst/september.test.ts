// §9 GSTR-1 of registered customers and nil goods, and the upload file, are those of the portal’s offline tool
import { describe, expect, it } from 'vitest';
import { makeReturn } from './make-return.ts';
import type { GstDocument } from './make-sheets.ts';
import september from './september.json' with { type: 'json' };
import { compareWithDocuments, headingsOfManyRates, isBalanced } from './sheets.ts';
import { csvOf, feeAcross, feeWithin, invoice, line, note, sheetsOf } from './testing.ts';

// An invented September as the portal's offline tool V3.2.4 writes it: `september.json` is its upload file.

const documents: GstDocument[] = [
  invoice({
    number: 'AR/26-27/000101',
    day: '2026-09-01',
    state: 'Karnataka',
    lines: [line('3305', 5, 2, { taxablePaise: 66_476, cgstPaise: 1_662, sgstPaise: 1_662 }), feeWithin],
  }),
  invoice({
    number: 'AR/26-27/000102',
    day: '2026-09-01',
    state: 'Delhi',
    lines: [line('3004', 5, 1, { taxablePaise: 28_476, igstPaise: 1_424 }), feeAcross],
  }),
  invoice({
    number: 'AR/26-27/000103',
    day: '2026-09-02',
    state: 'Maharashtra',
    lines: [line('3304', 18, 100, { taxablePaise: 10_169_492, igstPaise: 1_830_508 }), feeAcross],
  }),
  note(
    {
      number: 'CN/26-27/000011',
      day: '2026-09-10',
      state: 'Tamil Nadu',
      lines: [line('0902', 5, 1, { taxablePaise: 20_000, igstPaise: 1_000 })],
    },
    21_000,
  ),
  note(
    {
      number: 'CN/26-27/000012',
      day: '2026-09-20',
      state: 'Maharashtra',
      lines: [line('3304', 18, 2, { taxablePaise: 203_390, igstPaise: 36_610 })],
    },
    12_000_700,
  ),
];

const company = { gstin: '29AAGCB7383J1Z4', name: 'Bharat Clinic & Sons' };
const farCompany = { gstin: '27AAPFU0939F1ZV', name: 'भारत क्लिनिक' };
const kajal = (quantity: number) => line('3304', 0, quantity, { taxablePaise: quantity * 9_900 });

const registered: GstDocument[] = [
  invoice({
    number: 'AR/26-27/000104',
    day: '2026-09-03',
    state: 'Karnataka',
    registered: company,
    lines: [
      line('3305', 5, 4, { taxablePaise: 100_000, cgstPaise: 2_500, sgstPaise: 2_500 }),
      kajal(2),
      feeWithin,
    ],
  }),
  // Above the limit of large supplies, which is no matter for a registered customer.
  invoice({
    number: 'AR/26-27/000105',
    day: '2026-09-04',
    state: 'Maharashtra',
    registered: farCompany,
    lines: [line('3304', 18, 90, { taxablePaise: 9_000_000, igstPaise: 1_620_000 }), feeAcross],
  }),
  note(
    {
      number: 'CN/26-27/000013',
      day: '2026-09-25',
      state: 'Karnataka',
      registered: company,
      lines: [line('3305', 5, 1, { taxablePaise: 25_000, cgstPaise: 625, sgstPaise: 625 }), kajal(1)],
    },
    125_500,
  ),
  invoice({ number: 'AR/26-27/000106', day: '2026-09-05', state: 'Kerala', lines: [kajal(3)] }),
  note({ number: 'CN/26-27/000014', day: '2026-09-28', state: 'Delhi', lines: [kajal(4)] }, 39_600),
];

const period = { gstin: '29AAAAA0000A1ZY', month: '2026-09' };

describe('a September', () => {
  const { sheets, totals } = sheetsOf(documents);

  it('is the upload file of the offline tool, but for the words of headings', () => {
    // The tool takes them from the CSV file, where they may be blank. It sorts nothing.
    const sample = structuredClone(september) as typeof september & { hsn: { hsn_b2c: object[] } };
    const bare = sample.hsn.hsn_b2c.map(({ user_desc: _words, num: _num, ...row }) => row);
    const made = makeReturn(sheets, period) as typeof september;
    expect(made.hsn.hsn_b2c.map(({ num: _num, ...row }) => row).toSorted(byHeading)).toEqual(
      bare.toSorted(byHeading),
    );
    expect(made.b2cs.toSorted(byPlace)).toEqual(sample.b2cs.toSorted(byPlace));
    expect({ ...made, hsn: {}, b2cs: [] }).toEqual({ ...sample, hsn: {}, b2cs: [] });
    expect(Object.keys(made)).toEqual(Object.keys(september));
  });

  it('is the tool’s CSV files row by row', () => {
    expect(csvOf('b2cl', sheets)).toEqual([
      'AR/26-27/000103,02-Sep-2026,120007.00,27-Maharashtra,,18,101700.85,0.00,',
    ]);
    expect(csvOf('b2cs', sheets).toSorted()).toEqual(
      [
        'OE,29-Karnataka,5,,664.76,0.00,',
        'OE,29-Karnataka,18,,5.94,0.00,',
        'OE,07-Delhi,5,,284.76,0.00,',
        'OE,07-Delhi,18,,5.93,0.00,',
        'OE,33-Tamil Nadu,5,,-200.00,0.00,',
      ].toSorted(),
    );
    expect(csvOf('cdnur', sheets)).toEqual([
      'B2CL,CN/26-27/000012,20-Sep-2026,C,27-Maharashtra,2400.00,,18,2033.90,0.00',
    ]);
    expect(csvOf('hsn', sheets)).toEqual([
      '0902,,NOS-NUMBERS,-1,-210.00,5,-200.00,-10.00,0.00,0.00,0.00',
      '3004,,NOS-NUMBERS,1,299.00,5,284.76,14.24,0.00,0.00,0.00',
      '3304,,NOS-NUMBERS,98,117600.00,18,99661.02,17938.98,0.00,0.00,0.00',
      '3305,,NOS-NUMBERS,2,698.00,5,664.76,0.00,16.62,16.62,0.00',
      '998599,,NA,0,21.00,18,17.80,2.14,0.53,0.53,0.00',
    ]);
    expect(isBalanced(sheets, totals)).toBe(true);
  });
});

describe('a September with registered customers and nil goods', () => {
  const { sheets, totals } = sheetsOf([...documents, ...registered]);

  it('has their invoices and notes by rate, and no name that the tool refuses', () => {
    expect(csvOf('b2b', sheets)).toEqual([
      '29AAGCB7383J1Z4,Bharat Clinic & Sons,AR/26-27/000104,03-Sep-2026,1255.00,29-Karnataka,N,,Regular B2B,,5,1000.00,0.00',
      '29AAGCB7383J1Z4,Bharat Clinic & Sons,AR/26-27/000104,03-Sep-2026,1255.00,29-Karnataka,N,,Regular B2B,,18,5.94,0.00',
      '27AAPFU0939F1ZV,,AR/26-27/000105,04-Sep-2026,106207.00,27-Maharashtra,N,,Regular B2B,,18,90005.93,0.00',
    ]);
    expect(csvOf('cdnr', sheets)).toEqual([
      '29AAGCB7383J1Z4,Bharat Clinic & Sons,CN/26-27/000013,25-Sep-2026,C,29-Karnataka,N,Regular B2B,361.50,,5,250.00,0.00',
    ]);
    expect(sheets.b2cl.map(({ number }) => number)).toEqual(['AR/26-27/000103']);
    expect(csvOf('hsnB2b', sheets)).toEqual([
      '3304,,NOS-NUMBERS,1,99.00,0,99.00,0.00,0.00,0.00,0.00',
      '3304,,NOS-NUMBERS,90,106200.00,18,90000.00,16200.00,0.00,0.00,0.00',
      '3305,,NOS-NUMBERS,3,787.50,5,750.00,0.00,18.75,18.75,0.00',
      '998599,,NA,0,14.00,18,11.87,1.07,0.53,0.53,0.00',
    ]);
  });

  it('has nil goods in table 8, less those that came back, and in no row by rate', () => {
    expect(csvOf('exempt', sheets)).toEqual([
      'Inter-State supplies to registered persons,0.00,0.00,0.00',
      'Intra-State supplies to registered persons,99.00,0.00,0.00',
      'Inter-State supplies to unregistered persons,-99.00,0.00,0.00',
      'Intra-State supplies to unregistered persons,0.00,0.00,0.00',
    ]);
    expect([...sheets.b2cs, ...sheets.b2b, ...sheets.cdnr].map(({ percent }) => percent)).not.toContain(0);
    expect(headingsOfManyRates(sheets)).toEqual(['3304']);
  });

  it('equals its documents to the paisa', () => {
    for (const { label, documentsPaise, sheetsPaise } of compareWithDocuments(sheets, totals))
      expect([label, sheetsPaise]).toEqual([label, documentsPaise]);
    const without = { ...sheets, exempt: sheets.exempt.slice(0, 2) };
    expect(isBalanced(without, totals)).toBe(false);
  });

  it('groups the return by customer, with the codes and the numbers of the tool', () => {
    expect(makeReturn(sheets, period)).toMatchObject({
      b2b: [
        {
          ctin: '29AAGCB7383J1Z4',
          inv: [
            {
              inum: 'AR/26-27/000104',
              idt: '03-09-2026',
              val: 1255,
              pos: '29',
              rchrg: 'N',
              inv_typ: 'R',
              itms: [
                { num: 501, itm_det: { txval: 1000, rt: 5, camt: 25, samt: 25, csamt: 0 } },
                { num: 1801, itm_det: { txval: 5.94, rt: 18, camt: 0.53, samt: 0.53, csamt: 0 } },
              ],
            },
          ],
        },
        { ctin: '27AAPFU0939F1ZV', inv: [{ itms: [{ itm_det: { rt: 18, iamt: 16_201.07 } }] }] },
      ],
      nil: {
        inv: [
          { sply_ty: 'INTRB2B', expt_amt: 0, nil_amt: 0, ngsup_amt: 0 },
          { sply_ty: 'INTRAB2B', nil_amt: 99 },
          { sply_ty: 'INTRB2C', nil_amt: -99 },
          { sply_ty: 'INTRAB2C', nil_amt: 0 },
        ],
      },
      cdnr: [{ ctin: '29AAGCB7383J1Z4', nt: [{ nt_num: 'CN/26-27/000013', ntty: 'C', inv_typ: 'R' }] }],
    });
  });
});

const byHeading = (one: { hsn_sc?: string }, other: { hsn_sc?: string }) =>
  one.hsn_sc! < other.hsn_sc! ? -1 : 1;
const byPlace = (one: { pos: string; rt: number }, other: { pos: string; rt: number }) =>
  `${one.pos} ${one.rt + 100}` < `${other.pos} ${other.rt + 100}` ? -1 : 1;
