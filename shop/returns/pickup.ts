export const pickupStates = {
  waiting: 'The courier is asked',
  booked: 'Booked',
  refused: 'Refused by the courier',
  withdrawn: 'Being cancelled',
  cancelled: 'Cancelled',
  done: 'Over',
} as const;

export type PickupState = keyof typeof pickupStates;

export const pickupStateNames = Object.keys(pickupStates) as [PickupState, ...PickupState[]];

/** While one of these lasts, a return has no second pickup. */
export const openPickupStates = ['waiting', 'booked'] as const satisfies PickupState[];

/** The newest scan of a pickup, in the words that customers read. */
export type PickupScan = { at: string; says: string; place: string };
