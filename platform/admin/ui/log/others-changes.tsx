import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMoment } from '../../../india-time.ts';
import { Loaded } from '../loaded.tsx';
import { Part } from '../part.tsx';
import { othersChangesQuery } from './queries.ts';

const shown = 5;

/** The newest changes of other staff that this role may see, for 'Today'. */
export function OthersChanges() {
  const { data, error, refetch } = useQuery(othersChangesQuery());
  return (
    <Part title="What others did">
      <Loaded data={data} error={error} onRetry={() => void refetch()} className="h-48 w-full">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="text-moss">
              No colleague has changed anything that you may see. Your own changes are under All changes.
            </p>
          ) : (
            <ul className="divide-y divide-line">
              {rows.slice(0, shown).map(({ id, at, who, kind, kindLabel, entityId, name, changes }) => (
                <li key={id} className="py-2">
                  <Link
                    to={`/admin/log?${new URLSearchParams({ kind, entity: entityId })}`}
                    className="link wrap-anywhere"
                  >
                    {`${kindLabel}: ${name}`}
                  </Link>
                  <span className="block text-sm text-moss">
                    {[changes.map(({ label }) => label).join(', '), who, formatMoment(at)]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <Link to="/admin/log" className="link inline-flex min-h-11 items-center">
        All changes
      </Link>
    </Part>
  );
}
