// §9 the owner reads in statements as banks write them, and the shop refuses an unclear statement whole
import { expect, it } from 'vitest';
import { fileOf, readCsv } from '#platform/server/csv/read-csv.ts';
import { bounds, inspectStatement } from '../server/inspect-statement.ts';
import { problemOf } from './columns.ts';
import { maskNarration } from './mask-narration.ts';
import { readReference } from './read-reference.ts';
import { StatementReader } from './read-statement.ts';
import { suggestColumns } from './suggest-columns.ts';

const today = '2026-11-29';

async function read(text: string | Buffer) {
  const file = fileOf(Buffer.from(text));
  const look = await inspectStatement(file);
  const columns = suggestColumns(look.headers);
  expect(problemOf(columns)).toBeNull();
  const reader = new StatementReader({ headers: look.headers, columns, today });
  for await (const record of readCsv(file, look, bounds)) reader.add(record);
  const { rows, ...found } = reader.end();
  const credits = rows.map(({ day, paise, referenceCell: reference, narration }) => [
    day,
    paise,
    readReference({ reference, narration }),
  ]);
  return { ...found, accountEnd: look.accountEnd, rows: credits };
}

const whole = { isBalanced: true, problems: [] };

/**
 * Layouts as banks write them, with invented people. Each names the public repository that shows it. The list of headers of
 * `Amit49/Bank-Statement-to-csv-form` (`All_Bank_Header_List.md`), the research page and the ICICI sample of `asmitsharp/cashlens` were read in
 * full, the SBI rows and Axis for companies in excerpts. Bank of Baroda (`Amount`, `Type`: pattern 21 of that list) is not tried.
 */
const layouts: Record<string, { text: string; accountEnd: string; rows: unknown[] }> = {
  // cashlens: `cashlens-api/testdata/hdfc_sample.csv`, known by its name. The list: pattern 8.
  'HDFC, CSV with stars and a summary': {
    text: `HDFC BANK Ltd.,,,,,,
"Account No :50100000004821   OTHER",,,,,,
Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
********,********,********,********,********,********,********
01/11/26,UPI-ASHA-ASHA@YBL-SBIN0000001-633100000011-UPI,0000633100000011,01/11/26,,"1,06,150.00","1,16,150.00"
02/11/26,ATW-512967XXXXXX1234-PUNE,0000000000001234,02/11/26,"10,000.00",,"1,06,150.00"
********,********,********,********,********,********,********
STATEMENT SUMMARY :-,,,,,,
Opening Balance,,,Dr Count,Debits,Credits,Closing Bal
"10,000.00",,,1,"10,000.00","1,06,150.00","1,06,150.00"
Generated On: 29-NOV-2026,,,,,,
`,
    accountEnd: '4821',
    rows: [
      ['2026-11-01', 10_615_000, '633100000011'],
      ['2026-11-02', -1_000_000, null],
    ],
  },
  'HDFC, delimited text with padded headers': {
    text: `  Date     ,Narration                ,Value Dat,Debit Amount       ,Credit Amount      ,Chq/Ref Number   ,Closing Balance
  01/11/26  ,NEFT CR-RAZORPAY SETTLEMENT,01/11/26 ,        0.00 ,      5000.00 ,AXISCN1122334455 ,     15000.00
`,
    accountEnd: '',
    rows: [['2026-11-01', 500_000, 'AXISCN1122334455']],
  },
  // cashlens: `cashlens-api/testdata/icici_sample.csv`. The list: pattern 22.
  'ICICI, CSV with two days and serial numbers': {
    text: `DETAILED STATEMENT
Account Number,'012345678921 ( INR ) - ASHA
S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )
1,01/11/2026,02/11/2026,-,UPI/633100000021/Payment/asha@ybl/State Bank,0.0,250.00,1250.00
2,03/11/2026,03/11/2026,-,MMT/IMPS/633100000022/Rent/RAVI/HDFC,100.00,0.0,1150.00
Legends Used in Account Statement
`,
    accountEnd: '8921',
    rows: [
      ['2026-11-02', 25_000, '633100000021'],
      ['2026-11-03', -10_000, '633100000022'],
    ],
  },
  // cashlens: `cashlens-api/testdata/sbi_sample.csv`. The list: pattern 4.
  'SBI, tabs below a long title, called XLS': {
    text: `${Array.from({ length: 24 }, (_, at) => `Line ${at}\t:\tPune`).join('\n')}
Account Number       \t:\t_00000012345678901

Txn Date\tValue Date\tDescription\tRef No./Cheque No.\t        Debit\tCredit\tBalance
1 Nov 2026\t1 Nov 2026\tBY TRANSFER-UPI/CR/633100000031/ASHA/SBIN/asha@ybl/UPI--\tTRANSFER FROM 4697737162092\t \t1,00,000.00\t1,50,400.45
2 Nov 2026\t2 Nov 2026\tBY TRANSFER-NEFT*HDFC0000001*N215222062454075*QURIATE--\tTRANSFER FROM 4698188044303\t \t25,208.85\t1,75,609.30
**This is a computer generated statement and does not require a signature
`,
    accountEnd: '8901',
    rows: [
      ['2026-11-01', 10_000_000, '633100000031'],
      ['2026-11-02', 2_520_885, 'N215222062454075'],
    ],
  },
  // cashlens: `docs/bank-statement-format-research.md`. The list: pattern 2.
  'Axis, CSV with padded amounts and a long footer': {
    text: `Name :- ASHA
Statement of Account No - 923010000000086 for the period (From : 01-11-2026 To : 29-11-2026)

Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL
01-11-2026,-,UPI/P2M/633100000041/ASHA/Order 919812345678/YES BANK, ,              4538.00,           608649.30,4875
06-11-2026,-,NBSM/99489067/ASHA(RAZORPAY)/,             22584.90, ,           586064.40,4875

"Unless the constituent notifies the bank immediately of any discrepancy, it will be taken that the account is correct. "
`,
    accountEnd: '0086',
    rows: [
      ['2026-11-01', 453_800, '633100000041'],
      ['2026-11-06', -2_258_490, null],
    ],
  },
  // `arpitgupta2712/BankTransact`: `AXIS/data/statements/Account_Statement_Report_19-08-2025_2311hrs.CSV`, `AXIS/README.md`.
  'Axis for companies: one amount, Cr and Dr, overdrawn': {
    text: `Name :- ASHA PVT LTD
Statement of Account No - 922030000000705 for the period (From : 01/11/2026 To : 03/11/2026)
S.No,Transaction Date (dd/mm/yyyy),Value Date (dd/mm/yyyy),Particulars,Amount(INR),Debit/Credit,Balance(INR),Cheque Number,Branch Name(SOL)
1,,,OPENING BALANCE,,,"-,77,65,682.30",,PUNE
2,01/11/2026,01/11/2026,NEFT/HDFCH00395034887/ASHA LTD/HDFC BANK/0001173122,"\t7,560.00",CR,"-,77,58,122.30",,PUNE (248)
3,02/11/2026,02/11/2026,CHARGES,"\t22.30",DR,"-,77,58,144.60",,PUNE (248)
`,
    accountEnd: '0705',
    rows: [
      ['2026-11-01', 756_000, 'HDFCH00395034887'],
      ['2026-11-02', -2_230, null],
    ],
  },
  // The list: pattern 13.
  'Kotak: newest first, with Dr and Cr of the balance too': {
    text: `Sl. No.,Date,Description,Chq / Ref number,Amount,Dr / Cr,Balance,Dr / Cr
1,02/11/2026,UPI/RAVI/633100000052/Rent,UPI-633100000052,400.00,DR,600.00,CR
2,01/11/2026,UPI/ASHA/633100000051/Order,UPI-633100000051,"1,000.00",CR,"1,000.00",CR
`,
    accountEnd: '',
    rows: [
      ['2026-11-01', 100_000, '633100000051'],
      ['2026-11-02', -40_000, '633100000052'],
    ],
  },
  // Invented.
  'a table of HTML, called XLS, within a table': {
    text: `<html><head><style>td{x:y}</style><script>var a="<tr><td>1</td></tr>"</script></head><body><table><tr><td>
<!-- <tr><td>no</td></tr> -->Account No: XXXXXXXX4821<table border=1><tr><th>Date<th>Particulars<th>Cheque No<th>Withdrawals<th>Deposits<th>Balance</tr>
<tr><td>01-NOV-26</td><td>UPI&#47;CR&#x2F;633100000061&nbsp;/ASHA &amp; CO</td><td></td><td></td><td>&#8377;500.00</td><td>1,500.00 Cr</td></tr>
<tr><td colspan="5">Closing Balance</td><td>1,500.00 Cr</td></tr></table></td></tr></table></body></html>`,
    accountEnd: '4821',
    rows: [['2026-11-01', 50_000, '633100000061']],
  },
};

