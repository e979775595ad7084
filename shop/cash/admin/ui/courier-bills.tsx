import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { formatDay } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { TextField } from '#platform/ui/text-field.tsx';
import { courierLabel } from '#shop/shipping/couriers/couriers.ts';
import type { CourierBill } from '../bills.ts';
import { CourierChoice, useCourierChoice } from './courier-choice.tsx';
import { billsQuery, useEnterBill } from './queries.ts';

type Props = { from: string; to: string; months: readonly { value: string; label: string }[] };

/** What couriers charge by invoice, beside their files of cash: entered by month, and listed for the months of the report. */
export function CourierBills({ from, to, months }: Props) {
  const { data, error, refetch } = useQuery(billsQuery({ from, to }));
  return (
    <section aria-labelledby="bills" className="flex flex-col gap-4 print:hidden">
      <h2 id="bills" className="scroll-mt-24 text-xl">
        Invoices of couriers
      </h2>
      <p className="max-w-reading text-moss">
        Enter what an invoice charges without GST, but no charge that the courier kept from your cash: its
        files hold that. ‘Returns’ is the charge for parcels that came back (RTO).
      </p>
      <Loaded data={data} error={error} onRetry={() => void refetch()} className="h-32 w-full">
        {({ couriers, bills }) => (
          <>
            <BillForm couriers={couriers} months={months} bills={bills} />
            <BillList bills={bills} />
          </>
        )}
      </Loaded>
    </section>
  );
}

type FormProps = { couriers: string[]; months: Props['months']; bills: CourierBill[] };

function BillForm({ couriers, months, bills }: FormProps) {
  const { courier, fields } = useCourierChoice(couriers);
  const [month, setMonth] = useState((months[1] ?? months[0])!.value);
  const [amounts, setAmounts] = useState({ deliveries: '', returns: '' });
  const { mutate, isPending, error } = useEnterBill();
  const isKnown = bills.some((bill) => bill.courier === courier && bill.month === month);
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    const entered = { deliveries: Number(amounts.deliveries || 0), returns: Number(amounts.returns || 0) };
    mutate({ courier, month, ...entered }, { onSuccess: () => setAmounts({ deliveries: '', returns: '' }) });
  };
  const change = (name: keyof typeof amounts) => (value: string) => setAmounts({ ...amounts, [name]: value });
  return (
    <form
      aria-label="Invoice of a courier"
      className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2 lg:grid-cols-4"
      onSubmit={enter}
    >
      <CourierChoice {...fields} />
      <SelectField
        label="Month of the invoice"
        options={months}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
      />
      <AmountField label="Returns (₹)" value={amounts.returns} onChange={change('returns')} />
      <AmountField label="Deliveries (₹)" value={amounts.deliveries} onChange={change('deliveries')} />
      {error && (
        <div className="col-span-full">
          <Notice tone="error">{failureOf(error)}</Notice>
        </div>
      )}
      <Button type="submit" className="justify-self-start" busy={isPending}>
        {isKnown ? 'Enter in place of the earlier' : 'Enter'}
      </Button>
    </form>
  );
}

type AmountProps = { label: string; value: string; onChange: (value: string) => void };

function AmountField({ label, value, onChange }: AmountProps) {
  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      min={0}
      step="0.01"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function BillList({ bills }: { bills: CourierBill[] }) {
  const { mutate, isPending } = useEnterBill();
  if (bills.length === 0) return <p className="text-moss">No invoice is entered for these months.</p>;
  return (
    <ul aria-label="Entered invoices" className="flex flex-col divide-y divide-line border-y border-line">
      {bills.map((bill) => (
        <li key={nameOf(bill)} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
          <span className="tabular-nums">
            <span className="block">{amountsOf(bill)}</span>
            <span className="block text-sm text-moss">{`${bill.by}, ${formatDay(bill.at)}`}</span>
          </span>
          <Button
            variant="secondary"
            aria-label={`Take away ${nameOf(bill)}`}
            busy={isPending}
            onClick={() => mutate({ courier: bill.courier, month: bill.month, deliveries: 0, returns: 0 })}
          >
            Take away
          </Button>
        </li>
      ))}
    </ul>
  );
}

const nameOf = ({ courier, month }: CourierBill) => `${courierLabel(courier)}, ${monthOf(month)}`;

function amountsOf(bill: CourierBill): string {
  return `${nameOf(bill)}: returns ${formatRupees(bill.returns)}, deliveries ${formatRupees(bill.deliveries)}`;
}

/** `2026-11` → `Nov 2026` */
const monthOf = (month: string) => formatDay(`${month}-01`).split(' ').slice(1).join(' ');
