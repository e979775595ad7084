import { type SubmitEvent, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { TextAreaField, TextField } from '#platform/ui/text-field.tsx';
import { type UnitOutcome, unitOutcomes } from '#shop/fulfilment/unit-outcomes.ts';
import { outcomes } from '../../states.ts';
import { endpoints, type ReturnDetail } from '../contract.ts';
import { useStep } from './queries.ts';

type Units = ReturnDetail['units'];

/** Asks what became of each unit of a return, and how many of each line are refunded. */
export function InspectForm({ shown: { id, lines, units } }: { shown: ReturnDetail }) {
  const [rows, setRows] = useState<Units>(units);
  const [refunded, setRefunded] = useState<Record<number, string>>({});
  const [answer, setAnswer] = useState('');
  const { mutate, isPending, error } = useStep(id, () =>
    callApi(endpoints.inspect, {
      params: { id: String(id) },
      body: {
        answer,
        lines: lines.map(({ orderLineId, quantity }) => ({
          orderLineId,
          refundedQuantity: Number(refunded[orderLineId] ?? quantity),
        })),
        units: rows
          .filter((row) => row.sellable + row.damaged + row.missing > 0)
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
  );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate(undefined);
  };
  return (
    <form noValidate aria-label="Inspection" onSubmit={send} className="flex flex-col items-start gap-4">
      <UnitFields rows={rows} onChange={setRows} />
      {lines.map(({ orderLineId, productName, quantity }) => (
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
      <TextAreaField
        label="If nothing is refunded: why, in words for the customer"
        rows={2}
        maxLength={300}
        className="w-full"
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <p className="text-sm text-moss">
        The credit note is issued at once, and nobody can take this back. Open packs are damaged.
      </p>
      {error && <Notice tone="error">{error.message}</Notice>}
      <Button type="submit" busy={isPending}>
        Save the inspection
      </Button>
    </form>
  );
}

function UnitFields({ rows, onChange }: { rows: Units; onChange: (rows: Units) => void }) {
  const set = (at: number, outcome: UnitOutcome, typed: string) =>
    onChange(
      rows.map((row, index) =>
        index === at ? Object.assign({ ...row }, { [outcome]: Number(typed) || 0 }) : row,
      ),
    );
  return rows.map((row, at) => (
    <fieldset key={`${row.orderLineId} ${row.productId} ${row.batchId}`} className="w-full">
      <legend className="pb-1 font-semibold">
        {row.productName}
        {row.batch && <span>, batch {row.batch}</span>}
        <span>: {row.expected} to find</span>
      </legend>
      <div className="grid grid-cols-3 gap-3">
        {outcomes.map((outcome) => (
          <TextField
            key={outcome}
            label={unitOutcomes[outcome]}
            inputMode="numeric"
            maxLength={5}
            value={row[outcome] === 0 ? '' : String(row[outcome])}
            placeholder="0"
            onChange={({ target }) => set(at, outcome, target.value.replaceAll(/\D/g, ''))}
          />
        ))}
      </div>
    </fieldset>
  ));
}
