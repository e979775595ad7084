import { type SubmitEvent, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextAreaField } from '#platform/ui/text-field.tsx';
import { newOrderId } from '#shop/orders/body/order-id.ts';
import {
  type ReplacementReason,
  replacementReasonNames,
  replacementReasons,
} from '#shop/orders/replacement.ts';
import type { ReplacementOffer } from '../../replacements.ts';
import { useSendReplacement } from './queries.ts';

type Props = {
  offer: ReplacementOffer;
  /** The open return that the replacement ends. Its lines are fixed. */
  ending: ReplacementOffer['returns'][number] | null;
  onSent: (orderNumber: string) => void;
};

export function ReplacementForm({ offer, ending, onSent }: Props) {
  // Sent again after a lost response, the same id sends once.
  const [orderId] = useState(newOrderId);
  const [reason, setReason] = useState<ReplacementReason | ''>('');
  const [note, setNote] = useState('');
  const [counts, setCounts] = useState<Record<number, number>>({});
  const [missing, setMissing] = useState('');
  const { mutate, isPending, error } = useSendReplacement(offer.orderNumber, onSent);
  const free = offer.lines.filter(({ left }) => left > 0);
  if (!ending && free.length === 0)
    return <Notice>Everything of this order was replaced, refunded or asked back.</Notice>;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = free
      .map(({ orderLineId }) => ({ orderLineId, quantity: counts[orderLineId] ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    const lines = ending
      ? ending.lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }))
      : chosen;
    if (lines.length === 0) return setMissing('Please choose what is sent again.');
    if (reason === '') return setMissing('Please choose a reason.');
    setMissing('');
    if (!isPending) mutate({ orderId, reason, note, lines, returnId: ending?.id ?? null });
  };
  return (
    <form noValidate aria-label="Replacement" onSubmit={submit} className="flex flex-col gap-5">
      <SelectField
        label="Why is it sent again?"
        value={reason}
        onChange={({ target }) => setReason(target.value as ReplacementReason)}
        options={[
          { value: '', label: 'Please choose' },
          ...replacementReasonNames.map((value) => ({ value, label: replacementReasons[value] })),
        ]}
      />
      {ending ? (
        <ul className="list-disc pl-5" aria-label={`All of return ${ending.id}, which ends with it`}>
          {ending.lines.map(({ orderLineId, productName, quantity }) => (
            <li key={orderLineId}>
              {quantity} × {productName}
            </li>
          ))}
        </ul>
      ) : (
        free.map(({ orderLineId, productName, left }) => (
          <SelectField
            key={orderLineId}
            label={`How many of ${productName}`}
            value={String(counts[orderLineId] ?? 0)}
            onChange={({ target }) => setCounts({ ...counts, [orderLineId]: Number(target.value) })}
            options={Array.from({ length: left + 1 }, (_, count) => ({
              value: String(count),
              label: count === 0 ? 'None' : String(count),
            }))}
          />
        ))
      )}
      <TextAreaField
        label="Note for staff (optional)"
        rows={3}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p className="text-sm text-moss">
        {ending && <span>The return ends, and nothing of it is refunded. </span>}
        <span>
          The customer gets an email and pays nothing. It goes to the address of the first order; change the
          new order for another one.
        </span>
      </p>
      {(missing || error) && <Notice tone="error">{missing || error?.message}</Notice>}
      <Button type="submit" busy={isPending} className="self-start">
        Send the replacement
      </Button>
    </form>
  );
}
