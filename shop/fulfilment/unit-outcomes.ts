/** The findings of staff when a parcel comes back. Only unopened units go back to their batch. */
export const unitOutcomes = {
  sellable: 'Sell again',
  damaged: 'Damaged',
  missing: 'Missing',
} as const;

export type UnitOutcome = keyof typeof unitOutcomes;

export const outcomeNames = Object.keys(unitOutcomes) as UnitOutcome[];
