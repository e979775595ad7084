import { sql } from 'drizzle-orm';
import { addDays, isoStartOf } from '#platform/india-time.ts';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { bookedResults, type RowResult } from '#shop/cash/cash.ts';
import { cashEntries, courierBills, remittanceRows, remittances } from '#shop/cash/server/tables.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { inSql, statesThat } from '#shop/orders/states.ts';
import { courierLabel } from '#shop/shipping/couriers/couriers.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import type { Period } from './daily-sums.ts';
import { readCameBack } from './figures/came-back-in.ts';
import type { Rows } from './read-report.ts';
import type { Values } from './values-of.ts';

/** Rows of a booked file whose charges the courier kept. One without cash, such as of a parcel that came back, is booked nowhere else. */
const chargedResults: readonly RowResult[] = [...bookedResults, 'nothing'];

const cameBack = sql.raw(inSql(statesThat('cameBack')));

type CostRow = { courier: string; returns: string; deliveries: string };

type Params = Period & { most: number; now: Date };

/**
 * Returns what each courier charged in some months, the dearest returns first. Files name the parcel of each charge, so those of parcels that
 * came back are charges for returns. The invoices are as the owner entered them. Parcels count on the day on which they came back.
 */
export async function readCourierCosts(db: Db, { most, from, to, now }: Params): Promise<Rows> {
  const [first, after] = [isoStartOf(`${from}-01`), isoStartOf(addDays(`${to}-01`, 31).slice(0, 8) + '01')];
  const inMonths = (moment: ReturnType<typeof sql>) =>
    sql`${moment} >= ${first}::timestamptz and ${moment} < ${after}::timestamptz`;
  const { rows } = await db.execute<CostRow>(sql`
    select courier, sum(returns) as returns, sum(deliveries) as deliveries from (
      select courier, case when is_back then paise else 0 end as returns, case when is_back then 0 else paise end as deliveries
      from (
        select f.courier, r.charges_paise as paise, coalesce(o.state in ${cameBack}, false) as is_back
        from ${remittances} f join ${remittanceRows} r on r.remittance_id = f.id
        left join lateral (
          select o.state from ${orders} o where o.id = r.order_id
            or (r.order_id is null and r.waybill <> '' and o.id = (select s.order_id from ${shipments} s where s.waybill = r.waybill limit 1))
            or (r.order_id is null and r.waybill = '' and o.order_number = r.order_number)
          limit 1
        ) o on true
        where f.state = 'booked' and r.charges_paise <> 0 and r.result in ${chargedResults} and ${inMonths(sql`f.booked_at`)}
        union all
        select e.courier, -e.paise, coalesce(o.state in ${cameBack}, false)
        from ${cashEntries} e left join ${orders} o on o.id = e.order_id
        where e.kind = 'charge' and e.remittance_id is null and ${inMonths(sql`e.booked_at`)}
      ) charge
      union all
      select courier, returns_paise, deliveries_paise from ${courierBills} where month between ${from} and ${to}
    ) cost group by courier having sum(returns) <> 0 or sum(deliveries) <> 0`);
  const found = await readCameBack(db, { measure: 'back_by_courier', from, to, now });
  const parcelsOf = found?.ofKeys ?? new Map<string, number>();
  const charged = new Map(rows.map((row) => [row.courier, row]));
  const costs = [...new Set([...charged.keys(), ...parcelsOf.keys()])]
    .map((courier) => ({
      courier,
      paise: Number(charged.get(courier)?.returns ?? 0),
      otherPaise: Number(charged.get(courier)?.deliveries ?? 0),
      parcels: parcelsOf.get(courier) ?? 0,
    }))
    .toSorted(
      (one, other) =>
        other.paise - one.paise ||
        other.otherPaise - one.otherPaise ||
        other.parcels - one.parcels ||
        (one.courier < other.courier ? -1 : 1),
    );
  return {
    rows: costs.slice(0, most).map((cost) => ({
      key: cost.courier,
      label: cost.courier === '' ? 'Not known' : courierLabel(cost.courier),
      values: valuesOf(cost),
    })),
    total: valuesOf({
      paise: costs.reduce((sum, { paise }) => sum + paise, 0),
      otherPaise: costs.reduce((sum, { otherPaise }) => sum + otherPaise, 0),
      parcels: costs.reduce((sum, { parcels }) => sum + parcels, 0),
    }),
    count: costs.length,
  };
}

type Cost = { paise: number; otherPaise: number; parcels: number };

function valuesOf({ paise, otherPaise, parcels }: Cost): Values {
  // Without a charge nobody knows what a parcel cost.
  if (paise === 0 && otherPaise === 0) return [null, null, parcels, null, null];
  return [
    toRupees(paise),
    parcels === 0 || paise === 0 ? null : toRupees(Math.round(paise / parcels)),
    parcels,
    toRupees(otherPaise),
    toRupees(paise + otherPaise),
  ];
}