it.each(Object.entries(layouts))('reads the statement of %s', async (_, { text, accountEnd, rows }) => {
  expect(await read(text)).toMatchObject({ ...whole, accountEnd, rows });
  // Excel saves such a text in its own encoding.
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  expect(await read(utf16)).toMatchObject({ ...whole, rows });
});

it.each([
  ['a month before the day', '11/27/26,UPI-1,,10.00,10.00', 'is no day'],
  ['a day in the future', '27/12/26,UPI-1,,10.00,10.00', 'is in the future'],
  ['money in and out at once', '27/11/26,UPI-1,5.00,10.00,10.00', 'money in and money out'],
  ['a formula', '27/11/26,UPI-1,,=10+1,10.00', 'is no amount'],
  ['parts of a paisa', '27/11/26,UPI-1,,10.005,10.00', 'is no amount'],
  ['a giant amount', '27/11/26,UPI-1,,99999999999999.00,10.00', 'is no amount'],
  ['a NUL in the amount', '27/11/26,UPI-1,,1\u00000.00,10.00', 'is no amount'],
  ['an amount without a day', ',UPI-1,,10.00,10.00', 'is no day'],
])('refuses a row with %s', async (_, row, says) => {
  const { problems } = await read(`Date,Narration,Debit,Credit,Balance\n${row}\n`);
  expect(problems).toMatchObject([{ number: 2, says: expect.stringContaining(says) }]);
});

it('takes no reference from a payer, a phone or a UPI ID', () => {
  const of = (narration: string, reference = '') => readReference({ reference, narration });
  expect(of('UPI-A-633100000099@YBL-SBIN0000001-633100000071-633100000072')).toBe('633100000071');
  expect(of('TO 633100000071 OR 633100000072')).toBeNull();
  expect(of('UPI-A-a@ybl-SBIN0000001-633100000071-X', '0000633100000073')).toBe('633100000073');
  expect(of('CHEQUE DEPOSIT', '000123')).toBeNull();
  expect(of('BULK', 'CMS2105171234')).toBe('CMS2105171234');
});

it('shows no name, phone, account or UPI ID of a narration', () => {
  const note = maskNarration(
    'UPI-मीरा देवी-meera.k-1@okhdfc-HDFC0000001-633100000011-9812345678 ORDER AR1000011',
    '633100000011',
  );
  expect(note).toMatch(/633100000011.*ORDER AR1000011$/);
  expect(note).not.toMatch(/मीरा|देवी|meera|okhdfc|98123456/);
});
