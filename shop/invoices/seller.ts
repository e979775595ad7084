import type { StateName } from '#shop/pincodes/states.ts';

export type Seller = {
  name: string;
  address: string;
  state: string;
  gstin: string;
  ayushLicence: string;
  grievanceOfficer: string;
};

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
