import { useState } from 'react';
import { formatDay, formatMoment } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { redeliveryLabels, redeliveryStateTexts } from '../../../redelivery-acts.ts';
import { type OrderState, orderStates } from '#shop/orders/states.ts';
import type { Parcel } from '../../parcels.ts';
import { RedeliveryForm } from '../../../ui/redelivery-form.tsx';
import { useLose, useRedelivery, useSettle } from './parcel-queries.ts';

export type OrderOfParcel = { orderNumber: string; state: OrderState; totalAmount: number };

/** The acts of staff about a parcel that the courier could not hand over, or lost. */
export function FailedDelivery({ order, parcel }: { order: OrderOfParcel; parcel: Parcel }) {
  const { orderNumber, state } = order;
  const rescue = useRedelivery(orderNumber);
  const settle = useSettle(orderNumber);
  return (
    <div className="flex flex-col items-start gap-4">
      {parcel.claimAmount !== null && (
        <p>{`The courier owes ${formatRupees(parcel.claimAmount)} for this parcel.`}</p>
      )}
      {parcel.returningSince && (
        <p className="text-moss">On its way back since {formatMoment(parcel.returningSince)}.</p>
      )}
      {parcel.rescues.length > 0 && (
        <ul className="flex flex-col gap-3">
          {parcel.rescues.map((made) => (
            <li key={made.id}>
              <p>
                <span className="font-semibold">{redeliveryLabels[made.act]}</span>
                {made.day && <span> ({formatDay(made.day)})</span>}
                <span>: {redeliveryStateTexts[made.state]}</span>
                {made.answer && <span className="wrap-anywhere">. {made.answer}</span>}
              </p>
              <p className="text-sm text-moss">
                {made.who}, {formatMoment(made.askedAt)}
              </p>
              {made.state === 'by_hand' && (
                <Button variant="secondary" busy={settle.isPending} onClick={() => settle.mutate(made.id)}>
                  I told the courier
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {parcel.canRescue && (
        <RedeliveryForm
          days={parcel.days}
          labels={redeliveryLabels}
          submitLabel="Ask the courier"
          busy={rescue.isPending}
          error={rescue.error}
          onSend={rescue.mutate}
        />
      )}
      {orderStates[state].isAtCourier && <LoseButton order={order} />}
    </div>
  );
}

function LoseButton({ order: { orderNumber, totalAmount } }: { order: OrderOfParcel }) {
  const [asking, setAsking] = useState(false);
  const [amount, setAmount] = useState(String(totalAmount));
  const lose = useLose(orderNumber);
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        The parcel is lost
      </Button>
      <Dialog title="Is this parcel lost?" open={asking} onClose={() => setAsking(false)}>
        <div className="flex flex-col gap-4">
          <p className="text-moss">
            The customer owes nothing and gets an email, and a credit note takes the invoice back. This cannot
            be undone.
          </p>
          <TextField
            label="Claim against the courier in rupees"
            inputMode="decimal"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
          {lose.error && <Notice tone="error">{lose.error.message}</Notice>}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button
              variant="danger"
              busy={lose.isPending}
              disabled={amount.trim() === '' || Number.isNaN(Number(amount))}
              onClick={() => lose.mutate(Number(amount), { onSuccess: () => setAsking(false) })}
            >
              It is lost
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
