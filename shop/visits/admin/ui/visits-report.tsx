import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { Part } from '#platform/admin/ui/part.tsx';
import { formatDay } from '#platform/india-time.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints, type VisitCounts, type Visits } from '../contract.ts';

type Range = { from: string; to: string };

type Props = {
  range: Range;
  /** Shows a table of figures. */
  renderTable: (table: {
    label: string;
    titles: string[];
    rows: { key: string; cells: ReactNode[] }[];
  }) => ReactNode;
};

const labels: Record<keyof VisitCounts, string> = {
  views: 'Page views',
  products: 'Views of products',
  carts: 'Added to a cart',
  checkouts: 'Checkouts opened',
  orders: 'Orders',
};

const names = Object.keys(labels) as (keyof VisitCounts)[];

const countText = (count: number) => count.toLocaleString('en-IN');

/** Page views of some days with their pages and sources. */
export function VisitsReport({ range, renderTable }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['visits', range],
    queryFn: ({ signal }) => callApi(endpoints.get, { query: range }, { signal }),
  });
  return (
    <>
      <p className="max-w-reading">
        The shop counts each page that it shows, without cookies or network addresses. Bots are left out. A
        minute passes before a view counts. Nobody can say how many people came.
      </p>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(visits) => <Shown visits={visits} renderTable={renderTable} />}
      </Loaded>
    </>
  );
}

function Shown({
  visits: { total, days, pages, sources },
  renderTable,
}: { visits: Visits } & Pick<Props, 'renderTable'>) {
  return (
    <div className="flex flex-col gap-6">
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {names.map((name) => (
          <div key={name} className="rounded-lg border border-line bg-paper p-4">
            <dt className="text-sm text-moss">{labels[name]}</dt>
            <dd className="font-serif text-xl tabular-nums">{countText(total[name])}</dd>
          </div>
        ))}
      </dl>
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <Keys title="Pages" rows={pages} empty="No page was opened in these days." />
        <Keys title="Sources" rows={sources} empty="No other website led here in these days." />
      </div>
      {renderTable({
        label: 'Visits by day',
        titles: ['Day', ...names.map((name) => labels[name])],
        rows: days.map((counts) => ({
          key: counts.day,
          cells: [formatDay(counts.day), ...names.map((name) => countText(counts[name]))],
        })),
      })}
    </div>
  );
}

function Keys({ title, rows, empty }: { title: string; rows: Visits['pages']; empty: string }) {
  return (
    <Part title={title}>
      {rows.length === 0 ? (
        <p className="text-moss">{empty}</p>
      ) : (
        <ol className="divide-y divide-line">
          {rows.map(({ key, count }) => (
            <li key={key} className="flex justify-between gap-x-3 py-2">
              <span className="wrap-anywhere">{key}</span>
              <span className="tabular-nums">{countText(count)}</span>
            </li>
          ))}
        </ol>
      )}
    </Part>
  );
}
