import { Refusal } from '#platform/refusal.ts';
import type { PostalAddress } from '#shop/addresses/postal-address.ts';
import type { RegisteredCustomer } from '#shop/orders/order.ts';
import type { ReplacementReason } from '#shop/orders/replacement.ts';
import type { CopyName } from './invoice.ts';
import { isTaxed, type Seller } from './seller.ts';
import type { UnitCode } from './tax/unit-codes.ts';

/** The marks of the three copies (CGST Rules, rule 55(2)). */
export const challanCopies = {
  recipient: 'ORIGINAL FOR CONSIGNEE',
  transporter: 'DUPLICATE FOR TRANSPORTER',
  supplier: 'TRIPLICATE FOR CONSIGNER',
} as const satisfies Record<CopyName, string>;

export type ChallanLine = {
  name: string;
  hsn: string;
  quantity: number;
  uqc: UnitCode;
  /** The taxable value of the same units on the invoice of the first order. */
  taxablePaise: number;
  fssai?: string[];
  batches?: string[];
};

/** The document that travels with goods that are sent again without a price (CGST Rules, rule 55). Amounts in paise. */
export type DeliveryChallan = {
  number: string;
  day: string;
  orderNumber: string;
  /** The order whose goods are replaced, and the invoice that taxed them. */
  replaces: { orderNumber: string; reason: ReplacementReason; invoice: { number: string; day: string } };
  seller: Seller;
  buyer: PostalAddress;
  registered?: RegisteredCustomer;
  lines: ChallanLine[];
  /** The taxable value of all lines. Nobody pays it. */
  totalPaise: number;
};

/** Why no tax is charged, as the challan says it. */
export const challanWords = ({ replaces: { invoice }, seller }: DeliveryChallan): string[] => [
  `Goods sent free of charge in place of goods under invoice ${invoice.number}, for which the customer has paid. Not a new sale: nothing is charged, and nothing is to be collected.`,
  isTaxed(seller)
    ? 'The value of the first supply includes the replacement, so no GST is charged on it (CBIC Circular 195/07/2023-GST, as clarified by Circular 216/10/2024-GST). The values above are those of the first invoice.'
    : 'The values above are those of the first document. No GST is charged.',
];

export const challanRefusals = {
  noInvoice: () =>
    new Refusal(
      'no_invoice_of_replacement',
      409,
      'A replacement has a delivery challan and no invoice, since nothing is paid for it.',
    ),
};
