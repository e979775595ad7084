import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Failed } from '#platform/admin/ui/loaded.tsx';
import { dayOf } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import type { MoneyOverview } from '../contract.ts';
import { type KindPages, pageOfKinds } from './page-of-kinds.ts';
import { moneyQuery, providerLabel } from './queries.ts';

type Props = { courierOf: (name: string) => string };

const tiles = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** The places of the money of customers. Each number leads to its rows. */
export function MoneyNumbers({ courierOf }: Props) {
  const { data, error, refetch } = useQuery(moneyQuery());
  const [month] = useState(() => dayOf(new Date()).slice(0, 7));
  return (
    <section aria-label="Where the money is" className="flex flex-col gap-4">
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={tiles}>
          {Array.from({ length: 9 }, (_, at) => (
            <Skeleton key={at} className="h-36" />
          ))}
        </div>
      )}
      {data && (
        <ul className={tiles}>
          {tilesOf(data, courierOf).map(({ label, to, amount, parts }) => (
            <li key={label} className="flex flex-col gap-1 rounded-lg border border-line bg-paper p-4">
              <Link to={to} className="link inline-flex min-h-11 items-center">
                {label}
              </Link>
              <span className="text-xl tabular-nums">{formatRupees(amount)}</span>
              {parts.map((part) => (
                <Part key={typeof part === 'string' ? part : part.text} part={part} />
              ))}
            </li>
          ))}
        </ul>
      )}
      {data && <Gone gone={data.gone} />}
      <p>
        <Link to={`/admin/money/fees/${month}`} className="link inline-flex min-h-11 items-center">
          Fees and sheets for the accountant
        </Link>
      </p>
    </section>
  );
}

/** Cash that reaches no bank, so that nobody looks for it. */
function Gone({ gone: { charges, lost, writtenOff } }: Pick<MoneyOverview, 'gone'>) {
  const kinds = [
    { label: 'charges that couriers kept', amount: charges },
    { label: 'cash that couriers lost', amount: lost },
    { label: 'cash written off', amount: writtenOff },
  ].filter(({ amount }) => amount !== 0);
  if (kinds.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 tabular-nums">
      <span>In none of these numbers:</span>
      {kinds.map(({ label, amount }) => (
        <span key={label}>{`${label}: ${formatRupees(amount)}`}</span>
      ))}
      <Link to="/admin/cash" className="link inline-flex min-h-11 items-center">
        Show them by courier
      </Link>
    </p>
  );
}

type TilePart = string | { text: string; to: string };

function Part({ part }: { part: TilePart }) {
  if (typeof part === 'string') return <span className="text-sm text-moss tabular-nums">{part}</span>;
  return (
    <Link to={part.to} className="link inline-flex min-h-11 items-center text-sm tabular-nums">
      {part.text}
    </Link>
  );
}

type Tile = { label: string; to: string; amount: number; parts: TilePart[] };
type Owed = MoneyOverview['couriers'];

const kindNames = {
  settlement: 'settlement',
  remittance: 'transfer of couriers',
  upi: 'payment to your UPI ID',
} as const;

const wayPages: KindPages = {
  settlement: '/admin/money/settlements?show=way',
  remittance: '/admin/cash',
  upi: '/admin/money/payments?show=upi',
};

const arrivedPages: KindPages = {
  settlement: '/admin/money/settlements?show=arrived',
  remittance: '/admin/bank',
  upi: '/admin/bank',
};

/** The settlements are behind the name of the number. */
function kindsOf({ kinds }: MoneyOverview['arrived'], pages: KindPages): TilePart[] {
  return kinds.map(({ kind, count, amount }) => {
    const text = `${countOf(count, kindNames[kind])}: ${formatRupees(amount)}`;
    return kind === 'settlement' ? text : { text, to: pages[kind] };
  });
}

function tilesOf(money: MoneyOverview, courierOf: Props['courierOf']): Tile[] {
  const { couriers, providers, onTheWay, arrived, byHand, refundsDue, refundsOnTheWay, refundsLeft } = money;
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
      to: '/admin/money/payments?show=open',
      amount: sum(providers),
      parts: ofEach(providers, providerLabel),
    },
    {
      label: 'On the way to the bank',
      to: pageOfKinds(onTheWay.kinds, wayPages),
      amount: onTheWay.amount,
      parts: kindsOf(onTheWay, wayPages),
    },
    {
      label: 'Arrived at the bank',
      to: pageOfKinds(arrived.kinds, arrivedPages),
      amount: arrived.amount,
      parts: ['In the last 90 days', ...kindsOf(arrived, arrivedPages)],
    },
    {
      label: 'Cash entered by hand',
      to: '/admin/cash?show=hand',
      amount: byHand.amount,
      parts: ['In the last 90 days', countOf(byHand.count, 'order')],
    },
    {
      label: 'Refunds due',
      to: '/admin/money/payments?show=refunds',
      amount: refundsDue.amount,
      parts: [countOf(refundsDue.count, 'refund')],
    },
    {
      label: 'Refunds that you paid, in no statement',
      to: '/admin/money/payments?show=paid',
      amount: refundsOnTheWay.amount,
      parts: [countOf(refundsOnTheWay.count, 'refund')],
    },
    {
      label: 'Refunds that left the bank',
      to: '/admin/bank?refunds=paid#refunds',
      amount: refundsLeft.amount,
      parts: ['In the last 90 days', countOf(refundsLeft.count, 'refund')],
    },
    unmatchedTile(money),
  ];
}

/** Rows of the bank alone lead to the bank. */
function unmatchedTile({ unmatched }: MoneyOverview): Tile {
  const { amount, tasks, credits, debits } = unmatched;
  const ofBank = credits.count > 0 ? '/admin/bank' : '/admin/bank#refunds';
  const isOfBank = tasks.count === 0 && credits.count + debits.count > 0;
  return {
    label: 'Unmatched',
    to: isOfBank ? ofBank : '/admin/money#unmatched',
    amount,
    parts: [countOf(tasks.count, 'task'), ...openRows(unmatched)],
  };
}

/** Rows of the bank that nobody has matched, each with its page. */
export function openRows({ credits, debits }: MoneyOverview['unmatched']): { text: string; to: string }[] {
  return [
    { ...credits, name: 'credit of your bank', to: '/admin/bank' },
    { ...debits, name: 'debit of your bank', to: '/admin/bank#refunds' },
  ].flatMap(({ count, amount, name, to }) =>
    count === 0 ? [] : [{ text: `${countOf(count, name)}: ${formatRupees(amount)}`, to }],
  );
}

function countOf(count: number, name: string): string {
  const [noun = '', ...rest] = name.split(' ');
  return [count.toLocaleString('en-IN'), count === 1 ? noun : `${noun}s`, ...rest].join(' ');
}
