import type { ChangeEvent } from 'react';
import { Controller } from 'react-hook-form';
import { phoneMessages } from '#platform/reading/read-phone.ts';
import { SuggestingField } from '#platform/ui/suggestions/suggesting-field.tsx';
import { ParagraphField, TextField } from '#platform/ui/text-field.tsx';
import { addressTypes } from '../contract.ts';
import type { AddressDraft } from './address-draft.ts';
import type { Place } from './find-place.ts';
import {
  alternatePhoneLimit,
  type DigitLimit,
  heldAfterInput,
  isPasted,
  mobileLimit,
  pincodeLimit,
} from './limit-digits.ts';
import type { FormPlace } from './locate.ts';
import { StateField } from './state-field.tsx';
import type { AddressFormState } from './use-pincode.ts';

type Props = {
  place: FormPlace;
  form: AddressFormState;
  known: Place | null;
  onPincode: (pincode: string) => void;
};

/**
 * The fields of an address. The account's form reads and limits digits while they are typed; the checkout's says at Save what is wrong.
 */
export function AddressFields({ place, form, known, onPincode }: Props) {
  const { register, formState, getValues, trigger } = form;
  const { errors } = formState;
  const field = (name: keyof AddressDraft) => ({ ...register(name), error: errors[name]?.message });
  const digits = (name: keyof AddressDraft, limit: DigitLimit, then?: (text: string) => void) => {
    const registered = field(name);
    const onChange = async (event: ChangeEvent<HTMLInputElement>) => {
      const { target } = event;
      if (place === 'account') {
        const change = { before: getValues(name), after: target.value };
        const held = heldAfterInput(change, isPasted(change, event.nativeEvent), limit);
        if (held !== target.value) target.value = held;
      }
      await registered.onChange(event);
      if (place === 'account' && (errors[name] || !limit.fits(target.value))) void trigger(name);
      then?.(target.value);
    };
    return { ...registered, onChange };
  };
  const phoneTitle = place === 'account' ? { title: phoneMessages.tenDigits } : {};
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField
        label="Mobile number"
        inputMode="tel"
        autoComplete="tel-national"
        {...phoneTitle}
        {...digits('mobileNumber', mobileLimit)}
      />
      <TextField
        label="Pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        {...digits('pincode', pincodeLimit, onPincode)}
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
        inputMode="tel"
        {...phoneTitle}
        {...digits('alternatePhone', alternatePhoneLimit)}
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
