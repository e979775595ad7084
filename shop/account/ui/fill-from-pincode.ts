import type { UseFormSetValue } from 'react-hook-form';
import { toast } from '#platform/ui/toast.tsx';
import type { AddressDraft } from './address-draft.ts';
import { type Lookups, placeOfPincode } from './find-place.ts';
import type { FormPlace } from './locate.ts';

/**
 * Fills city and state at exactly six digits (specification, section 5), in the words of section 8. A later pincode ends
 * the look-up of an earlier one. In the account's form a shorter one clears them.
 */
export function fillFromPincode(lookups: Lookups, place: FormPlace) {
  let asking = new AbortController();
  return async (pincode: string, setValue: UseFormSetValue<AddressDraft>): Promise<void> => {
    asking.abort();
    const { signal } = (asking = new AbortController());
    const fill = (city: string, state: string) => {
      setValue('city', city, { shouldValidate: city !== '' });
      setValue('state', state, { shouldValidate: state !== '' });
    };
    if (!/^\d{6}$/.test(pincode)) {
      if (place === 'account' && pincode !== '' && pincode.length < 6) fill('', '');
      return;
    }
    try {
      const found = await placeOfPincode(lookups, pincode, signal);
      if (signal.aborted) return;
      fill(found?.city ?? '', found?.state ?? '');
      if (found) toast.info('City and State auto-filled based on Pincode.');
      else toast.error('Pincode not recognized. Please fill city and state manually.');
    } catch {
      if (!signal.aborted) toast.error('Failed to auto-fill city/state. Please enter manually.');
    }
  };
}
