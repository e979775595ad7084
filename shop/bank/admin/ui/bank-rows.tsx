import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Failed } from '#platform/admin/ui/loaded.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { BankRowItem } from './bank-row.tsx';
import { bankRowsQuery, type ShownRows, type WithFactor } from './queries.ts';

type Tabs = Partial<Record<ShownRows, { label: string; none: string }>>;

const moneyIn: Tabs = {
  open: { label: 'Not matched', none: 'Every credit that the shop knows is matched or put aside.' },
  matched: { label: 'Matched', none: 'Nothing is matched yet. Read a statement in.' },
  aside: { label: 'Put aside', none: 'Nothing is put aside.' },
  reversed: { label: 'Taken back', none: 'The bank took nothing back.' },
};

const refunds: Tabs = {
  out: { label: 'Not matched', none: 'No debit that may be a refund waits.' },
  paid: {
    label: 'Matched',
    none: 'No refund is matched yet. Note your refunds first, then read a statement in.',
  },
  'other-out': { label: 'Put aside', none: 'Nothing is put aside.' },
  bounced: { label: 'Came back', none: 'No refund came back.' },
};

type Props = { mayMatch: boolean; withFactor: WithFactor };

/**
 * Money that reached the bank: what nobody has matched, what is matched, what staff put aside, and what the bank took back. Then the same for
 * debits that are or may be refunds.
 */
export function BankRows(props: Props) {
  const [params] = useSearchParams();
  return (
    <>
      <TabbedRows id="money-in" title="Money that reached the bank" tabs={moneyIn} first="open" {...props} />
      <TabbedRows
        id="refunds"
        title="Refunds that you paid"
        tabs={refunds}
        first={params.get('refunds') === 'paid' ? 'paid' : 'out'}
        {...props}
      />
    </>
  );
}

type TabbedProps = Props & { id: string; title: string; tabs: Tabs; first: ShownRows };

function TabbedRows({ id, title, tabs, first, ...props }: TabbedProps) {
  const [shown, setShown] = useState(first);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="scroll-mt-24 text-xl">
        {title}
      </h2>
      <fieldset aria-label={`Show: ${title}`} className="flex flex-wrap gap-2">
        {(Object.keys(tabs) as ShownRows[]).map((tab) => (
          <button
            key={tab}
            type="button"
            aria-pressed={tab === shown}
            className="min-h-11 rounded-md border border-line px-4 hover:bg-sand aria-pressed:border-forest aria-pressed:font-semibold"
            onClick={() => setShown(tab)}
          >
            {tabs[tab]!.label}
          </button>
        ))}
      </fieldset>
      <Rows key={shown} shown={shown} tab={tabs[shown]!} {...props} />
    </section>
  );
}

type RowsProps = Props & { shown: ShownRows; tab: { label: string; none: string } };

function Rows({ shown, tab, ...props }: RowsProps) {
  const query = useInfiniteQuery(bankRowsQuery(shown));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-32 w-full" />;
  const rows = data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <p className="text-moss">{tab.none}</p>;
  return (
    <>
      <ul aria-label={tab.label} className="flex flex-col divide-y divide-line border-y border-line">
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
