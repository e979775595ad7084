import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { formatRupees } from '#platform/money.ts';
import { toast } from '#platform/ui/toast.tsx';
import { lineOptionsLabel } from '#shop/cart/line-options.ts';
import type { ReorderLine } from '../../reorder.ts';
import { reorderQuery } from '../queries.ts';

type Props = {
  orderNumber: string;
  /** Adds the available lines to the cart and opens it. */
  addToCart: (lines: ReorderLine[]) => Promise<void>;
};

/** Reorders at current prices, after a notice of changes. */
export function ReorderButton({ orderNumber, addToCart }: Props) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState<ReorderLine[] | null>(null);
  const add = async (lines: ReorderLine[]) => {
    setBusy(true);
    await addToCart(lines.filter(({ quantity }) => quantity > 0)).finally(() => setBusy(false));
  };
  const again = async () => {
    setBusy(true);
    try {
      const lines = await client.fetchQuery(reorderQuery(orderNumber));
      if (lines.every(({ state }) => state === 'same')) await add(lines);
      else setChanged(lines);
    } catch {
      toast.error('The prices could not be looked up. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="secondary" busy={busy && !changed} onClick={() => void again()}>
        Order again
      </Button>
      <Dialog title="Some of it has changed" open={changed !== null} onClose={() => setChanged(null)}>
        {changed && <Changes lines={changed} busy={busy} onAdd={() => void add(changed)} />}
      </Dialog>
    </>
  );
}

function Changes({ lines, busy, onAdd }: { lines: ReorderLine[]; busy: boolean; onAdd: () => void }) {
  const left = lines.filter(({ quantity }) => quantity > 0).length;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li key={line.sku} className="py-3">
            <p className="font-semibold">
              {line.productName}
              {lineOptionsText(line) && (
                <span className="font-normal text-moss">, {lineOptionsText(line)}</span>
              )}
            </p>
            <p className={`text-sm ${line.state === 'same' ? 'text-moss' : 'text-clay'}`}>
              {sayChange(line)}
            </p>
          </li>
        ))}
      </ul>
      <div className="flex justify-end pt-6">
        {left > 0 ? (
          <Button busy={busy} onClick={onAdd}>
            Add {left === 1 ? '1 item' : `${left} items`} to cart
          </Button>
        ) : (
          <p className="text-moss">None of it can be had today.</p>
        )}
      </div>
    </>
  );
}

function lineOptionsText({ plan, frequencyDays }: ReorderLine): string {
  return lineOptionsLabel({ plan, frequencyDays: frequencyDays ?? 0 });
}

function sayChange({ state, price, priceWas, quantity }: ReorderLine): string {
  const now = price === null ? '' : formatRupees(price);
  const moved =
    price !== priceWas ? `Price changed: was ${formatRupees(priceWas)}, now ${now}` : `${now}, as before`;
  if (state === 'gone') return 'No longer sold';
  if (state === 'sold_out') return 'Sold out';
  if (state === 'fewer') return `Only ${quantity} left. ${moved}`;
  return moved;
}
