import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { Part } from '#platform/admin/ui/part.tsx';
import { formatMoment } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { waitsFor } from '../../hold.ts';
import { StateBadge } from '../../ui/state-badge.tsx';
import { staffLabelOf } from '../staff-labels.ts';
import { lastOrdersQuery } from './queries.ts';

const shown = 5;

type Props = { showsMoney: boolean };

/** The newest orders, for 'Today'. */
export function LastOrders({ showsMoney }: Props) {
  const { data, error, refetch } = useQuery(lastOrdersQuery());
  return (
    <Part title="Last orders">
      <Loaded data={data} error={error} onRetry={() => void refetch()} className="h-48 w-full">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="text-moss">The first order appears here at once.</p>
          ) : (
            <ul className="divide-y divide-line">
              {rows.slice(0, shown).map(({ orderNumber, state, held, placedAt, totalAmount, city }) => (
                <li key={orderNumber} className="flex flex-wrap items-center gap-x-3 py-2">
                  <Link
                    to={`/admin/orders/${orderNumber}`}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {orderNumber}
                  </Link>
                  <StateBadge state={state} label={staffLabelOf(state)} waitsFor={waitsFor(held)} />
                  <span className="ml-auto text-right text-sm text-moss tabular-nums">
                    {showsMoney && <span className="block text-ink">{formatRupees(totalAmount)}</span>}
                    <span className="block">{[formatMoment(placedAt), city].filter(Boolean).join(', ')}</span>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <Link to="/admin/orders" className="link inline-flex min-h-11 items-center">
        All orders
      </Link>
    </Part>
  );
}
