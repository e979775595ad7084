import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { Button } from '#platform/ui/button.tsx';
import type { Sizes } from '../../sizes.ts';
import { AddSize } from './add-size.tsx';
import { SharedTexts } from './shared-texts.tsx';
import { SizeTable } from './size-table.tsx';
import { sizesQuery, useSizes } from './size-queries.ts';

type Props = { productId: number; ownsStock: boolean };

/** The sizes of a product: a table of all, a further size, and products that may be sizes. */
export function ProductSizes({ productId, ownsStock }: Props) {
  const { data, error, refetch } = useQuery(sizesQuery(productId));
  return (
    <section aria-label="Sizes" className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 className="font-display text-xl">Sizes</h2>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(sizes) => <Shown productId={productId} sizes={sizes} ownsStock={ownsStock} />}
      </Loaded>
    </section>
  );
}

function Shown({ productId, sizes, ownsStock }: Props & { sizes: Sizes }) {
  const change = useSizes(productId, sizes);
  const { group, rows, proposals } = sizes;
  const versions = rows.map(({ productId: id, version }) => `${id} ${version}`);
  return (
    <>
      {group ? (
        <SizeTable
          key={[group.version, ...versions, ...rows.map(({ stock }) => stock)].join(' ')}
          group={group}
          rows={rows}
          ownsStock={ownsStock}
          change={change}
        />
      ) : (
        <p className="text-moss">
          Customers choose among sizes on one page. Each size stays a product with its own label, price and
          stock.
        </p>
      )}
      {group && (
        <SharedTexts key={`texts ${group.version}`} productId={productId} group={group} change={change} />
      )}
      <AddSize
        key={rows.length}
        options={group?.options ?? ['Size']}
        busy={change.isPending}
        onAdd={(size) => change.mutate({ kind: 'add', size })}
      />
      {proposals.length > 0 && (
        <JoinSizes
          proposals={proposals}
          busy={change.isPending}
          onJoin={(productIds) => change.mutate({ kind: 'join', productIds })}
        />
      )}
    </>
  );
}

type JoinProps = {
  proposals: Sizes['proposals'];
  busy: boolean;
  onJoin: (productIds: number[]) => void;
};

function JoinSizes({ proposals, busy, onJoin }: JoinProps) {
  const [chosen, setChosen] = useState<number[]>([]);
  const turn = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-2 font-semibold">Products of the same name in another quantity</legend>
      {proposals.map(({ productId, name, value }) => (
        <label key={productId} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5"
            checked={chosen.includes(productId)}
            onChange={() => turn(productId)}
          />
          {name} ({value})
        </label>
      ))}
      <Button
        variant="secondary"
        className="self-start"
        busy={busy}
        disabled={chosen.length === 0}
        onClick={() => onJoin(chosen)}
      >
        Join as sizes
      </Button>
    </fieldset>
  );
}
