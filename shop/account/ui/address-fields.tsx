import type { ChangeEvent } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { stateChoices } from '#shop/delivery/states.ts';
import { addressTypes } from '../contract.ts';
import type { FormPlace } from './locate.ts';
import type { AddressDraft } from './address-draft.ts';

type Parts = {
  place: FormPlace;
  register: UseFormRegister<AddressDraft>;
  errors: FieldErrors<AddressDraft>;
  onPincode: (pincode: string) => void;
};

const tenDigits = 'Please enter a 10-digit mobile number';

/** The fields of an address. The account's form takes digits only, and so many; the checkout's leaves that to the server. */
export function AddressFields({ place, register, errors, onPincode }: Parts) {
  const field = (name: keyof AddressDraft) => ({ ...register(name), error: errors[name]?.message });
  const digits = (name: keyof AddressDraft, most: number, then?: (text: string) => void) => {
    const registered = field(name);
    const onChange = async (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.target;
      if (place === 'account') event.target.value = value.replace(/\D/g, '').slice(0, most);
      await registered.onChange(event);
      then?.(event.target.value);
    };
    return { ...registered, onChange };
  };
  const phoneTitle = place === 'account' ? { title: tenDigits } : {};
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...phoneTitle}
        {...digits('mobileNumber', 10)}
      />
      <TextField
        label="Pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        {...digits('pincode', 6, onPincode)}
      />
      <TextField label="Locality" autoComplete="address-level3" {...field('locality')} />
      <TextField
        label="Address"
        autoComplete="address-line1"
        className="md:col-span-2"
        {...field('addressLine1')}
      />
      <TextField label="City" autoComplete="address-level2" {...field('city')} />
      <SelectField
        label="State"
        placeholder="Select a state"
        options={stateChoices}
        autoComplete="address-level1"
        {...field('state')}
      />
      <TextField label="Landmark" optional {...field('landmark')} />
      <TextField
        label="Alternate phone"
        optional
        type="tel"
        inputMode="tel"
        {...phoneTitle}
        {...digits('alternatePhone', 10)}
      />
      <fieldset className="md:col-span-2">
        <legend className="text-sm font-semibold">Address type</legend>
        <div className="flex gap-6">
          {addressTypes.map((type) => (
            <label key={type} className="flex min-h-11 items-center gap-2">
              <input type="radio" value={type} {...register('addressType')} className="size-5 accent-leaf" />
              {type}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
