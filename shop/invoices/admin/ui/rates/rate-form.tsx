import { type ReactNode, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { ApiError } from '#platform/ui/call-api.ts';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { legalPercents } from '../../../rates/legal-percents.ts';
import { percentText } from '../../../tax/nil-lines.ts';
import type { WithFactor } from '../queries.ts';
import { useAddRate } from './queries.ts';

const empty = { hsn: '', goods: '', reach: 'whole', percent: '', from: '', law: '' };

const reaches = [
  { value: 'whole', label: 'All goods of the heading' },
  { value: 'some', label: 'Only these goods' },
];

/** The form of a new row. Typed text stays when the shop refuses it. */
export function RateForm({ withFactor }: { withFactor: WithFactor }) {
  const [typed, setTyped] = useState(empty);
  const { mutate, isPending, error } = useAddRate(withFactor);
  const errors = error instanceof ApiError ? (error.fields ?? {}) : {};
  const bind = (name: keyof typeof empty) => ({
    value: typed[name],
    error: errors[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const send = () => {
    const { reach, percent, ...rest } = typed;
    mutate(
      { ...rest, isWhole: reach === 'whole', percent: Number(percent) },
      { onSuccess: () => setTyped(empty) },
    );
  };
  return (
    <form
      aria-label="New row"
      className="grid max-w-2xl gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) send();
      }}
    >
      <Wide>
        <p className="text-moss">
          Ask your accountant first. A rate that is in force today stays until the day you give. Documents
          keep the rate of their day.
        </p>
      </Wide>
      <TextField
        {...bind('hsn')}
        label="Heading (HSN)"
        hint="4, 6 or 8 digits"
        inputMode="numeric"
        maxLength={20}
      />
      <SelectField
        {...bind('percent')}
        label="Rate"
        placeholder="Choose the rate"
        options={legalPercents.map((percent) => ({ value: String(percent), label: percentText(percent) }))}
      />
      <TextField
        {...bind('goods')}
        label="Goods"
        hint="In your words, such as soap in bars"
        maxLength={120}
      />
      <SelectField {...bind('reach')} label="The rate is for" options={reaches} />
      <TextField
        {...bind('from')}
        label="First day"
        type="date"
        hint="Tomorrow or later. Today for a heading without a rate."
      />
      <TextField
        {...bind('law')}
        label="Notification or source"
        hint="Such as 9/2025-Central Tax (Rate)"
        maxLength={200}
      />
      {error && Object.keys(errors).length === 0 && (
        <Wide>
          <Notice tone="error">{failureOf(error)}</Notice>
        </Wide>
      )}
      <Wide>
        <Button type="submit" busy={isPending}>
          Add row
        </Button>
      </Wide>
    </form>
  );
}

const Wide = ({ children }: { children: ReactNode }) => <div className="sm:col-span-2">{children}</div>;
