import { type SubmitEvent, useState } from 'react';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { TextAreaField } from '#platform/ui/text-field.tsx';
import { useCancelForCustomer } from './queries.ts';

/** Cancels an order for its customer, with a reason. `label` names the button in a list of orders. */
export function CancelForCustomer({ orderNumber, label }: { orderNumber: string; label?: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" aria-label={label} onClick={() => setAsking(true)}>
        Cancel order
      </Button>
      <Dialog title="Cancel this order?" open={asking} onClose={() => setAsking(false)}>
        <CancelForm orderNumber={orderNumber} onDone={() => setAsking(false)} />
      </Dialog>
    </>
  );
}

function CancelForm({ orderNumber, onDone }: { orderNumber: string; onDone: () => void }) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useCancelForCustomer(orderNumber);
  const cancel = (event: SubmitEvent) => {
    event.preventDefault();
    const text = reason.trim();
    setMissing(text === '');
    if (text && !isPending) mutate(text, { onSuccess: onDone });
  };
  return (
    <form noValidate onSubmit={cancel} className="flex flex-col gap-4">
      <p className="text-moss">
        Its units go back to the stock. The customer gets an email. This cannot be undone.
      </p>
      <TextAreaField
        label="Reason"
        hint="The customer reads it."
        rows={2}
        maxLength={200}
        value={reason}
        error={isMissing && reason.trim() === '' ? 'Please write the reason' : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {error && <Notice tone="error">{failureOf(error)}</Notice>}
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button variant="secondary" onClick={onDone}>
          Keep it
        </Button>
        <Button type="submit" variant="danger" busy={isPending}>
          Cancel order
        </Button>
      </div>
    </form>
  );
}
