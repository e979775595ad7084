import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { formatMoment } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { type OrderState, orderStates } from '#shop/orders/states.ts';
import type { ParcelEvent } from '#shop/shipping/parcel-event.ts';
import type { HandSteps } from '../../by-hand.ts';
import { handStep, handStepNames, type HandStepName } from '../../hand-steps.ts';
import { HandResults } from './hand-results.tsx';
import { handCouriersQuery, handStepsQuery, useGiveWaybills, useUndoStep } from './queries.ts';
import { NoteStep } from './step-dialog.tsx';

type Props = { orderNumber: string; state: OrderState; isPacker: boolean };

/** Courier, waybill and steps of a parcel sent by hand. Nothing for other parcels. */
export function ParcelSteps({ orderNumber, state, isPacker }: Props) {
  const { data } = useQuery(handStepsQuery(orderNumber));
  const undo = useUndoStep(orderNumber);
  const { awaitsCourier, isCancelled } = orderStates[state];
  if (!data?.isByHand || awaitsCourier || isCancelled) return null;
  const steps = handStepNames.filter((name) => handStep(name).from.includes(state));
  return (
    <section aria-label="Sent by hand" className="rounded-lg border border-line bg-paper p-4 md:p-5">
      <h2 className="pb-3 font-sans text-sm font-semibold tracking-wide text-moss uppercase">Sent by hand</h2>
      <div className="flex flex-col items-start gap-4">
        <WaybillForm key={`${data.courier} ${data.waybill}`} orderNumber={orderNumber} parcel={data} />
        {data.steps.length > 0 && (
          <ol aria-label="Steps" className="flex flex-col gap-2">
            {data.steps.map((step) => (
              <li key={step.id}>
                <p className={step.isUndone ? 'text-moss' : 'font-semibold'}>{labelOf(step.event)}</p>
                <p className="text-sm text-moss wrap-anywhere">
                  {[formatMoment(step.at), step.by, step.isUndone && 'taken back', step.remark]
                    .filter(Boolean)
                    .join(', ')}
                </p>
              </li>
            ))}
          </ol>
        )}
        {undo.error && <Notice tone="error">{undo.error.message}</Notice>}
        <div className="flex flex-wrap gap-3">
          <NoteStep selected={{ ids: [orderNumber] }} mayLose={!isPacker} steps={steps} />
          {!isPacker && data.canUndo !== null && (
            <Button variant="secondary" busy={undo.isPending} onClick={() => undo.mutate(data.canUndo!)}>
              Take the last step back
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

function labelOf(event: ParcelEvent): string {
  return event in handLabels ? handStep(event as HandStepName).label : event.replaceAll('_', ' ');
}

const handLabels = Object.fromEntries(handStepNames.map((name) => [name, true]));

function WaybillForm({ orderNumber, parcel }: { orderNumber: string; parcel: HandSteps }) {
  const [courier, setCourier] = useState(parcel.courier);
  const [waybill, setWaybill] = useState(parcel.waybill ?? '');
  const { data } = useQuery(handCouriersQuery());
  const give = useGiveWaybills();
  const names = (data?.couriers ?? []).flatMap(({ name, isActive }) =>
    isActive || name === parcel.courier ? name : [],
  );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (courier !== '' && !give.isPending) give.mutate({ courier, pairs: [{ orderNumber, waybill }] });
  };
  return (
    <form noValidate onSubmit={send} className="flex w-full flex-col gap-3">
      <div className="grid gap-3 md:grid-cols-2">
        <SelectField
          label="Courier"
          value={courier}
          placeholder="Choose one"
          onChange={({ target }) => setCourier(target.value)}
          options={names}
        />
        <TextField
          label="Waybill"
          optional
          maxLength={80}
          value={waybill}
          onChange={({ target }) => setWaybill(target.value)}
        />
      </div>
      {give.error && <Notice tone="error">{give.error.message}</Notice>}
      {give.data && <HandResults results={give.data.results} />}
      <Button
        type="submit"
        variant="secondary"
        className="self-start"
        busy={give.isPending}
        disabled={courier === ''}
      >
        Save courier and waybill
      </Button>
    </form>
  );
}
