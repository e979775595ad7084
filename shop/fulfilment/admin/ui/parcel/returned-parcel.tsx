import { type SubmitEvent, useState } from 'react';
import { formatMoment } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { addUp, type InspectedRow } from '../../inspection.ts';
import type { Parcel } from '../../parcels.ts';
import { useInspect } from './parcel-queries.ts';
import { UnitFields, UnitsFound } from './unit-fields.tsx';

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
      <UnitsFound rows={inspection.units} />
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
  const isComplete = addUp(rows, rows);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (isComplete && !busy) onSend(rows);
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col items-start gap-4">
      <UnitFields rows={rows} onChange={setRows} />
      <Button type="submit" busy={busy} disabled={!isComplete}>
        Save what came back
      </Button>
    </form>
  );
}
