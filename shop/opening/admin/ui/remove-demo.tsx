import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { endpoints, type Opening } from '../contract.ts';
import { openingQuery } from './queries.ts';

/** Removes the demo after a confirmation, then loads the page anew, since its frame still shows the demo. */
export function RemoveDemo({ opening: { products, changed, blockers, isClosed } }: { opening: Opening }) {
  const [isAsking, setAsking] = useState(false);
  const [kept, setKept] = useState(() => changed.map(({ id }) => id));
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: () => callApi(endpoints.removeDemo, { body: { products, keep: kept } }),
    onSuccess: () => window.location.reload(),
    onError: () => queries.invalidateQueries(openingQuery()),
  });
  const removed = products - kept.length;
  const close = () => {
    removal.reset();
    setAsking(false);
  };
  return (
    <section aria-labelledby="remove-demo" className="flex flex-col items-start gap-4">
      <h2 id="remove-demo" className="text-2xl">
        Remove the demo
      </h2>
      {isClosed && (
        <Notice tone="error">
          The demo is off, and its products are still in your shop. Customers see none of them, and the shop
          takes no orders until you remove them.
        </Notice>
      )}
      <p className="text-moss">
        The {products} products of the demo leave the shop with their reviews, stock and places in carts and
        wishlists, and its categories that hold nothing else. Your own products and all accounts stay. The
        demo never returns. Make a backup first. The shop takes orders once the steps above are done.
      </p>
      {blockers.length > 0 ? (
        <Notice>
          First change these settings and start the shop again:
          <ul className="list-disc pl-5">
            {blockers.map((blocker) => (
              <li key={blocker}>{blocker}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        <Button variant="danger" onClick={() => setAsking(true)}>
          Remove the demo
        </Button>
      )}
      <Dialog title="Remove the demo for good?" open={isAsking} onClose={close}>
        <div className="flex flex-col gap-4">
          <p>
            {removed === 1 ? '1 product of the demo goes.' : `${removed} products of the demo go.`} This
            cannot be undone.
          </p>
          {changed.length > 0 && <ToKeep changed={changed} kept={kept} onChange={setKept} />}
          {removal.error && <Notice tone="error">{removal.error.message}</Notice>}
          <div className="flex flex-wrap gap-3">
            <Button
              variant="danger"
              busy={removal.isPending || removal.isSuccess}
              onClick={() => removal.mutate()}
            >
              Remove {removed} products
            </Button>
            <Button variant="quiet" onClick={close}>
              Keep the demo
            </Button>
          </div>
        </div>
      </Dialog>
    </section>
  );
}

type Choice = Pick<Opening, 'changed'> & { kept: number[]; onChange: (kept: number[]) => void };

/** Products of the demo that staff changed. The chosen ones stay. */
function ToKeep({ changed, kept, onChange }: Choice) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="pb-1">
        You changed these products of the demo. The chosen ones stay as drafts of your own, without their
        invented reviews:
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
