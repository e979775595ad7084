import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { HandResults } from './hand-results.tsx';
import { handCouriersQuery, useGiveWaybills } from './queries.ts';

/** Takes the waybills of chosen orders that are sent by hand, a field for each. */
export function WaybillsButton({ ids }: { ids: string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Waybills
      </Button>
      <Dialog title="Waybills" open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <WaybillForm ids={ids} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function WaybillForm({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const [chosen, setChosen] = useState('');
  const [waybills, setWaybills] = useState<Record<string, string>>({});
  const { data } = useQuery(handCouriersQuery());
  const give = useGiveWaybills();
  const active = (data?.couriers ?? []).filter(({ isActive }) => isActive);
  const courier = chosen || (active[0]?.name ?? '');
  const pairs = ids.flatMap((orderNumber) => {
    const waybill = waybills[orderNumber]?.trim();
    return waybill ? { orderNumber, waybill } : [];
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (pairs.length > 0 && !give.isPending) give.mutate({ courier, pairs });
  };
  if (give.data) return <HandResults results={give.data.results} onClose={onClose} />;
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <SelectField
        label="Courier"
        value={courier}
        onChange={({ target }) => setChosen(target.value)}
        options={active.map(({ name }) => name)}
      />
      {ids.map((orderNumber) => (
        <TextField
          key={orderNumber}
          label={`Waybill of ${orderNumber}`}
          optional
          maxLength={80}
          value={waybills[orderNumber] ?? ''}
          onChange={({ target }) => setWaybills({ ...waybills, [orderNumber]: target.value })}
        />
      ))}
      {give.error && <Notice tone="error">{give.error.message}</Notice>}
      <Button type="submit" className="self-start" busy={give.isPending} disabled={pairs.length === 0}>
        Save the waybills
      </Button>
    </form>
  );
}
