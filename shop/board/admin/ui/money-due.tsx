import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { Part } from '#platform/admin/ui/part.tsx';
import { formatRupees } from '#platform/money.ts';
import { moneyQuery } from './queries.ts';

type Props = { labelOf: (courier: string) => string };

/** The cash that couriers keep, and the refunds that customers wait for. */
export function MoneyDue({ labelOf }: Props) {
  const { data, error, refetch } = useQuery(moneyQuery());
  return (
    <Part title="Money on its way">
      <Loaded data={data} error={error} onRetry={() => void refetch()} className="h-24 w-full">
        {({ couriers, refunds }) => (
          <dl className="divide-y divide-line">
            {couriers.length === 0 && (
              <Line label="Cash that couriers owe you" to="/admin/cash" amount={0} detail="Nothing is open" />
            )}
            {couriers.map(({ courier, open }) => (
              <Line
                key={courier}
                label={`Cash that ${labelOf(courier)} owes you`}
                to="/admin/cash"
                amount={open}
                detail="Collected and not paid to you"
              />
            ))}
            <Line
              label="Refunds due"
              to="/admin/money/payments?show=refunds"
              amount={refunds.amount}
              detail={`${refunds.count.toLocaleString('en-IN')} ${refunds.count === 1 ? 'refund' : 'refunds'}`}
            />
          </dl>
        )}
      </Loaded>
    </Part>
  );
}

type LineProps = { label: string; to: string; amount: number; detail: string };

function Line({ label, to, amount, detail }: LineProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
      <dt>
        <Link to={to} className="link">
          {label}
        </Link>
        <span className="block text-sm text-moss">{detail}</span>
      </dt>
      <dd className="tabular-nums">{formatRupees(amount)}</dd>
    </div>
  );
}
