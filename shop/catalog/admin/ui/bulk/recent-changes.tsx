import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMoment } from '#platform/india-time.ts';
import { authorsText, bulkStates } from '../../bulk/bulk-change.ts';
import { recentQuery } from './queries.ts';

/** The newest changes of many products, to go on with or to undo. */
export function RecentChanges() {
  const { data } = useQuery(recentQuery());
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="recent-changes" className="flex flex-col gap-2">
      <h2 id="recent-changes" className="text-xl">
        Earlier imports and bulk edits
      </h2>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {data.map(({ id, name, state, createdAt, ...by }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4">
            <Link
              to={`/admin/products/import/${id}`}
              className="link inline-flex min-h-11 items-center wrap-anywhere"
            >
              {name}
            </Link>
            <span className="text-moss">
              {[bulkStates[state], formatMoment(createdAt), authorsText(by)].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
