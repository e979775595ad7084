/** Why stock changes. Staff choose among `staffReasons`; the shop writes the others itself. */
export const stockReasons = {
  opening: 'Opening stock',
  ordered: 'Ordered',
  cancelled: 'Order cancelled',
  corrected: 'Corrected',
  received: 'Received',
  counted: 'Counted',
  damaged: 'Damaged',
  given_away: 'Given away',
  expired: 'Too old',
  returned: 'Returned',
  undone: 'Undone',
} as const;

export type StockReason = keyof typeof stockReasons;
