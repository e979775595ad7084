/** The kinds of rows in what a provider pays out. `adjustment` is all that the shop has no own word for. */
export const settledKinds = {
  payment: 'Payment',
  refund: 'Refund',
  refund_reversal: 'Refund that came back',
  chargeback: 'Charged back',
  chargeback_reversal: 'Chargeback given back',
  adjustment: 'Adjustment',
} as const;

export type SettledKind = keyof typeof settledKinds;

/** A row of what a provider paid out. Amounts are paise, below zero where the provider takes money. */
export type SettledRow = {
  kind: SettledKind;
  /** The provider's id of the payment, refund or event. */
  entityId: string;
  providerPaymentId: string | null;
  /** The shop's id of a refund, or the provider's. */
  refundId: string | null;
  /** The name of the order at the provider. */
  receipt?: string | null;
  /** Before fee and GST. */
  amountPaise: number;
  /** Without its GST. */
  feePaise: number;
  taxPaise: number;
  /** The part of the settlement. */
  netPaise: number;
  settlementId: string;
  /** The bank's reference of the transfer (UTR). An adjustment may lack it. */
  utr: string | null;
  /** The day in India of the settlement. */
  day: string;
};

/** The transfer of a settlement, as the provider says. */
export type SettledTotal = { settlementId: string; utr: string | null; paise: number; day: string };

/** Reads what a provider settled on one day in India. Throws `ProviderTrouble` without a clear response. */
export type SettlementReader = (day: string) => Promise<{ rows: SettledRow[]; totals: SettledTotal[] }>;

/** More rows in a day are refused, since a provider that repeats a page forever would fill the memory. */
export const maxRowsOfDay = 100_000;
