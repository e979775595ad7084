import { formatWeekday } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import type { Board } from '../contract.ts';

/** Today's sales beside the same weekday of last week: until the same time and as a whole. */
export function SalesOfToday({ board }: { board: Board }) {
  const { weekBefore, today, lastWeek, lastWeekWhole } = board;
  const rows = [
    {
      label: 'Orders',
      values: [today, lastWeek, lastWeekWhole].map(({ orders }) => orders.toLocaleString('en-IN')),
    },
    ...(today.amount === null
      ? []
      : [
          {
            label: 'Amount',
            values: [today, lastWeek, lastWeekWhole].map(({ amount }) => formatRupees(amount ?? 0)),
          },
        ]),
  ];
  return (
    <section aria-label="Sales of today" className="rounded-lg border border-line bg-paper p-4">
      <h2 className="pb-3 font-sans text-sm font-semibold tracking-wide text-moss uppercase">
        Sales of today
      </h2>
      <dl className="flex flex-col gap-4">
        {rows.map(({ label, values: [now, untilThen, whole] }) => (
          <div key={label}>
            <dt className="text-sm text-moss">{label}</dt>
            <dd className="font-serif text-2xl tabular-nums">{now}</dd>
            <dd className="text-sm text-moss tabular-nums">
              {`${formatWeekday(weekBefore)}: ${untilThen} until this time, ${whole} in all`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
