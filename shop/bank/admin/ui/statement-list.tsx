import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { formatDay, formatMoment } from '#platform/india-time.ts';
import { statementsQuery } from './queries.ts';

/** The newest statements that were read in. */
export function StatementList() {
  const { data, error, refetch } = useQuery(statementsQuery());
  return (
    <section aria-labelledby="statements" className="flex flex-col gap-4">
      <h2 id="statements" className="text-xl">
        Statements so far
      </h2>
      <Loaded data={data} error={error} onRetry={() => void refetch()} className="h-32 w-full">
        {(statements) =>
          statements.length === 0 ? (
            <p className="text-moss">No statement yet. Read one in each week.</p>
          ) : (
            <ul aria-label="Statements" className="flex flex-col divide-y divide-line border-y border-line">
              {statements.map(({ id, accountEnd, fromDay, toDay, added, known, by, createdAt }) => (
                <li key={id} className="py-3">
                  {`${formatDay(fromDay)} to ${formatDay(toDay)}${accountEnd && `, account ending ${accountEnd}`}`}
                  <span className="block text-sm text-moss">
                    {`${added.toLocaleString('en-IN')} new ${added === 1 ? 'row' : 'rows'}, ${known.toLocaleString('en-IN')} known before. ${by}, ${formatMoment(createdAt)}`}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
