import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { ApiError } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { HandCourier } from '../../by-hand.ts';
import { handCouriersQuery, useSaveCourier } from './queries.ts';

/** The couriers that the shop sends by hand with. The owner keeps the list. */
export function HandCouriers() {
  const { data } = useQuery(handCouriersQuery());
  const [edited, setEdited] = useState<HandCourier | null>(null);
  const save = useSaveCourier();
  const fresh = { name: '', trackUrl: '', isActive: true };
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label="Couriers by hand" className="flex flex-col divide-y divide-line">
        {(data?.couriers ?? []).map((courier) => (
          <li key={courier.name} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-40">
              <span className="font-semibold wrap-anywhere">{courier.name}</span>
              <span className="block text-sm text-moss wrap-anywhere">
                {courier.isActive ? courier.trackUrl || 'No tracking page' : 'Not in use'}
              </span>
            </span>
            <Button
              variant="secondary"
              aria-label={`Change ${courier.name}`}
              onClick={() => setEdited(courier)}
            >
              Change
            </Button>
            <Button
              variant="secondary"
              aria-label={courier.isActive ? `Stop using ${courier.name}` : `Use ${courier.name}`}
              onClick={() => save.mutate({ ...courier, isActive: !courier.isActive })}
            >
              {courier.isActive ? 'Stop using' : 'Use'}
            </Button>
          </li>
        ))}
      </ul>
      {data?.asksForWholeRupees && (
        <Notice>
          India Post collects whole rupees alone. Turn &#8216;Whole rupees for cash&#8217; on in{' '}
          <Link className="link" to="/admin/settings/delivery">
            Delivery and charges
          </Link>
          , or an order with paise has to be booked at the counter.
        </Notice>
      )}
      {edited ? (
        <CourierForm key={edited.name} courier={edited} onClose={() => setEdited(null)} />
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setEdited(fresh)}>
          Add a courier
        </Button>
      )}
    </div>
  );
}

function CourierForm({ courier, onClose }: { courier: HandCourier; onClose: () => void }) {
  const [values, setValues] = useState(courier);
  const save = useSaveCourier();
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(values, { onSuccess: onClose });
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      {courier.name === '' && (
        <TextField
          label="Name of the courier"
          maxLength={40}
          value={values.name}
          error={fields.name}
          onChange={({ target }) => setValues({ ...values, name: target.value })}
        />
      )}
      <TextField
        label={courier.name === '' ? 'Tracking page' : `Tracking page of ${courier.name}`}
        optional
        inputMode="url"
        maxLength={300}
        value={values.trackUrl}
        error={fields.trackUrl}
        onChange={({ target }) => setValues({ ...values, trackUrl: target.value })}
        hint="With {waybill} where the number stands, such as https://courier.example/track/{waybill}"
      />
      {save.error && Object.keys(fields).length === 0 && <Notice tone="error">{save.error.message}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          Save the courier
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
