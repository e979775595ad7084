import { type SubmitEvent, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextAreaField } from '#platform/ui/text-field.tsx';
import { endpoints, type ReturnableLine } from '../contract.ts';
import { type ReturnReason, returnReasonNames, returnReasons } from '../reasons.ts';
import { useReturnStep } from './queries.ts';

type Props = { token: string; lines: ReturnableLine[] };

type Asked = { reason: ReturnReason; chosen: { orderLineId: number; quantity: number }[] };

/** Asks for a return: what, how many and why. */
export function AskForm({ token, lines }: Props) {
  // Sent again after a lost response, the same id asks once.
  const [requestId] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const [note, setNote] = useState('');
  const [counts, setCounts] = useState<Record<number, number>>({});
  const [missing, setMissing] = useState('');
  const { mutate, isPending, error } = useReturnStep(token, ({ chosen, ...given }: Asked) =>
    callApi(endpoints.ask, { body: { token, requestId, note, lines: chosen, ...given } }),
  );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = lines
      .map(({ orderLineId }) => ({ orderLineId, quantity: counts[orderLineId] ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    if (chosen.length === 0) return setMissing('Please choose what you return.');
    if (reason === '') return setMissing('Please choose a reason.');
    setMissing('');
    if (!isPending) mutate({ reason, chosen });
  };
  return (
    <form noValidate aria-label="Return" onSubmit={send} className="flex flex-col gap-5">
      <SelectField
        label="Why do you return it?"
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
      <p className="text-sm text-moss">You can add photos in the next step.</p>
      {(missing || error) && <Notice tone="error">{missing || error?.message}</Notice>}
      <Button type="submit" busy={isPending} className="self-start">
        Ask for the return
      </Button>
    </form>
  );
}
