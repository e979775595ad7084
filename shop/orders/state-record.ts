export const orderGroups = ['open', 'delivered', 'cancelled', 'returned'] as const;

export type OrderGroup = (typeof orderGroups)[number];

export const orderGroupLabels: Record<OrderGroup, string> = {
  open: 'On the way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Not delivered or returned',
};

/** Nothing is due for a cancelled, returned or lost order. `paymentOf` reads it together with the order's way to pay. */
export type CashState = 'due' | 'collected' | 'nothing';

/** The money of an order that was paid before goes back when the order ends without goods. `awaited` waits for it. */
export type PaymentState = CashState | 'awaited' | 'paid' | 'refunded';

export const paymentLabels: Record<PaymentState, string> = {
  due: 'Due on delivery',
  collected: 'Collected',
  nothing: 'Nothing due',
  awaited: 'To be paid by UPI',
  paid: 'Paid',
  refunded: 'Goes back to you',
};

export type OrderEmail =
  | 'order-placed'
  | 'order-cancelled'
  | 'order-shipped'
  | 'order-out-for-delivery'
  | 'order-delivered'
  | 'order-undelivered'
  | 'order-returned'
  | 'order-lost';

/** Runs in the transaction that changes the state. */
export type OrderEffect =
  | 'take batches'
  | 'issue invoice'
  | 'issue credit note'
  | 'give back offers'
  | 'restock'
  | 'record cash'
  | 'refund payments';

/** Facts about an order in a state. A record names those that differ, after `...usual`. */
export const usual = {
  /** The courier has not accepted it. */
  awaitsCourier: false,
  isPackable: false,
  isPacked: false,
  /** Handed over, and no scan of the courier says more. */
  isHandedOver: false,
  isAtCourier: false,
  hasFailedTry: false,
  hasArrived: false,
  cameBack: false,
  isLost: false,
  isCancelled: false,
  countsAsSold: true,
};

export type OrderFact = keyof typeof usual;

export type OrderStateRecord<State> = Record<OrderFact, boolean> & {
  label: string;
  description: string;
  /** The same, when nothing is due at the door. */
  paidDescription?: string;
  /** A final state has none. */
  next: readonly State[];
  /**
   * Where staff may take it back to until the next state: packing, or a step of a parcel sent by hand. `transitionOrder` does not,
   * so no scan and no courier ever does.
   */
  undoTo?: readonly State[];
  /** Where an order goes on that ended because nobody paid it in time, once. */
  reopensTo?: readonly State[];
  /** Orders without problems pass this state, and the timeline shows it in advance. */
  isExpected: boolean;
  group: OrderGroup;
  payment: CashState;
  invoiced: 'not yet' | 'yes' | 'credited' | 'never';
  email: OrderEmail | null;
  effects: readonly OrderEffect[];
};
