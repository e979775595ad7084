/** What staff looked at, when they saw personal data of customers. The table stores the names, so they never change. */
export const lookKinds = {
  contact: 'Phone and address of an order',
} as const;

export type LookKind = keyof typeof lookKinds;
