import type { PostalAddress } from '#shop/addresses/postal-address.ts';

/** A parcel as the bulk booking of a courier's portal wants it. Amounts in paise. */
export type BookedParcel = {
  orderNumber: string;
  placedAt: Date;
  waybill: string | null;
  recipient: PostalAddress;
  /** The cash that the rider collects, 0 when the parcel is paid. */
  collectPaise: number;
  /** The savings and the charges of the order, both positive. */
  savedPaise: number;
  chargedPaise: number;
  grams: number;
  lines: { sku: string; name: string; quantity: number; unitPaise: number }[];
};

/** The box of every parcel of a file, in whole centimetres. */
export type Box = { lengthCm: number; breadthCm: number; heightCm: number };

export type BookingSender = {
  name: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  /** Ten digits, or null when the shop has no phone. */
  phone: string | null;
};

/** A text in one line, as a spreadsheet takes it for text: it begins with no sign of a formula. */
export function plainText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/^[ =+@-]+/, '')
    .trim();
}
