import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import type { DemoCounts } from '../../removal.ts';
import { endpoints, type Opening } from '../contract.ts';
import { demoCountsQuery, openingQuery } from './queries.ts';

export type Prove = <T>(work: () => Promise<T>) => Promise<T>;

type Props = { opening: Opening; prove: Prove; onClose: () => void };

/** Asks once, with the numbers of what goes and the orders that stay. */
export function AskToRemove({ opening: { products, changed }, prove, onClose }: Props) {
  const [kept, setKept] = useState(() => changed.map(({ id }) => id));
  const { data: counts, error, isPlaceholderData } = useQuery(demoCountsQuery(kept));
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: ({ orders }: DemoCounts) =>
      prove(() => callApi(endpoints.removeDemo, { body: { products, orders, keep: kept } })),
    onSuccess: (opening) => {
      queries.setQueryData(openingQuery().queryKey, opening);
      onClose();
    },
    onError: () => queries.invalidateQueries(openingQuery()),
  });
  return (
    <Dialog title="Remove the demo for good?" open onClose={onClose}>
      <div className="flex flex-col gap-4">
        {changed.length > 0 && <ToKeep changed={changed} kept={kept} onChange={setKept} />}
        {counts ? <Counts counts={counts} /> : !error && <Skeleton className="h-24 w-full" />}
        {(error ?? removal.error) && <Notice tone="error">{(error ?? removal.error)!.message}</Notice>}
        <div className="flex flex-wrap gap-3">
          {counts && (
            <Button
              variant="danger"
              busy={removal.isPending || isPlaceholderData}
              onClick={() => removal.mutate(counts)}
            >
              {removalText(counts)}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            Keep the demo
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Counts({ counts: { products, reviews, orders, staying, stayingCount } }: { counts: DemoCounts }) {
  return (
    <>
      <p>
        {numbered(products, 'product')} of the demo, {numbered(reviews, 'review')} and{' '}
        {numbered(orders, 'test order')} go. A backup comes first. This cannot be undone.
      </p>
      {stayingCount > 0 && <p className="wrap-anywhere">{stayingText(staying, stayingCount)}</p>}
    </>
  );
}

function removalText({ products, orders }: DemoCounts): string {
  const goods = numbered(products, 'product');
  return orders === 0 ? `Remove ${goods}` : `Remove ${goods} and ${numbered(orders, 'test order')}`;
}

function stayingText(staying: string[], count: number): string {
  const listed = count > staying.length ? `${staying.join(', ')} and older ones` : staying.join(', ');
  return count === 1
    ? `1 order stays, since it holds a product of your own: ${listed}. The products of the demo in it stay in the archive.`
    : `${numbered(count, 'order')} stay, since they hold products of your own: ${listed}. The products of the demo in them stay in the archive.`;
}

function numbered(count: number, noun: string): string {
  return `${count.toLocaleString('en-IN')} ${noun}${count === 1 ? '' : 's'}`;
}

type Choice = Pick<Opening, 'changed'> & { kept: number[]; onChange: (kept: number[]) => void };

/** Products of the demo that staff changed. The chosen ones stay. */
function ToKeep({ changed, kept, onChange }: Choice) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="pb-1">
        You changed these products of the demo. The chosen ones stay with their orders, as drafts of your own
        without their invented reviews:
      </legend>
      {changed.map(({ id, name }) => (
        <label key={id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-leaf"
            checked={kept.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...kept, id] : kept.filter((one) => one !== id))
            }
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
