import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextAreaField } from '#platform/ui/text-field.tsx';
import type { AskForm as Asked, ReturnableLine } from '../contract.ts';
import { type ReturnReason, returnReasonNames, returnReasons } from '../reasons.ts';

type Props = {
  lines: ReturnableLine[];
  send: (asked: Asked) => void;
  isPending: boolean;
  error: Error | null;
  /** A hint above the button. */
  children?: ReactNode;
};

/** Asks for a return: what, how many and why. */
export function AskForm({ lines, send, isPending, error, children }: Props) {
  // Sent again after a lost response, the same id asks once.
  const [requestId] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const [note, setNote] = useState('');
  const [counts, setCounts] = useState<Record<number, number>>({});
  const [missing, setMissing] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = lines
      .map(({ orderLineId }) => ({ orderLineId, quantity: counts[orderLineId] ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    if (chosen.length === 0) return setMissing('Please choose what is returned.');
    if (reason === '') return setMissing('Please choose a reason.');
    setMissing('');
    if (!isPending) send({ requestId, reason, note, lines: chosen });
  };
  return (
    <form noValidate aria-label="Return" onSubmit={submit} className="flex flex-col gap-5">
      <SelectField
        label="Why is it returned?"
        value={reason}
        onChange={({ target }) => setReason(target.value as ReturnReason)}
        options={[
          { value: '', label: 'Please choose' },
          ...returnReasonNames.map((value) => ({ value, label: returnReasons[value].label })),
        ]}
      />
      {lines.map(({ orderLineId, productName, left, refused }) => {
        const why = reason === '' ? null : returnReasons[reason].isFault ? refused.fault : refused.change;
        if (why)
          return (
            <p key={orderLineId} className="text-sm text-moss">
              {productName}: {why}
            </p>
          );
        return (
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
        );
      })}
      <TextAreaField
        label="What is wrong (optional)"
        rows={3}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {children && <p className="text-sm text-moss">{children}</p>}
      {(missing || error) && <Notice tone="error">{missing || error?.message}</Notice>}
      <Button type="submit" busy={isPending} className="self-start">
        Ask for the return
      </Button>
    </form>
  );
}
