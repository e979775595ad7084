import type { PostalAddress } from '#shop/addresses/postal-address.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Seller } from './seller.ts';
import type { InvoiceLine } from './tax/invoice-lines.ts';
import type { RegisteredCustomer } from '#shop/orders/order.ts';
import { type OrderState, orderStates } from '#shop/orders/states.ts';
import type { PaymentMethodName } from '#shop/payments/methods.ts';

/** An invoice for goods has three copies (CGST Rules, rule 48). */
export const copies = {
  recipient: 'ORIGINAL FOR RECIPIENT',
  transporter: 'DUPLICATE FOR TRANSPORTER',
  supplier: 'TRIPLICATE FOR SUPPLIER',
} as const;

export type CopyName = keyof typeof copies;

export const copyNames = Object.keys(copies) as [CopyName, ...CopyName[]];

/** Of the ZIP file of a month. A broken one was not sent whole. */
export const zipStates = ['running', 'done', 'broken'] as const;

export type ZipState = (typeof zipStates)[number];

/** Amounts in paise. */
export type Invoice = {
  number: string;
  day: string;
  orderNumber: string;
  seller: Seller;
  buyer: PostalAddress;
  /** A customer registered for GST, who gave the number. Missing for everybody else. */
  registered?: RegisteredCustomer;
  lines: InvoiceLine[];
  totalPaise: number;
  /** The part of the total after the tax that makes it whole rupees. Missing where there is none. */
  roundOffPaise?: number;
  /** Missing in invoices from before November 2026: they were paid in cash on delivery. */
  paymentMode?: PaymentMethodName;
};

/** Takes back a whole invoice after a loss or a parcel that came back, or a part of it after a return. */
export type CreditNote = Omit<Invoice, 'lines'> & {
  invoice: { number: string; day: string };
  /** Lines of a part name the line of the invoice, from 0. */
  lines: (InvoiceLine & { position?: number })[];
};

export function isPart({ lines }: CreditNote): boolean {
  return lines.some(({ position }) => position !== undefined);
}

/** The handover issues the invoice, so an order cancelled before has none. */
export function hasInvoice(state: OrderState): boolean {
  const { invoiced } = orderStates[state];
  return invoiced === 'yes' || invoiced === 'credited';
}

export const refusals = {
  tooMuchCredited: () =>
    new Refusal('too_much_credited', 409, 'This would take back more than the invoice holds.'),
  otherState: (state: string, within: string) =>
    new Refusal(
      'invoice_for_other_state',
      409,
      `This order goes to ${state}. A seller who is not a regular taxpayer sells within ${within} only, so it gets no document. Ask your accountant, and set the tax status that held when it was sold.`,
    ),
  notYet: () =>
    new Refusal('no_invoice_yet', 409, 'The invoice is made when your parcel is handed to the courier.'),
  noVoucher: () =>
    new Refusal('no_voucher', 409, 'A voucher is made for an order that was paid before its parcel left.'),
  notReturned: () =>
    new Refusal(
      'no_credit_note',
      409,
      'A credit note is made only for a parcel that came back to us or was lost.',
    ),
};

/** Returns the Indian financial year of a day, April to March: `2026-11-21` → `2026-27` */
export function financialYearOf(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const from = month >= 4 ? year : year - 1;
  return `${from}-${String((from + 1) % 100).padStart(2, '0')}`;
}

export const usualPrefix = 'AR';

/** The series of the other documents. An invoice with one of them could have the number of such a document. */
export const otherPrefixes = { creditNote: 'CN', challan: 'DC', receipt: 'RV', refund: 'RF' } as const;

/**
 * Returns `AR/26-27/000042` for an invoice, `CN/…` for a credit note, `DC/…` for a delivery challan: at most 16 letters, digits and slashes, once in
 * a financial year (CGST Rules, rule 46(b)). The serials of a year go on when the prefix changes, so no two invoices share one.
 */
export function documentNumberOf(
  series: string,
  { financialYear, serial }: { financialYear: string; serial: number },
): string {
  return `${series}/${financialYear.slice(2)}/${String(serial).padStart(6, '0')}`;
}
