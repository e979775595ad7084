import { type ComponentType, type SubmitEvent, useState } from 'react';
import { refusedWords, withReason } from '#platform/admin/ui/reason-dialog.tsx';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { TextAreaField, TextField } from '#platform/ui/text-field.tsx';
import { addUp, sumOf } from '#shop/fulfilment/admin/inspection.ts';
import { endpoints, type ReturnDetail } from '../contract.ts';
import { useStep } from './queries.ts';

type Units = ReturnDetail['units'];

/** The fields of the units, which every inspection shares. */
export type UnitFields = ComponentType<{ rows: Units; onChange: (rows: Units) => void }>;

type Props = { shown: ReturnDetail; unitFields: UnitFields };

/** Asks what became of each unit of a return, and how many of each line are refunded. */
export function InspectForm({ shown: { id, state, lines, units }, unitFields: UnitFields }: Props) {
  const isReplaced = state === 'replaced';
  const [rows, setRows] = useState<Units>(units);
  const [refunded, setRefunded] = useState<Record<number, string>>({});
  const [answer, setAnswer] = useState('');
  const { mutate, isPending, error } = useStep(id, () =>
    withReason((reason) =>
      callApi(endpoints.inspect, {
        params: { id: String(id) },
        body: {
          answer,
          reason,
          lines: lines.map(({ orderLineId, quantity }) => ({
            orderLineId,
            refundedQuantity: isReplaced ? 0 : Number(refunded[orderLineId] ?? quantity),
          })),
          units: rows
            .filter((row) => sumOf(row) > 0)
            .map(({ orderLineId, productId, batchId, sellable, damaged, missing }) => ({
              orderLineId,
              productId,
              batchId,
              sellable,
              damaged,
              missing,
            })),
        },
      }),
    ),
  );
  const isComplete = addUp(rows, rows);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (isComplete && !isPending) mutate(undefined);
  };
  return (
    <form noValidate aria-label="Inspection" onSubmit={send} className="flex flex-col items-start gap-4">
      <UnitFields rows={rows} onChange={setRows} />
      {isReplaced && <p>Only if the first products came back. They were replaced, so nothing is refunded.</p>}
      {(isReplaced ? [] : lines).map(({ orderLineId, productName, quantity }) => (
        <TextField
          key={orderLineId}
          label={`Refund how many of ${productName}, at most ${quantity}`}
          inputMode="numeric"
          maxLength={5}
          value={refunded[orderLineId] ?? String(quantity)}
          onChange={({ target }) =>
            setRefunded({ ...refunded, [orderLineId]: target.value.replaceAll(/\D/g, '') })
          }
        />
      ))}
      {!isReplaced && (
        <TextAreaField
          label="If nothing is refunded: why, in words for the customer"
          rows={2}
          maxLength={300}
          className="w-full"
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      )}
      <p className="text-sm text-moss">
        {isReplaced
          ? 'Nobody can take this back. Open packs are damaged.'
          : 'The credit note is issued at once, and nobody can take this back. Open packs are damaged.'}
      </p>
      {error && <Notice tone="error">{refusedWords(error, 'answer')}</Notice>}
      <Button type="submit" busy={isPending} disabled={!isComplete}>
        Save the inspection
      </Button>
    </form>
  );
}
