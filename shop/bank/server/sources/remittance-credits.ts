import { sql } from 'drizzle-orm';
import { type Day, indiaTimeZone } from '#platform/india-time.ts';
import { remittanceRows, remittances } from '#shop/cash/server/tables.ts';
import { courierLabel } from '#shop/shipping/couriers/couriers.ts';
import { plainReference } from '../../statement-file/read-reference.ts';
import type { CreditSource } from '../match-by-reference.ts';

type RemittanceRow = {
  id: number;
  courier: string;
  name: string;
  reference: string;
  paise: string;
  day: Day;
};

/**
 * The cash that couriers say they transferred: the rows of each booked file, together for each reference of the bank. A file without references
 * is one transfer.
 */
export const remittanceCredits: CreditSource = {
  kind: 'remittance',
  async find(db, { references, amounts, from, to }) {
    // Each file names its rows' references in its own spelling, so a short list is read whole.
    const { rows } = await db.execute<RemittanceRow>(sql`
      select file.id, file.courier, file.name, upper(btrim(line.reference)) as reference, sum(line.paid_paise) as paise,
        (file.created_at at time zone ${indiaTimeZone})::date::text as day
      from ${remittances} file join ${remittanceRows} line on line.remittance_id = file.id
      where file.state = 'booked' and line.result <> 'sum' and file.created_at > now() - interval '400 days'
      group by file.id, upper(btrim(line.reference)) having sum(line.paid_paise) > 0
        and (upper(btrim(line.reference)) in ${inList(references)} or upper(btrim(line.reference)) ~ '^0|[^A-Z0-9]'
          or (sum(line.paid_paise) in ${inList(amounts)} and (file.created_at at time zone ${indiaTimeZone})::date
            between ${from || '2000-01-01'}::date and ${to || '2000-01-01'}::date))`);
    return rows.map(({ id, courier, reference, paise, day }) => ({
      kind: 'remittance' as const,
      id: `${id} ${reference}`.slice(0, 120),
      reference: plainReference(reference),
      amountPaise: Number(paise),
      day,
      label: `${courierLabel(courier)}, file ${id}`,
      to: `/admin/cash/files/${id}`,
      orderNumber: null,
    }));
  },
};

function inList(values: readonly (string | number)[]) {
  return values.length === 0
    ? sql`(null)`
    : sql`(${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`;
}
