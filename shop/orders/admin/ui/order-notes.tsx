import { type SubmitEvent, useState } from 'react';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { formatMoment } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextAreaField } from '#platform/ui/text-field.tsx';
import type { OrderOfStaff } from '../contract.ts';
import { useAddNote } from './queries.ts';

/** The notes of staff about an order. Customers never see it. */
export function OrderNotes({ order: { orderNumber, notes } }: { order: OrderOfStaff }) {
  const [text, setText] = useState('');
  const add = useAddNote(orderNumber);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() && !add.isPending) add.mutate(text.trim(), { onSuccess: () => setText('') });
  };
  return (
    <div className="flex flex-col gap-4">
      {notes.length > 0 && (
        <ul className="flex flex-col gap-3">
          {notes.map(({ id, at, who, text: written }) => (
            <li key={id}>
              <p className="whitespace-pre-line wrap-anywhere">{written}</p>
              <p className="text-sm text-moss">
                {who}, {formatMoment(at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form className="flex flex-col items-start gap-3" onSubmit={save}>
        <TextAreaField
          label="New note"
          rows={2}
          maxLength={500}
          className="w-full"
          value={text}
          error={add.isError ? failureOf(add.error) : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="secondary" busy={add.isPending} disabled={!text.trim()}>
          Add note
        </Button>
      </form>
    </div>
  );
}
