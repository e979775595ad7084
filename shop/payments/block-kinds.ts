/** The kinds of things that staff block for cash on delivery. */
export const blockKinds = {
  customer: 'Account',
  phone: 'Phone number',
  pincode: 'Pincode',
  address: 'Address',
} as const;

export type BlockKind = keyof typeof blockKinds;

export const blockKindNames = Object.keys(blockKinds) as [BlockKind, ...BlockKind[]];
