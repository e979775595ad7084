import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useOpening, type WithFactor } from './queries.ts';

/** Enters as paid out what providers paid out before the shop kept it here. */
export function Opening({ withFactor }: { withFactor: WithFactor }) {
  const [before, setBefore] = useState('');
  const { mutate, isPending } = useOpening(withFactor);
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center">
        Payments that were paid out before the shop kept it here
      </summary>
      <form
        className="flex flex-wrap items-end gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate(before);
        }}
      >
        <TextField
          label="Paid before"
          type="date"
          required
          hint="Payments without a settlement from before this day are entered as paid out, for good."
          value={before}
          onChange={({ target }) => setBefore(target.value)}
        />
        <Button type="submit" variant="secondary" busy={isPending}>
          Enter as paid out
        </Button>
      </form>
    </details>
  );
}
