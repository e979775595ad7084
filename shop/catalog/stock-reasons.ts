/** Why stock changes. Staff choose among `staffReasons`; the shop writes the others itself. */
export const stockReasons = {
  opening: 'Opening stock',
  ordered: 'Ordered',
  edited: 'Order changed',
  cancelled: 'Order cancelled',
  reopened: 'Order reopened',
  corrected: 'Corrected',
  received: 'Received',
  counted: 'Counted',
  damaged: 'Damaged',
  given_away: 'Given away',
  expired: 'Too old',
  returned: 'Returned',
  undone: 'Undone',
  sample: 'For a sample order',
} as const;

export type StockReason = keyof typeof stockReasons;
