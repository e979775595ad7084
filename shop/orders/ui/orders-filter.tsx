import { type FormEvent, useState } from 'react';
import { yearOf } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { OrdersSearch } from './queries.ts';
import { orderGroupLabels, orderGroups } from '../state-record.ts';

type Props = { wanted: OrdersSearch; onChange: (change: Partial<OrdersSearch>) => void };

const states = [
  { value: '', label: 'All orders' },
  ...orderGroups.map((value) => ({ value, label: orderGroupLabels[value] })),
];

const year = yearOf(new Date());

const times = [
  { value: '', label: 'At any time' },
  { value: '30-days', label: 'In the last 30 days' },
  { value: '6-months', label: 'In the last 6 months' },
  ...[year, year - 1, year - 2].map((one) => ({ value: String(one), label: `In ${one}` })),
];

export function OrdersFilter({ wanted, onChange }: Props) {
  const [q, setQ] = useState(wanted.q);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onChange({ q: q.trim() });
  };
  return (
    <search aria-label="My Orders">
      <form onSubmit={search} className="grid gap-4 pb-6 md:grid-cols-12">
        <div className="flex items-end gap-3 md:col-span-6">
          <TextField
            label="Order number or product"
            type="search"
            className="min-w-0 flex-1"
            maxLength={100}
            value={q}
            onChange={({ target }) => setQ(target.value)}
          />
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </div>
        <SelectField
          label="State"
          className="md:col-span-3"
          options={states}
          value={wanted.is}
          onChange={({ target }) => onChange({ is: target.value as OrdersSearch['is'] })}
        />
        <SelectField
          label="Placed"
          className="md:col-span-3"
          options={times}
          value={wanted.time}
          onChange={({ target }) => onChange({ time: target.value })}
        />
      </form>
    </search>
  );
}
