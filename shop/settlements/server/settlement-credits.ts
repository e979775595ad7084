import { sql } from 'drizzle-orm';
import { settlementRows, settlementTotals } from './tables.ts';

/**
 * The transfers of providers, by the UTR of the bank: provider, utr, one of its settlements, paise and day. A row without a UTR, such as an adjustment,
 * counts to that of its settlement.
 */
export const settlementCreditRows = sql`
  select r.provider, coalesce(r.utr, t.utr, s.utr) as utr, max(r.settlement_id) as settlement_id, sum(r.net_paise) as paise, max(r.day)::text as day
  from ${settlementRows} r left join ${settlementTotals} t using (provider, settlement_id)
  left join (select provider, settlement_id, max(utr) as utr from ${settlementRows} group by 1, 2) s using (provider, settlement_id)
  where coalesce(r.utr, t.utr, s.utr) is not null group by 1, 2`;
