import { Copy } from 'lucide-react';
import { useState } from 'react';
import { newId } from '#platform/admin/ui/form/new-id.ts';
import { formatDay, formatMoment } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { cashKinds, type SettlingKind, settlingKinds } from '../../cash.ts';
import type { OrderCash } from '../contract.ts';
import { courierLabel } from '#shop/shipping/couriers/couriers.ts';
import { useOrderStep, type WithFactor } from './queries.ts';
import { TakeBack } from './take-back.tsx';

type Props = { order: OrderCash; withFactor: WithFactor };

/** The cash of an order: what happened to it, the text of a claim, and what staff enter by hand. */
export function OrderCashView({ order, mayChange, withFactor }: Props & { mayChange: boolean }) {
  const { orderNumber, since, due, open, courier, waybill, entries, claim } = order;
  return (
    <div className="flex flex-col gap-8">
      <p>
        {courierLabel(courier)} delivered {waybill ? `waybill ${waybill}` : 'the parcel'} on{' '}
        {formatDay(since)} and collected <span>{formatRupees(due)}</span>. <strong>{openText(open)}</strong>
      </p>
      <ol aria-label="Entries" className="divide-y divide-line border-y border-line">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap justify-between gap-x-4 py-3">
            <EntryText entry={entry} />
            <span className="flex flex-wrap items-center gap-x-4">
              <span className="tabular-nums">{formatRupees(entry.amount)}</span>
              {mayChange && entry.mayTakeBack && (
                <TakeBack orderNumber={orderNumber} entry={entry} withFactor={withFactor} />
              )}
            </span>
          </li>
        ))}
      </ol>
      {mayChange && claim && <Claim order={order} text={claim} withFactor={withFactor} />}
      {mayChange && open > 0 && <Settle key={open} order={order} withFactor={withFactor} />}
    </div>
  );
}

function EntryText({ entry }: { entry: OrderCash['entries'][number] }) {
  const { at, kind, note, who, isReversal } = entry;
  return (
    <span>
      {isReversal ? `Taken back: ${cashKinds[kind]}` : cashKinds[kind]}
      <span className="block text-sm text-moss wrap-anywhere">
        {formatMoment(at)}, {who}
        {note && <span>: {note}</span>}
      </span>
    </span>
  );
}

function openText(open: number): string {
  if (open === 0) return 'Nothing is open.';
  return open > 0 ? `${formatRupees(open)} is open.` : `The courier paid ${formatRupees(-open)} too much.`;
}

function Claim({ order, text, withFactor }: Props & { text: string }) {
  const { mutate, isPending } = useOrderStep(order.orderNumber, withFactor);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('Copied.');
    } catch {
      toast.error('The browser did not copy the text. Please select it.');
    }
  };
  return (
    <section aria-labelledby="claim" className="flex flex-col gap-3">
      <h2 id="claim" className="text-xl">
        Claim it from the courier
      </h2>
      <p className="rounded-lg border border-line bg-paper p-4 wrap-anywhere whitespace-pre-line">{text}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden className="size-5" strokeWidth={1.5} /> Copy the text
        </Button>
        {order.isClaimed ? (
          <p className="flex items-center text-moss">Noted as claimed.</p>
        ) : (
          <Button variant="secondary" busy={isPending} onClick={() => mutate('claim')}>
            Note as claimed
          </Button>
        )}
      </div>
    </section>
  );
}

const options = settlingKinds.map((value) => ({ value, label: cashKinds[value] }));

function Settle({ order: { orderNumber, open }, withFactor }: Props) {
  const [requestId] = useState(newId);
  const [kind, setKind] = useState<SettlingKind>('remitted');
  const [amount, setAmount] = useState(String(open));
  const [note, setNote] = useState('');
  const { mutate, isPending } = useOrderStep(orderNumber, withFactor);
  return (
    <form
      aria-labelledby="by-hand"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate({ requestId, kind, amount: Number(amount), note });
      }}
    >
      <h2 id="by-hand" className="text-xl">
        Settle by hand
      </h2>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label="What happened"
          options={options}
          value={kind}
          onChange={({ target }) => setKind(target.value as SettlingKind)}
        />
        <TextField
          label="Rupees"
          type="number"
          inputMode="decimal"
          min="0.01"
          max={open}
          step="0.01"
          required
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextField
          label="Note"
          optional
          maxLength={200}
          hint="Write no names or phone numbers."
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <p className="text-moss">
        You may take an entry back, and both stay in the list. The shop asks for your second factor.
      </p>
      <Button type="submit" className="self-start" busy={isPending}>
        Enter
      </Button>
    </form>
  );
}
