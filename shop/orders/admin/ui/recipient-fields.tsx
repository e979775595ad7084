import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from '#platform/ui/select-field.tsx';
import { ParagraphField, TextField } from '#platform/ui/text-field.tsx';
import { stateChoices } from '#shop/pincodes/states.ts';

type Name = 'name' | 'phone' | 'addressLine' | 'city' | 'state' | 'pincode';
type Props = {
  field: (name: Name) => UseFormRegisterReturn & { error: string | undefined };
  pincodeHint: string;
};

/** Where the parcel of an order goes. */
export function RecipientFields({ field, pincodeHint }: Props) {
  return (
    <fieldset className="grid gap-4 rounded-lg border border-line bg-paper p-4 sm:grid-cols-2">
      <legend className="sr-only">Recipient</legend>
      <TextField label="Name" maxLength={120} {...field('name')} />
      <TextField label="Phone" inputMode="tel" {...field('phone')} />
      <ParagraphField label="Address" maxLength={700} className="sm:col-span-2" {...field('addressLine')} />
      <TextField label="City" maxLength={120} {...field('city')} />
      <SelectField label="State" placeholder="Please choose" options={stateChoices} {...field('state')} />
      <TextField label="Pincode" inputMode="numeric" hint={pincodeHint} {...field('pincode')} />
    </fieldset>
  );
}
