/** The registration of the seller for GST. A composition seller pays tax on the turnover (section 10 of the CGST Act). */
export const taxStatuses = {
  regular: 'Registered, regular',
  composition: 'Registered, composition scheme',
  unregistered: 'Not registered',
} as const;

export type TaxStatus = keyof typeof taxStatuses;

export const taxStatusNames = Object.keys(taxStatuses) as [TaxStatus, ...TaxStatus[]];

/** The settings that decide where the shop may sell. */
export type SupplyArea = {
  TAX_STATUS?: TaxStatus;
  SELLER_STATE?: string;
  /** Pincodes and their beginnings that get no parcel with cash on delivery. */
  CASH_REFUSED_PINCODES?: readonly string[];
};

export function takesCashAt(pincode: string, { CASH_REFUSED_PINCODES: refused = [] }: SupplyArea): boolean {
  return !refused.some((beginning) => pincode.startsWith(beginning));
}

/**
 * Returns the one state in which the shop may sell, or null for all of India. A composition seller makes no supply to another state
 * (section 10(2)(c) of the CGST Act), and a supply to another state needs a registration (section 24(i)).
 */
export function soldWithin({ TAX_STATUS = 'regular', SELLER_STATE = '' }: SupplyArea): string | null {
  return TAX_STATUS === 'regular' ? null : SELLER_STATE;
}
