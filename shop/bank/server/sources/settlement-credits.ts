import { sql } from 'drizzle-orm';
import type { Day } from '#platform/india-time.ts';
import { isProviderName, providers } from '#shop/payments/providers/providers.ts';
import { settlementCreditRows } from '#shop/settlements/server/settlement-credits.ts';
import { plainReference } from '../../statement-file/read-reference.ts';
import type { CreditSource } from '../match-by-reference.ts';

type CreditRow = { provider: string; utr: string; settlement_id: string; paise: string; day: Day };

/** The transfers that payment providers announce: their rows together for each UTR. */
export const settlementCredits: CreditSource = {
  kind: 'settlement',
  async find(db, { references, amounts, from, to }) {
    const { rows } = await db.execute<CreditRow>(sql`
      select * from (${settlementCreditRows}) credit where paise > 0 and (
        upper(utr) = any (${sql.param(references)}::text[]) or upper(utr) ~ '^0|[^A-Z0-9]'
        or (paise = any (${sql.param(amounts)}::bigint[]) and day between ${from || '2000-01-01'} and ${to || '2000-01-01'}))`);
    return rows.map(({ provider, utr, settlement_id: settlementId, paise, day }) => ({
      kind: 'settlement' as const,
      id: `${provider} ${utr}`,
      reference: plainReference(utr.toUpperCase()),
      amountPaise: Number(paise),
      day,
      label: `${isProviderName(provider) ? providers[provider].label : provider}, settlement ${settlementId}`,
      to: `/admin/money/settlements/${provider}/${encodeURIComponent(settlementId)}`,
      orderNumber: null,
    }));
  },
};
