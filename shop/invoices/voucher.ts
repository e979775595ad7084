import type { PostalAddress } from '#shop/addresses/postal-address.ts';
import type { RegisteredCustomer } from '#shop/orders/order.ts';
import { isTaxed, type Seller } from './seller.ts';

export type VoucherLine = {
  name: string;
  /** HSN of goods, or SAC of a service. */
  hsn: string;
  quantity: number;
  paidPaise: number;
  percent: number;
  /** The tax that the advance bears: that of a service, and none of goods. */
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
};

/** The document of an advance (CGST Act, section 31(3)(d), rule 50). Amounts in paise. */
export type ReceiptVoucher = {
  number: string;
  day: string;
  orderNumber: string;
  seller: Seller;
  buyer: PostalAddress;
  registered?: RegisteredCustomer;
  lines: VoucherLine[];
  totalPaise: number;
  /** The bank's reference of the payment. */
  reference?: string;
};

/** `ended` gives the advance of an order back that never got an invoice. `mistake` takes a receipt back whose money never came. */
export type RefundReason = 'ended' | 'mistake';

/** The document of an advance that goes back (section 31(3)(e), rule 51). */
export type RefundVoucher = ReceiptVoucher & {
  receipt: { number: string; day: string };
  refundReason: RefundReason;
};

export type Voucher = ReceiptVoucher | RefundVoucher;

export function isRefund(voucher: Voucher): voucher is RefundVoucher {
  return 'receipt' in voucher;
}

const refundTexts: Record<RefundReason, string> = {
  ended: 'The order ended before its goods were sent, and no invoice was issued. The amount goes back.',
  mistake: 'The payment was noted by mistake and never arrived, so nothing is refunded.',
};

/** The sentences about tax below the amounts. */
export function voucherWords(voucher: Voucher): string[] {
  const words = isRefund(voucher) ? [refundTexts[voucher.refundReason]] : [];
  if (!isTaxed(voucher.seller)) return [...words, 'No GST is charged.'];
  return [
    ...words,
    'No GST is payable on an advance for goods (Notification 66/2017-Central Tax of 15 November 2017).',
    'Their rates are those of today, and the invoice charges the tax.',
    'A service bears its tax with the advance (section 13(2) of the CGST Act), within the amount.',
    'Tax is not payable on reverse charge.',
  ];
}
