import { type FormEvent, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { estimateMessages } from '../estimate/estimate-messages.ts';
import { DeliveryEstimateLine } from './delivery-estimate.tsx';
import { isPincode } from '#shop/pincodes/is-pincode.ts';
import { useRememberedPincode } from './remembered-pincode.ts';

export function PincodeCheck() {
  const [remembered, remember] = useRememberedPincode();
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const check = (event: FormEvent) => {
    event.preventDefault();
    const pincode = (typed ?? remembered).trim();
    setWrong(!isPincode(pincode));
    if (!isPincode(pincode)) return;
    remember(pincode);
    setTyped(null);
  };
  return (
    <form aria-label="Delivery" noValidate onSubmit={check} className="flex flex-col gap-2">
      <div className="flex items-start gap-3">
        <TextField
          label="Deliver to pincode"
          className="min-w-0 flex-1"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          value={typed ?? remembered}
          onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
          error={wrong ? estimateMessages.malformed : undefined}
        />
        <Button type="submit" variant="secondary" className="mt-6 shrink-0">
          Check
        </Button>
      </div>
      <DeliveryEstimateLine pincode={remembered} />
    </form>
  );
}
