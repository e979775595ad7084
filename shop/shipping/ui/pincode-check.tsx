import { type FormEvent, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { estimateMessages } from '../estimate/estimate-messages.ts';
import { DeliveryEstimateLine } from './delivery-estimate.tsx';
import { useRememberedPincode } from './remembered-pincode.ts';

export function PincodeCheck() {
  const [remembered, remember] = useRememberedPincode();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const reader = await import('#shop/pincodes/read-pincode.ts').catch(() => null);
    // The field may hold what was typed before this code came, which React puts back a moment after it takes the field over.
    const shown = form.querySelector('input')?.value ?? '';
    if (!reader) return setProblem(estimateMessages.failed);
    const reading = reader.readPincode(shown);
    setProblem('problem' in reading ? reading.problem : undefined);
    if ('problem' in reading) return undefined;
    remember(reading.value);
    return setTyped(null);
  };
  return (
    <form
      aria-label="Delivery"
      noValidate
      onSubmit={(event) => void check(event)}
      className="flex flex-col gap-2"
    >
      <div className="flex flex-wrap items-start gap-x-3">
        <TextField
          label="Deliver to pincode"
          className="grow basis-40"
          inputMode="numeric"
          autoComplete="postal-code"
          value={typed ?? remembered}
          onChange={({ target }) => setTyped(target.value)}
          error={problem}
        />
        <Button type="submit" variant="secondary" className="mt-6 shrink-0">
          Check
        </Button>
      </div>
      <DeliveryEstimateLine pincode={remembered} />
    </form>
  );
}
