import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Failed } from '#platform/admin/ui/loaded.tsx';
import { formatDay } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { endpoints } from '../contract.ts';
import { providerLabel, rowsOf } from './queries.ts';

const shown = [
  { value: '', label: 'All settlements' },
  { value: 'way', label: 'On the way to the bank' },
  { value: 'arrived', label: 'Arrived at the bank' },
];

/** Settlements of providers, the newest first. */
export function SettlementList() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('show');
  const show = asked === 'way' || asked === 'arrived' ? asked : undefined;
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['settlements', show],
    queryFn: ({ pageParam, signal }) =>
      callApi(endpoints.listSettlements, { query: { show, before: pageParam || undefined } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const settlements = data?.pages.flatMap((page) => page.settlements);
  return (
    <section aria-label="Settlements" className="flex flex-col gap-4">
      <SelectField
        label="Show"
        value={show ?? ''}
        options={shown}
        onChange={({ target }) => setParams(target.value ? { show: target.value } : {}, { replace: true })}
      />
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!settlements && !error && <Skeleton className="h-32 w-full" />}
      {settlements?.length === 0 && <p className="text-moss">No settlement yet.</p>}
      {settlements && settlements.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {settlements.map(({ provider, settlementId, utr, day, rows, amount, hasArrived }) => (
            <li key={`${provider} ${settlementId}`} className="flex flex-wrap items-center gap-x-4">
              <Link
                to={`/admin/money/settlements/${provider}/${encodeURIComponent(settlementId)}`}
                className="link inline-flex min-h-11 items-center wrap-anywhere"
              >
                {settlementId}
              </Link>
              <span className="tabular-nums">{formatRupees(amount)}</span>
              <span className="text-moss">
                {[
                  providerLabel(provider),
                  formatDay(day),
                  rowsOf(rows),
                  utr ? `UTR ${utr}` : 'no UTR',
                  hasArrived ? 'arrived' : 'on the way',
                ].join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          className="self-start"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  );
}
