import type { CreditSource } from '../match-by-reference.ts';
import { refundDebits } from './refund-debits.ts';
import { remittanceCredits } from './remittance-credits.ts';
import { settlementCredits } from './settlement-credits.ts';
import { upiCredits } from './upi-credits.ts';

/** The modules that expect money in the bank, or pay refunds from it. A new source is a file beside this one, and a line here. */
export const creditSources: readonly CreditSource[] = [
  settlementCredits,
  remittanceCredits,
  upiCredits,
  refundDebits,
];
