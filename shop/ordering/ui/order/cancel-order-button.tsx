import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { useCancelOrder } from '../queries.ts';

/** Cancels an order after asking once. */
export function CancelOrderButton({ orderNumber }: { orderNumber: string }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useCancelOrder(orderNumber);
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Cancel order
      </Button>
      <Dialog title="Cancel this order?" open={asking} onClose={() => setAsking(false)}>
        <p className="pb-6 text-moss">
          Order {orderNumber} will not be delivered and nothing is due. This cannot be undone.
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => setAsking(false)}>
            Keep it
          </Button>
          <Button
            variant="danger"
            busy={isPending}
            onClick={() => mutate(undefined, { onSettled: () => setAsking(false) })}
          >
            Cancel order
          </Button>
        </div>
      </Dialog>
    </>
  );
}
