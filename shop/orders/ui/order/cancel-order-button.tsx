import { type FormEvent, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextAreaField } from '#platform/ui/text-field.tsx';
import { type CancelReason, cancelReasons } from '../../order.ts';
import { cancelFailed, type GuestProof, useCancelOrder } from '../queries.ts';

const choices = Object.entries(cancelReasons).map(([value, label]) => ({ value, label }));

type Props = {
  orderNumber: string;
  /** Of a customer without an account. */
  proof?: GuestProof;
};

export function CancelOrderButton(order: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Cancel order
      </Button>
      <Dialog title="Cancel this order?" open={asking} onClose={() => setAsking(false)}>
        <CancelForm {...order} onDone={() => setAsking(false)} />
      </Dialog>
    </>
  );
}

function CancelForm({ orderNumber, proof, onDone }: Props & { onDone: () => void }) {
  const { mutate, isPending, error } = useCancelOrder(orderNumber, proof);
  const [reason, setReason] = useState<CancelReason | ''>('');
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const cancel = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason === '');
    if (reason === '') return;
    mutate({ reason, ...(words.trim() ? { words: words.trim() } : {}) }, { onSuccess: onDone });
  };
  return (
    <form noValidate onSubmit={cancel} className="flex flex-col gap-4">
      <p className="text-moss">
        Order <span className="whitespace-nowrap">{orderNumber}</span> will not be delivered and nothing is
        due. This cannot be undone.
      </p>
      <SelectField
        label="Why do you cancel?"
        placeholder="Please choose"
        options={choices}
        value={reason}
        error={missing && reason === '' ? 'Please choose a reason' : undefined}
        onChange={({ target }) => setReason(target.value as CancelReason | '')}
      />
      <TextAreaField
        label="Anything else"
        optional
        rows={3}
        maxLength={200}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {error && <Notice tone="error">{error.message || cancelFailed}</Notice>}
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
