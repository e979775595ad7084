import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { endpoints, type Opening } from '../contract.ts';
import { openingQuery } from './queries.ts';

/** Removes the demo after a confirmation, then loads the page anew, since its frame still shows the demo. */
export function RemoveDemo({ opening: { products, blockers } }: { opening: Opening }) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: () => callApi(endpoints.removeDemo, { body: { products } }),
    onSuccess: () => window.location.reload(),
    onError: () => queries.invalidateQueries(openingQuery()),
  });
  const close = () => {
    removal.reset();
    setAsking(false);
  };
  return (
    <section aria-labelledby="remove-demo" className="flex flex-col items-start gap-4">
      <h2 id="remove-demo" className="text-2xl">
        Remove the demo
      </h2>
      <p className="text-moss">
        All {products} products leave the shop, your own among them. Their categories, reviews, carts and
        wishlists go too. Accounts stay. The demo never returns. The shop takes orders once the steps above
        are done.
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
          <p>All {products} products go. This cannot be undone.</p>
          {removal.error && <Notice tone="error">{removal.error.message}</Notice>}
          <div className="flex flex-wrap gap-3">
            <Button
              variant="danger"
              busy={removal.isPending || removal.isSuccess}
              onClick={() => removal.mutate()}
            >
              Remove {products} products
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
