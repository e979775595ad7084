import { csvText } from '#platform/server/csv/write-csv.ts';
import type { Invoice } from '../invoice.ts';
import type { InvoiceLine } from '../tax/invoice-lines.ts';
import { openSheets, type GstDocument } from './make-sheets.ts';
import type { Sheets } from './sheets.ts';
import { writeSheet } from './write-sheet.ts';

type Amounts = Pick<InvoiceLine, 'taxablePaise' | 'igstPaise' | 'cgstPaise' | 'sgstPaise'>;

export const line = (
  hsn: string,
  percent: number,
  quantity: number,
  amounts: Partial<Amounts>,
): InvoiceLine => {
  const taxes = { taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0, ...amounts };
  const paidPaise = taxes.taxablePaise + taxes.igstPaise + taxes.cgstPaise + taxes.sgstPaise;
  return { name: 'Goods', hsn, percent, quantity, paidPaise, ...taxes };
};
export const feeWithin = line('998599', 18, 1, { taxablePaise: 594, cgstPaise: 53, sgstPaise: 53 });
export const feeAcross = line('998599', 18, 1, { taxablePaise: 593, igstPaise: 107 });

type InvoiceOptions = Pick<Invoice, 'number' | 'day' | 'lines' | 'registered'> & { state: string };

const documentOf = ({ state, ...given }: InvoiceOptions): Invoice => ({
  orderNumber: 'AR-100001',
  seller: {
    name: '',
    address: '',
    state: 'Karnataka',
    gstin: '29AAAAA0000A1ZY',
    ayushLicence: '',
    grievanceOfficer: '',
  },
  buyer: {
    name: '',
    phone: '',
    addressLine: '',
    city: '',
    state: state as never,
    pincode: '',
    country: 'India',
  },
  totalPaise: given.lines.reduce((sum, { paidPaise }) => sum + paidPaise, 0),
  ...given,
});
export const invoice = (given: InvoiceOptions): GstDocument => ({
  kind: 'invoice',
  document: documentOf(given),
});
export const note = (given: InvoiceOptions, invoicePaise: number): GstDocument => ({
  kind: 'credit note',
  document: { ...documentOf(given), invoice: { number: 'AR/26-27/000090', day: '2026-08-20' } },
  invoicePaise,
});

export function sheetsOf(all: GstDocument[]) {
  const { add, done } = openSheets();
  for (const document of all) add(document);
  return done();
}

export const csvOf = (name: keyof Sheets, sheets: Sheets) =>
  csvText(writeSheet(name, sheets)).split('\r\n').slice(1, -1);
