import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useEarlierCash, type WithFactor } from './queries.ts';

/** Enters as paid what couriers paid before the shop kept its cash here. */
export function EarlierCash({ withFactor }: { withFactor: WithFactor }) {
  const [before, setBefore] = useState('');
  const { mutate, isPending } = useEarlierCash(withFactor);
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center">
        Cash that came before the shop kept it here
      </summary>
      <form
        className="flex flex-wrap items-end gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate(before);
        }}
      >
        <TextField
          label="Delivered before"
          type="date"
          required
          hint="All open cash of these orders is entered as paid, for good, 10,000 orders at a time."
          value={before}
          onChange={({ target }) => setBefore(target.value)}
        />
        <Button type="submit" variant="secondary" busy={isPending}>
          Enter as paid
        </Button>
      </form>
    </details>
  );
}
