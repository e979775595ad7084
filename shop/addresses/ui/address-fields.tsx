import type { ChangeEvent } from 'react';
import { Controller } from 'react-hook-form';
import { SuggestingField } from '#platform/ui/suggestions/suggesting-field.tsx';
import { ParagraphField, TextField } from '#platform/ui/text-field.tsx';
import { addressTypes } from '../contract.ts';
import type { AddressDraft } from './address-draft.ts';
import type { Place } from './find-place.ts';
import type { FormPlace } from './locate.ts';
import { StateField } from './state-field.tsx';
import type { AddressFormState } from './use-pincode.ts';

type Props = {
  place: FormPlace;
  form: AddressFormState;
  known: Place | null;
  onPincode: (pincode: string) => void;
};

const tenDigits = 'Please enter a 10-digit mobile number';

/**
 * The fields of an address. The account's form accepts a limited number of digits; the checkout's leaves that to the server.
 */
export function AddressFields({ place, form, known, onPincode }: Props) {
  const { register, formState } = form;
  const { errors } = formState;
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
      <Locality form={form} localities={known?.localities ?? []} />
      <ParagraphField
        label="Address"
        autoComplete="address-line1"
        className="md:col-span-2"
        {...field('addressLine1')}
      />
      <TextField label="City" autoComplete="address-level2" {...field('city')} />
      <StateField form={form} known={known} />
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
              <input type="radio" value={type} {...register('addressType')} className="size-5" />
              {type}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

/** Offers the post offices of a shared pincode; other text is fine too. */
function Locality({ form, localities }: { form: AddressFormState; localities: string[] }) {
  const hint =
    localities.length > 1 && `${localities.length} places share this pincode. Choose or type yours.`;
  return (
    <Controller
      control={form.control}
      name="locality"
      render={({ field: { ref, onChange, ...field }, fieldState: { error } }) => (
        <SuggestingField
          label="Locality"
          autoComplete="address-level3"
          choices={localities}
          {...field}
          inputRef={ref}
          onValue={onChange}
          hint={hint}
          error={error?.message}
        />
      )}
    />
  );
}
