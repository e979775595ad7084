/** Unit quantity codes (UQC) of GST, as the sheets write them. Services have no unit. */
export const unitCodes = { NOS: 'NOS-NUMBERS', NA: 'NA' } as const;

export type UnitCode = keyof typeof unitCodes;

/** Returns the unit of a line: goods are sold by the piece, and chapter 99 holds services. */
export function unitOf(hsn: string): UnitCode {
  return hsn.startsWith('99') ? 'NA' : 'NOS';
}

/** `2 Nos`, as an invoice writes a quantity. */
export function quantityText({ quantity, uqc }: { quantity: number; uqc?: UnitCode }): string {
  return uqc === 'NOS' ? `${quantity} Nos` : String(quantity);
}
