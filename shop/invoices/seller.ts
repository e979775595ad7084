import type { TaxStatus } from '#shop/pincodes/tax-status.ts';
import type { StateName } from '#shop/pincodes/states.ts';

export type Seller = {
  name: string;
  address: string;
  state: string;
  gstin: string;
  ayushLicence: string;
  grievanceOfficer: string;
  /** Missing in documents from before December 2026: their seller was regular. */
  taxStatus?: TaxStatus;
  /** The series of new invoices. Documents hold it in their numbers alone. */
  invoicePrefix?: string;
};

export function ofDocument(seller: Seller): Seller {
  const stored = { ...seller };
  delete stored.invoicePrefix;
  return stored;
}

/** Whether the seller charges GST, so that documents have lines of tax and the month has a GSTR-1. */
export function isTaxed({ taxStatus = 'regular' }: Pick<Seller, 'taxStatus'>): boolean {
  return taxStatus === 'regular';
}

const withoutLegislature: readonly string[] = [
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Ladakh',
  'Lakshadweep',
] satisfies StateName[];

/** Whether the tax beside central tax is that of a union territory (UTGST Act, section 1). The others have a legislature and SGST. */
export function isUnionTerritory(state: string): boolean {
  return withoutLegislature.includes(state);
}
