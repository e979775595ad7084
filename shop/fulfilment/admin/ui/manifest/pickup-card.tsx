import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { type SubmitEvent, useState } from 'react';
import { dayOf, formatDay } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { TextField } from '#platform/ui/text-field.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { proposedDay, proposedTime } from '#shop/shipping/pickup-time.ts';
import { endpoints, type PickupOfDay } from '../../manifest.ts';
import { pickupQuery } from './queries.ts';

/** Asks the courier for a rider, once a day. */
export function PickupCard() {
  const [today] = useState(() => dayOf(new Date()));
  const [day, setDay] = useState(() => proposedDay(new Date()));
  const { data, error } = useQuery(pickupQuery(day));
  return (
    <section aria-label="Pickup" className="flex flex-col gap-4 rounded-lg border border-line bg-paper p-4">
      <h2 className="font-sans text-sm font-semibold tracking-wide text-moss uppercase">Pickup</h2>
      {error && <p className="text-clay">{failureOf(error)}</p>}
      {data && !data.canRequest && <p>The shop asks no courier. Call the courier that you use.</p>}
      {data?.canRequest && (
        <>
          <TextField
            label="Day"
            type="date"
            min={today}
            value={day}
            onChange={(event) => setDay(event.target.value || day)}
          />
          <Answer of={data} />
          {(!data.pickup || data.pickup.state === 'refused') && <Request key={day} day={day} />}
        </>
      )}
    </section>
  );
}

function Answer({ of: { pickup, day, place } }: { of: PickupOfDay }) {
  if (!pickup) return null;
  const { state, number, remarks, time, parcels } = pickup;
  const visit = `${formatDay(day)} at ${time}, ${place}, ${parcels === 1 ? '1 parcel' : `${parcels} parcels`}`;
  if (state === 'requested')
    return (
      <output key="comes">
        A rider comes on {visit}. {number && <span>The courier’s number is {number}.</span>}
      </output>
    );
  if (state === 'refused') return <p className="text-clay">The courier sends no rider: {remarks}</p>;
  return <output key="asks">Asking the courier for a rider on {visit}…</output>;
}

function Request({ day }: { day: string }) {
  const queries = useQueryClient();
  const [time, setTime] = useState(() => proposedTime(day, new Date()) ?? '');
  const [parcels, setParcels] = useState('1');
  const ask = useMutation({
    mutationFn: () =>
      callApi(endpoints.requestPickup, { params: { day }, body: { time, parcels: Number(parcels) } }),
    onSuccess: (pickup) => queries.setQueryData(pickupQuery(day).queryKey, pickup),
    onError: (error) => toast.error(failureOf(error)),
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!ask.isPending) ask.mutate();
  };
  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      <TextField
        label="Time"
        type="time"
        value={time}
        hint={
          time
            ? undefined
            : 'No rider comes so late. Choose a later day, or a time that the courier told you.'
        }
        onChange={(event) => setTime(event.target.value)}
      />
      <TextField
        label="Parcels"
        inputMode="numeric"
        value={parcels}
        onChange={(event) => setParcels(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={ask.isPending}>
        Ask for a rider
      </Button>
    </form>
  );
}
