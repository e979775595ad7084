import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { Part } from '#platform/admin/ui/part.tsx';
import { formatMoment } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import type { ListedBlock } from '../cash-blocks.ts';
import { BlockCashForm } from './block-form.tsx';
import { cashBlocksQuery, useEndBlock } from './queries.ts';

/** Customers who get no order with cash on delivery, and the form for another. */
export function CashBlocks() {
  const { data, error, refetch } = useQuery(cashBlocksQuery());
  return (
    <Part title="No cash on delivery">
      <p className="text-moss">
        A checkout, an order by phone and a subscription are refused with the same words for every kind.
        Nobody learns who is blocked, and why.
      </p>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {({ blocks }) => <Blocks blocks={blocks} />}
      </Loaded>
      <BlockCashForm />
    </Part>
  );
}

function Blocks({ blocks }: { blocks: ListedBlock[] }) {
  const { mutate, isPending, variables, error } = useEndBlock();
  if (blocks.length === 0) return <p>Nobody is blocked.</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {blocks.map(({ id, shown, reason, endsAt, who }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-40 flex-1 wrap-anywhere">
              {shown}
              <span className="block text-sm text-moss">
                {reason}. Until {formatMoment(endsAt)}, by {who}
              </span>
            </span>
            <Button
              variant="secondary"
              aria-label={`End the block: ${shown}`}
              busy={isPending && variables === id}
              onClick={() => mutate(id)}
            >
              End it
            </Button>
          </li>
        ))}
      </ul>
      {error && <Notice tone="error">{error.message}</Notice>}
    </>
  );
}
