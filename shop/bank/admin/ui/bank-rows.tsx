import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failed } from '#platform/admin/ui/loaded.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { BankRowItem } from './bank-row.tsx';
import { bankRowsQuery, type ShownRows, type WithFactor } from './queries.ts';

const tabs: Record<ShownRows, { label: string; none: string }> = {
  open: { label: 'Not matched', none: 'Every credit that the shop knows is matched or put aside.' },
  matched: { label: 'Matched', none: 'Nothing is matched yet. Read a statement in.' },
  aside: { label: 'Put aside', none: 'Nothing is put aside.' },
  reversed: { label: 'Taken back', none: 'The bank took nothing back.' },
};

type Props = { mayMatch: boolean; withFactor: WithFactor };

/** Money that reached the bank: what nobody has matched, what is matched, what staff put aside, and what the bank took back. */
export function BankRows(props: Props) {
  const [shown, setShown] = useState<ShownRows>('open');
  return (
    <section aria-labelledby="money-in" className="flex flex-col gap-4">
      <h2 id="money-in" className="text-xl">
        Money that reached the bank
      </h2>
      <fieldset aria-label="Show" className="flex flex-wrap gap-2">
        {(Object.keys(tabs) as ShownRows[]).map((tab) => (
          <button
            key={tab}
            type="button"
            aria-pressed={tab === shown}
            className="min-h-11 rounded-md border border-line px-4 hover:bg-sand aria-pressed:border-forest aria-pressed:font-semibold"
            onClick={() => setShown(tab)}
          >
            {tabs[tab].label}
          </button>
        ))}
      </fieldset>
      <Rows key={shown} shown={shown} {...props} />
    </section>
  );
}

function Rows({ shown, ...props }: Props & { shown: ShownRows }) {
  const query = useInfiniteQuery(bankRowsQuery(shown));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-32 w-full" />;
  const rows = data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <p className="text-moss">{tabs[shown].none}</p>;
  return (
    <>
      <ul aria-label={tabs[shown].label} className="flex flex-col divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <BankRowItem key={row.id} row={row} {...props} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="self-start"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          More rows
        </Button>
      )}
    </>
  );
}
