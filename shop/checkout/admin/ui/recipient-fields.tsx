import { type ChangeEvent, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from '#platform/ui/select-field.tsx';
import { ParagraphField, TextField } from '#platform/ui/text-field.tsx';
import { pincodeOf } from '#shop/pincodes/read-pincode.ts';
import { stateChoices } from '#shop/pincodes/states.ts';

type Name = 'name' | 'phone' | 'addressLine' | 'city' | 'state' | 'pincode';

/** Returns city and state of a pincode, or null for an unknown one. */
export type PlaceOf = (
  pincode: string,
  signal: AbortSignal,
) => Promise<{ city: string; state: string } | null>;

type Props = {
  field: (name: Name) => UseFormRegisterReturn & { error: string | undefined };
  pincodeHint: string;
  placeOf: PlaceOf;
  onPlace: (place: { city: string; state: string }) => void;
};

/** Where the parcel of an order goes. The pincode comes first, as a customer on the phone says it, and fills city and state. */
export function RecipientFields({ field, pincodeHint, placeOf, onPlace }: Props) {
  const { hint, typed } = useFilledPlace({ placeOf, onPlace });
  const { onChange, ...pincode } = field('pincode');
  return (
    <fieldset className="grid gap-4 rounded-lg border border-line bg-paper p-4 sm:grid-cols-2">
      <legend className="sr-only">Recipient</legend>
      <TextField
        label="Pincode"
        inputMode="numeric"
        autoComplete="off"
        hint={hint ?? pincodeHint}
        {...pincode}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          void typed(event.target.value);
          return onChange(event);
        }}
      />
      <TextField label="Phone" inputMode="tel" autoComplete="off" {...field('phone')} />
      <TextField label="Name" maxLength={120} {...field('name')} />
      <TextField label="City" maxLength={120} {...field('city')} />
      <ParagraphField label="Address" maxLength={700} className="sm:col-span-2" {...field('addressLine')} />
      <SelectField label="State" placeholder="Please choose" options={stateChoices} {...field('state')} />
    </fieldset>
  );
}

/** Looks up a pincode once it is whole. A later look-up cancels an earlier one. */
function useFilledPlace({ placeOf, onPlace }: Pick<Props, 'placeOf' | 'onPlace'>) {
  const [hint, setHint] = useState<string>();
  const asking = useRef<{ pincode: string; abort: AbortController }>(undefined);
  const typed = async (text: string) => {
    const pincode = pincodeOf(text);
    if (pincode === (asking.current?.pincode ?? null)) return;
    asking.current?.abort.abort();
    asking.current = undefined;
    setHint(undefined);
    if (pincode === null) return;
    const asked = (asking.current = { pincode, abort: new AbortController() });
    const place = await placeOf(pincode, asked.abort.signal).catch(() => undefined);
    if (asking.current !== asked) return;
    if (place) onPlace(place);
    else setHint(place === null ? 'No post office has this pincode. Please ask again.' : undefined);
  };
  return { hint, typed };
}

type BusinessProps = {
  field: (name: 'buyerGstin' | 'buyerName') => UseFormRegisterReturn & { error: string | undefined };
};

export function BusinessFields({ field }: BusinessProps) {
  return (
    <fieldset className="grid gap-4 rounded-lg border border-line bg-paper p-4 sm:grid-cols-2">
      <legend className="sr-only">Business</legend>
      <TextField
        label="GSTIN of a business"
        hint="Only for a customer who asks for a GST invoice. It is of the state where the parcel goes."
        maxLength={30}
        {...field('buyerGstin')}
      />
      <TextField label="Name of the business" maxLength={99} {...field('buyerName')} />
    </fieldset>
  );
}
