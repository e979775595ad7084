import { sql } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { settledKinds } from '#shop/payments/settled-row.ts';
import { payments } from '#shop/payments/server/tables.ts';
import { settlementRows, settlementTotals } from '../../server/tables.ts';
import { refusals, type Settlement, type SettlementRow } from '../contract.ts';

const pageSize = 100;
const rowsOfPage = 200;

/**
 * The settlements of providers by their UTR. A row without one, such as an adjustment, counts to the UTR of its settlement. `arrived` are the UTRs that
 * the statement of the bank has.
 */
const settlements = (arrived: readonly string[]) => sql`
  select r.provider, r.settlement_id, max(coalesce(r.utr, t.utr)) as utr, max(r.day)::text as day, count(*)::int as rows, sum(r.net_paise) as paise,
    max(t.paise) as stated, coalesce(max(coalesce(r.utr, t.utr)) = any (${sql.param(arrived)}::text[]), false) as has_arrived
  from ${settlementRows} r left join ${settlementTotals} t using (provider, settlement_id)
  group by 1, 2`;

type Row = {
  provider: string;
  settlement_id: string;
  utr: string | null;
  day: string;
  rows: number;
  paise: string;
  stated: string | null;
  has_arrived: boolean;
};

type Listing = {
  before?: string | undefined;
  show?: 'way' | 'arrived' | undefined;
  arrived: readonly string[];
};

/** Lists settlements, the newest first, 100 at a time and whole days (GET /api/admin/money/settlements). */
export async function listSettlements(
  db: Db,
  { before, show, arrived }: Listing,
): Promise<{ settlements: Settlement[]; next: string | null }> {
  const { rows } = await db.execute<Row>(sql`
    select * from (${settlements(arrived)}) settled
    where (${before ?? null}::text is null or day < ${before ?? null}) ${show ? sql`and has_arrived = ${show === 'arrived'}` : sql``}
    order by day desc, settlement_id fetch first ${sql.raw(String(pageSize))} rows with ties`);
  const next = rows.length >= pageSize ? rows.at(-1)!.day : null;
  const whole = next ? rows.filter(({ day }) => day > next) : rows;
  // A day of more than a page is listed to its first hundred.
  const listed = whole.length > 0 ? whole : rows;
  return { settlements: listed.map(toSettlement), next: next && (listed.at(-1)?.day ?? null) };
}

/** Returns the number of settlements that the bank does not have, and their rupees. Nothing is on the way with a sum of 0. */
export async function sumOnTheWay(
  db: Db,
  { arrived }: { arrived: readonly string[] },
): Promise<{ count: number; amount: number }> {
  const { rows } = await db.execute<{ count: number; paise: string | null }>(sql`
    select count(*)::int as count, sum(paise) as paise from (${settlements(arrived)}) settled where not has_arrived`);
  const { count, paise } = rows[0]!;
  return { count, amount: toRupees(Number(paise ?? 0)) };
}

type One = { provider: string; settlementId: string; after?: number | undefined; arrived: readonly string[] };

/** Returns a settlement with its rows (GET /api/admin/money/settlements/{provider}/{settlementId}). Refuses an unknown one (404). */
export async function getSettlement(
  db: Db,
  { provider, settlementId, after = 0, arrived }: One,
): Promise<Settlement & { list: SettlementRow[]; next: number | null }> {
  const { rows } = await db.execute<Row>(sql`
    select * from (${settlements(arrived)}) settled where provider = ${provider} and settlement_id = ${settlementId}`);
  if (!rows[0]) throw refusals.unknownSettlement();
  const { rows: list } = await db.execute<{
    id: number;
    kind: keyof typeof settledKinds;
    entity_id: string;
    order_number: string | null;
    amount_paise: string;
    fee_paise: string;
    tax_paise: string;
    net_paise: string;
  }>(sql`
    select r.id::int, r.kind, r.entity_id, p.order_number, r.amount_paise, r.fee_paise, r.tax_paise, r.net_paise
    from ${settlementRows} r
    left join ${payments} p on p.provider = r.provider and p.provider_payment_id = r.provider_payment_id
    where r.provider = ${provider} and r.settlement_id = ${settlementId} and r.id > ${after}
    order by r.id limit ${rowsOfPage + 1}`);
  const shown = list.slice(0, rowsOfPage);
  return {
    ...toSettlement(rows[0]),
    list: shown.map((row) => ({
      id: row.id,
      kind: settledKinds[row.kind],
      entityId: row.entity_id,
      orderNumber: row.order_number,
      amount: toRupees(Number(row.amount_paise)),
      fee: toRupees(Number(row.fee_paise)),
      tax: toRupees(Number(row.tax_paise)),
      net: toRupees(Number(row.net_paise)),
    })),
    next: list.length > rowsOfPage ? shown.at(-1)!.id : null,
  };
}

function toSettlement({
  provider,
  settlement_id,
  utr,
  day,
  rows,
  paise,
  stated,
  has_arrived,
}: Row): Settlement {
  return {
    provider,
    settlementId: settlement_id,
    utr,
    day,
    rows,
    amount: toRupees(Number(paise)),
    stated: stated === null ? null : toRupees(Number(stated)),
    hasArrived: has_arrived,
  };
}
