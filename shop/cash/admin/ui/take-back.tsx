import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { cashKinds } from '../../cash.ts';
import type { OrderCash } from '../contract.ts';
import { useTakeBack, type WithFactor } from './queries.ts';

type Props = { orderNumber: string; entry: OrderCash['entries'][number]; withFactor: WithFactor };

/** Asks why, and takes an entry by hand back. */
export function TakeBack({ orderNumber, entry: { id, kind }, withFactor }: Props) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useTakeBack(orderNumber, withFactor);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="quiet" aria-label={`Take back: ${cashKinds[kind]}`} onClick={() => setAsking(true)}>
        Take it back
      </Button>
      <Dialog title="Take this entry back?" open={asking} onClose={close}>
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPending) mutate({ id, reason }, { onSuccess: close });
          }}
        >
          <p className="text-moss">
            The cash is open again. The entry stays, with one against it. The shop asks for your second
            factor.
          </p>
          <TextField
            label="Reason"
            required
            minLength={5}
            maxLength={200}
            hint="Write no names or phone numbers."
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button type="button" variant="secondary" onClick={close}>
              Keep it
            </Button>
            <Button type="submit" variant="danger" busy={isPending}>
              Take it back
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
