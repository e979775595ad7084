import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Failed } from '#platform/admin/ui/loaded.tsx';
import { dayOf } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import type { MoneyOverview } from '../contract.ts';
import { moneyQuery, providerLabel } from './queries.ts';

type Props = { courierOf: (name: string) => string };

/** The places of the money of customers. Each number leads to its rows. */
export function MoneyNumbers({ courierOf }: Props) {
  const { data, error, refetch } = useQuery(moneyQuery());
  const [month] = useState(() => dayOf(new Date()).slice(0, 7));
  return (
    <section aria-label="Where the money is" className="flex flex-col gap-4">
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-32 w-full" />}
      {data && (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {tilesOf(data, courierOf).map(({ label, to, amount, parts }) => (
            <li key={label} className="flex flex-col gap-1 rounded-lg border border-line bg-paper p-4">
              <Link to={to} className="link inline-flex min-h-11 items-center">
                {label}
              </Link>
              <span className="text-xl tabular-nums">{formatRupees(amount)}</span>
              {parts.map((part) => (
                <span key={part} className="text-sm text-moss tabular-nums">
                  {part}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to={`/admin/money/fees/${month}`} className="link inline-flex min-h-11 items-center">
          Fees and sheets for the accountant
        </Link>
      </p>
    </section>
  );
}

type Tile = { label: string; to: string; amount: number; parts: string[] };
type Owed = MoneyOverview['couriers'];

function tilesOf(money: MoneyOverview, courierOf: Props['courierOf']): Tile[] {
  const { couriers, providers, onTheWay, arrived, refundsDue, unmatched } = money;
  const ofEach = (owed: Owed, labelOf: (name: string) => string) =>
    owed.map(({ name, open }) => `${labelOf(name)}: ${formatRupees(open)}`);
  const sum = (owed: Owed) => owed.reduce((total, { open }) => total + open, 0);
  return [
    {
      label: 'With couriers',
      to: '/admin/cash',
      amount: sum(couriers),
      parts: ofEach(couriers, courierOf),
    },
    {
      label: 'With providers',
      to: '/admin/money/payments',
      amount: sum(providers),
      parts: ofEach(providers, providerLabel),
    },
    {
      label: 'On the way to the bank',
      to: '/admin/money/settlements?show=way',
      amount: onTheWay.amount,
      parts: [countOf(onTheWay.count, 'settlement')],
    },
    {
      label: 'Arrived at the bank',
      to: '/admin/money/settlements?show=arrived',
      amount: arrived.amount,
      parts: [`${countOf(arrived.count, 'settlement')} of the last 90 days`],
    },
    {
      label: 'Refunds due',
      to: '/admin/money/payments?show=refunds',
      amount: refundsDue.amount,
      parts: [countOf(refundsDue.count, 'refund')],
    },
    {
      label: 'Unmatched',
      to: '/admin/money#unmatched',
      amount: unmatched.amount,
      parts: [countOf(unmatched.count, 'task')],
    },
  ];
}

function countOf(count: number, name: string): string {
  return `${count.toLocaleString('en-IN')} ${name}${count === 1 ? '' : 's'}`;
}
