import { FileDown } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { addDays, dayOf } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { saveFile } from '#platform/ui/sending/save-file.ts';
import { TextField } from '#platform/ui/text-field.tsx';
import { endpoints, type OrdersOfFile } from '../../export.ts';

/** Asks for a fresh second factor. */
type WithFactor = <T>(act: () => Promise<T>) => Promise<T>;

function useSaveOrders(withFactor: WithFactor) {
  const [isBusy, setBusy] = useState(false);
  const save = async (orders: OrdersOfFile) => {
    setBusy(true);
    const file = () => withFactor(() => callApi(endpoints.save, { body: { orders } }));
    await saveFile(file, `orders-${dayOf(new Date())}.csv`);
    setBusy(false);
  };
  return { isBusy, save };
}

/** Saves chosen orders as CSV. */
export function ExportChosen({ ids, withFactor }: { ids: string[]; withFactor: WithFactor }) {
  const { isBusy, save } = useSaveOrders(withFactor);
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void save({ ids })}>
      <FileDown aria-hidden className="size-5" strokeWidth={1.5} /> Export
    </Button>
  );
}

/** Saves the orders of some days as CSV. */
export function ExportRange({ withFactor }: { withFactor: WithFactor }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <FileDown aria-hidden className="size-5" strokeWidth={1.5} /> Export
      </Button>
      <Dialog title="Export orders" open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <RangeForm withFactor={withFactor} onSent={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function RangeForm({ withFactor, onSent }: { withFactor: WithFactor; onSent: () => void }) {
  const [today] = useState(() => dayOf(new Date()));
  const [from, setFrom] = useState(() => addDays(today, -30));
  const [to, setTo] = useState(today);
  const { isBusy, save } = useSaveOrders(withFactor);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    await save({ from, to });
    onSent();
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="From"
          type="date"
          max={to}
          value={from}
          onChange={({ target }) => setFrom(target.value || from)}
        />
        <TextField
          label="To"
          type="date"
          min={from}
          value={to}
          onChange={({ target }) => setTo(target.value || to)}
        />
      </div>
      <p className="text-sm text-moss">
        The file holds name, phone and address of each customer. ‘Who looked at customer data’ says that you
        made it.
      </p>
      <Button type="submit" className="self-start" busy={isBusy}>
        Save the CSV file
      </Button>
    </form>
  );
}
