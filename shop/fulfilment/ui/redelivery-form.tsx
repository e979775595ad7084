import { type SubmitEvent, useState } from 'react';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { formatWeekdayAndYear } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { ApiError } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { ParagraphField, TextField } from '#platform/ui/text-field.tsx';
import type { RedeliveryForm as Answer } from '../redelivery.ts';
import { type RedeliveryActName, redeliveryActs } from '../redelivery-acts.ts';

type Props = {
  /** The days that the courier may be asked for. */
  days: readonly string[];
  labels: Record<RedeliveryActName, string>;
  submitLabel: string;
  busy: boolean;
  error: Error | null;
  onSend: (answer: Answer) => void;
};

const nothing = { day: '', phone: '', addressLine: '' };

/** The courier's task after a failed delivery, for staff and for the customer. */
export function RedeliveryForm({ days, labels, submitLabel, busy, error, onSend }: Props) {
  const [act, setAct] = useState<RedeliveryActName>('try_again');
  const [typed, setTyped] = useState(nothing);
  const set = (field: keyof typeof nothing) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [field]: event.target.value });
  const errors = errorsOf(error);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onSend(answerOf(act, typed));
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col items-start gap-4">
      <fieldset className="flex flex-col">
        <legend className="sr-only">What shall the courier do?</legend>
        {redeliveryActs
          .filter((each) => each !== 'another_day' || days.length > 0)
          .map((each) => (
            <label key={each} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="act"
                value={each}
                checked={act === each}
                onChange={() => setAct(each)}
                className="size-5 shrink-0"
              />
              {labels[each]}
            </label>
          ))}
      </fieldset>
      {act === 'another_day' && (
        <SelectField
          label="Day"
          placeholder="Please choose"
          options={days.map((value) => ({ value, label: formatWeekdayAndYear(value) }))}
          value={typed.day}
          error={errors.get('day')}
          onChange={set('day')}
          className="w-full max-w-sm"
        />
      )}
      {act === 'correct' && (
        <>
          <TextField
            label="New phone"
            optional
            inputMode="numeric"
            autoComplete="tel-national"
            value={typed.phone}
            error={errors.get('phone')}
            onChange={set('phone')}
            className="w-full max-w-sm"
          />
          <ParagraphField
            label="House, street and landmark"
            optional
            maxLength={700}
            value={typed.addressLine}
            error={errors.get('addressLine')}
            hint="City and pincode stay."
            onChange={set('addressLine')}
            className="w-full max-w-xl"
          />
        </>
      )}
      {error && errors.size === 0 && <Notice tone="error">{failureOf(error)}</Notice>}
      <Button type="submit" variant={act === 'give_up' ? 'danger' : 'primary'} busy={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}

function answerOf(act: RedeliveryActName, { day, phone, addressLine }: typeof nothing): Answer {
  if (act === 'another_day') return { act, day };
  if (act !== 'correct') return { act };
  return {
    act,
    ...(phone.trim() ? { phone: phone.trim() } : {}),
    ...(addressLine.trim() ? { addressLine: addressLine.trim() } : {}),
  };
}

/** `answer.phone` → `phone` */
function errorsOf(error: Error | null): Map<string, string> {
  if (!(error instanceof ApiError)) return new Map();
  return new Map(
    Object.entries(error.fields).map(([path, message]) => [path.split('.').at(-1)!, message] as const),
  );
}
