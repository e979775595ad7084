import { type SubmitEvent, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { refusedWords, withReason } from '#platform/admin/ui/reason-dialog.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { endpoints, type PickupForm } from '../../pickups.ts';
import { useStep } from '../queries.ts';

/** Notes a pickup that staff arranged by phone. */
export function NotePickup({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false);
  const [form, setForm] = useState<Omit<PickupForm, 'reason'>>({ courier: '', waybill: '', day: '' });
  const { mutate, isPending, error } = useStep(id, () =>
    withReason((reason) =>
      callApi(endpoints.note, { params: { id: String(id) }, body: { ...form, reason } }),
    ),
  );
  if (!isOpen)
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Note a pickup by hand
      </Button>
    );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate(undefined);
  };
  return (
    <form
      noValidate
      aria-label="Note a pickup by hand"
      onSubmit={send}
      className="flex flex-col items-start gap-4"
    >
      <TextField
        label="Courier"
        maxLength={40}
        value={form.courier}
        onChange={({ target }) => setForm({ ...form, courier: target.value })}
      />
      <TextField
        label="Day of the pickup"
        type="date"
        value={form.day}
        onChange={({ target }) => setForm({ ...form, day: target.value })}
      />
      <TextField
        label="Waybill (optional)"
        maxLength={60}
        value={form.waybill}
        onChange={({ target }) => setForm({ ...form, waybill: target.value })}
      />
      {error && <Notice tone="error">{refusedWords(error, 'courier')}</Notice>}
      <Button type="submit" busy={isPending}>
        Save and tell the customer
      </Button>
    </form>
  );
}
