/**
 * The accounts of the accountant by the kind of an entry in the book of money that a row of a provider has. The provider's own account, which has its name,
 * holds what it owes. `docs/money.md` lists them, since an import stops at an account that is not there.
 */
export const accounts = {
  settled: 'Bank',
  fee: 'Payment Gateway Charges',
  tax: 'Input GST on Payment Gateway Charges',
  charged_back: 'Chargebacks',
  adjusted: 'Payment Gateway Adjustments',
  refunded: 'Refunds that came back',
  unmatched: 'Payments to be matched',
  written_off: 'Payments written off',
} as const;

export type AccountedKind = keyof typeof accounts;
