import { type SubmitEvent, useState } from 'react';
import { formatMoment } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { type UnitOutcome, unitOutcomes } from '../../../unit-outcomes.ts';
import type { InspectedRow, Parcel } from '../../parcels.ts';
import { useInspect } from './parcel-queries.ts';

const outcomes = Object.keys(unitOutcomes) as UnitOutcome[];

type Inspection = NonNullable<Parcel['inspection']>;
type Props = { orderNumber: string; inspection: Inspection };

/** Asks what became of each unit of a parcel that came back. */
export function ReturnedParcel({ orderNumber, inspection }: Props) {
  const { mutate, isPending, error } = useInspect(orderNumber, inspection.version);
  const failure = error && <Notice tone="error">{error.message}</Notice>;
  if (inspection.doneAt === null)
    return (
      <div className="flex flex-col gap-4">
        <InspectForm key={inspection.version} inspection={inspection} busy={isPending} onSend={mutate} />
        {failure}
      </div>
    );
  return (
    <div className="flex flex-col items-start gap-3">
      <ul className="flex flex-col gap-1">
        {inspection.units.map((row) => (
          <li key={keyOf(row)}>
            {nameOf(row)}:{' '}
            {outcomes
              .filter((outcome) => row[outcome] > 0)
              .map((outcome) => `${row[outcome]} ${unitOutcomes[outcome].toLowerCase()}`)
              .join(', ')}
          </li>
        ))}
      </ul>
      <p className="text-sm text-moss">
        {inspection.who}, {formatMoment(inspection.doneAt)}
      </p>
      {failure}
      <Button variant="secondary" busy={isPending} onClick={() => mutate(null)}>
        Take this back
      </Button>
    </div>
  );
}

type FormProps = { inspection: Inspection; busy: boolean; onSend: (units: InspectedRow[]) => void };

function InspectForm({ inspection: { units }, busy, onSend }: FormProps) {
  const [rows, setRows] = useState(units);
  const set = (at: number, outcome: UnitOutcome, typed: string) =>
    setRows(
      rows.map((row, index) =>
        index === at ? Object.assign({ ...row }, { [outcome]: Number(typed) || 0 }) : row,
      ),
    );
  const isComplete = rows.every((row) => row.sellable + row.damaged + row.missing === row.units);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (isComplete && !busy) onSend(rows);
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col items-start gap-4">
      {rows.map((row, at) => (
        <fieldset key={keyOf(row)} className="w-full">
          <legend className="pb-1 font-semibold">
            {row.units} × {nameOf(row)}
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
      ))}
      {!isComplete && <p className="text-sm text-moss">The units of each line must add up.</p>}
      <Button type="submit" busy={busy} disabled={!isComplete}>
        Save what came back
      </Button>
    </form>
  );
}

function keyOf({ orderLineId, productId, batchId }: InspectedRow): string {
  return `${orderLineId} ${productId} ${batchId ?? ''}`;
}

function nameOf({ productName, batch }: InspectedRow): string {
  return batch ? `${productName}, batch ${batch}` : productName;
}
