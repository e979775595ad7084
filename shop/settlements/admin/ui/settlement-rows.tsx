import { useInfiniteQuery } from '@tanstack/react-query';
import { StaffLink } from '#platform/admin/ui/staff-link.tsx';
import { formatDay } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { endpoints, type Settlement, type SettlementRow } from '../contract.ts';
import { type Provider, providerLabel, rowsOf } from './queries.ts';

type SettlementWithRows = Settlement & { list: SettlementRow[]; next: number | null };

/** A settlement with its rows. */
export function SettlementRows({ settlement }: { settlement: SettlementWithRows }) {
  const { provider, settlementId, utr, day, amount, stated, rows: count } = settlement;
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['settlement-rows', provider, settlementId],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        endpoints.getSettlement,
        {
          params: { provider: provider as Provider, settlementId },
          query: { after: pageParam ? String(pageParam) : undefined },
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    initialData: { pages: [settlement], pageParams: [0] },
  });
  const rows = data.pages.flatMap(({ list }) => list);
  return (
    <div className="flex flex-col gap-4">
      <p className="tabular-nums">
        {providerLabel(provider)}, {formatDay(day)}, {utr ? `UTR ${utr}` : 'no UTR'}:{' '}
        <strong>{formatRupees(amount)}</strong> in {rowsOf(count)}.
      </p>
      {stated !== null && stated !== amount && (
        <Notice tone="error">
          {`The provider says it paid out ${formatRupees(stated)}. Its rows make ${formatRupees(amount)}.`}
        </Notice>
      )}
      <Table rows={rows} />
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
    </div>
  );
}

const titles = ['Order', 'Kind', 'Amount', 'Fee', 'GST', 'Paid out'];

function Table({ rows }: { rows: readonly SettlementRow[] }) {
  return (
    <section
      aria-label="Rows"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line bg-paper"
    >
      <table className="w-full text-right tabular-nums">
        <thead>
          <tr className="text-sm text-moss">
            {titles.map((title, at) => (
              <th key={title} scope="col" className={`p-3 font-normal ${at < 2 ? 'text-left' : ''}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {rows.map(({ id, orderNumber, entityId, kind, amount, fee, tax, net }) => (
            <tr key={id}>
              <td className="p-3 text-left">
                {orderNumber ? (
                  <StaffLink to={`/admin/orders/${orderNumber}`} className="link">
                    {orderNumber}
                  </StaffLink>
                ) : (
                  entityId
                )}
              </td>
              <td className="p-3 text-left">{kind}</td>
              {[amount, fee, tax, net].map((rupees, at) => (
                <td key={titles[at + 2]} className="p-3 whitespace-nowrap">
                  {formatRupees(rupees)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
