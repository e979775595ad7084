import { useQuery } from '@tanstack/react-query';
import { Failed } from '#platform/admin/ui/loaded.tsx';
import { useState } from 'react';
import { formatDay } from '#platform/india-time.ts';
import { formatPaise, formatRupees, toPaise } from '#platform/money.ts';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { Balances } from '../contract.ts';
import { courierLabel, isByHand } from '#shop/shipping/couriers/couriers.ts';
import { balancesQuery } from './queries.ts';

/** A phone shows the first columns alone, so the open sum goes first. */
const columns = [
  ['open', 'Open'],
  ['due', 'Collected'],
  ['remitted', 'Paid to you'],
  ['charge', 'Charges'],
  ['lost', 'Lost'],
  ['written_off', 'Written off'],
] as const;

/** The balance that each courier owes at the end of a day. */
export function CashBalances() {
  const [day, setDay] = useState('');
  const { data, error, refetch } = useQuery(balancesQuery(day));
  return (
    <section aria-labelledby="balances" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="balances" className="min-h-[2lh] w-full text-xl md:min-h-0 md:w-auto">
          {data
            ? `Cash that couriers owe you at the end of ${formatDay(data.day)}`
            : 'Cash that couriers owe you'}
        </h2>
        <TextField label="Day" type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      </div>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-32 w-full" />}
      {data?.balances.length === 0 && (
        <p className="text-moss">No cash until this day. It is due when a parcel is delivered.</p>
      )}
      {data && data.balances.length > 0 && <Table balances={data.balances} />}
    </section>
  );
}

function Table({ balances }: Pick<Balances, 'balances'>) {
  return (
    <section
      aria-label="Balances"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line bg-paper"
    >
      <table className="w-full text-right tabular-nums">
        <thead>
          <tr className="text-sm text-moss">
            <th scope="col" className="p-3 text-left font-normal">
              Courier
            </th>
            {columns.map(([key, label]) => (
              <th key={key} scope="col" className="p-3 font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {balances.map((balance) => (
            <tr key={balance.courier}>
              <th scope="row" className="p-3 text-left font-normal">
                {isByHand(balance.courier) ? 'By hand, no courier named' : courierLabel(balance.courier)}
              </th>
              {columns.map(([key]) => (
                <td key={key} className={`p-3 whitespace-nowrap ${key === 'open' ? 'font-semibold' : ''}`}>
                  {formatRupees(balance[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {balances.length > 1 && (
          <tfoot className="border-t border-line font-semibold">
            <tr>
              <th scope="row" className="p-3 text-left">
                All
              </th>
              {columns.map(([key]) => (
                <td key={key} className="p-3 whitespace-nowrap">
                  {formatPaise(sumOf(balances, key))}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

/** In paise. */
function sumOf(balances: Balances['balances'], key: (typeof columns)[number][0]): number {
  return balances.reduce((sum, balance) => sum + toPaise(balance[key]), 0);
}
