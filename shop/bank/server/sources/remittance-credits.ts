import { sql } from 'drizzle-orm';
import { type Day, indiaTimeZone } from '#platform/india-time.ts';
import { remittanceRows, remittances } from '#shop/cash/server/tables.ts';
import { courierLabel } from '#shop/shipping/couriers/couriers.ts';
import { plainReference } from '../../statement-file/read-reference.ts';
import type { CreditSource } from '../match-by-reference.ts';

type Transfer = { id: number; courier: string; reference: string; target: string; paise: string; day: Day };

/**
 * The cash that couriers say they transferred: the rows of each booked file, together for each reference of the bank. A file without references
 * is one transfer.
 */
export const remittanceTransfers = sql`
  select file.id, file.courier, upper(btrim(line.reference)) as reference, left(file.id || ' ' || upper(btrim(line.reference)), 120) as target,
    sum(line.paid_paise) as paise, (file.created_at at time zone ${indiaTimeZone})::date::text as day
  from ${remittances} file join ${remittanceRows} line on line.remittance_id = file.id
  where file.state = 'booked' and line.result <> 'sum' and file.created_at > now() - interval '400 days'
  group by file.id, upper(btrim(line.reference)) having sum(line.paid_paise) > 0`;

/** Each file names its rows' references in its own spelling, so the transfers are read whole. */
export const remittanceCredits: CreditSource = {
  kind: 'remittance',
  async find(db, { references, amounts, from, to }) {
    const { rows } = await db.execute<Transfer>(sql`
      select * from (${remittanceTransfers}) transfer
      where reference = any (${sql.param(references)}::text[]) or reference ~ '^0|[^A-Z0-9]'
        or (paise = any (${sql.param(amounts)}::bigint[]) and day between ${from || '2000-01-01'} and ${to || '2000-01-01'})`);
    return rows.map(({ id, courier, reference, target, paise, day }) => ({
      kind: 'remittance' as const,
      id: target,
      reference: plainReference(reference),
      amountPaise: Number(paise),
      day,
      label: `${courierLabel(courier)}, file ${id}`,
      to: `/admin/cash/files/${id}`,
      orderNumber: null,
    }));
  },
};
