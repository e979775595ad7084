import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { fromSaved, oneLine } from '../../postal-address.ts';
import { type Address, addressMessages } from '../../contract.ts';
import { useDeleteAddress } from '../queries.ts';

/** Asks once before it deletes, with the text of section 5. */
export function DeleteAddressButton({ userId, address }: { userId: number; address: Address }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useDeleteAddress(userId);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Dialog title="Delete address" open={asking} onClose={close}>
        <p className="pb-2">{addressMessages.confirmDelete}</p>
        <p className="pb-6 wrap-anywhere text-moss">
          {address.name}, {oneLine(fromSaved(address))}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={close}>
            Keep it
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => mutate(address.id, { onSettled: close })}>
            Delete
          </Button>
        </div>
      </Dialog>
    </>
  );
}
