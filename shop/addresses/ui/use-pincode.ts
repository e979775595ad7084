import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { toast } from '#platform/ui/toast.tsx';
import { pincodeOf } from '#shop/pincodes/read-pincode.ts';
import type { AddressFields } from '../contract.ts';
import type { AddressDraft } from './address-draft.ts';
import { type Lookups, type Place, placeOfPincode } from './find-place.ts';
import type { FormPlace } from './locate.ts';

export type AddressFormState = UseFormReturn<AddressDraft, unknown, AddressFields>;

/**
 * Looks up the pincode of the form. A text that reads as six digits fills city and state (specification, sections 5 and 8); a later
 * look-up cancels an earlier one. In the account's form a shorter pincode clears them. An initial pincode fills a form
 * without both, silently; one from the location only loads its post offices.
 */
export function usePincode(
  lookups: Lookups,
  place: FormPlace,
  { control, getValues, setValue }: AddressFormState,
) {
  const [known, setKnown] = useState<{ pincode: string; place: Place | null }>();
  const asking = useRef(new AbortController());
  const lastRead = useRef<string>(null);
  const pincode = pincodeOf(useWatch({ control, name: 'pincode' }));

  const ask = async (asked: string | null): Promise<Place | null> => {
    asking.current.abort();
    const { signal } = (asking.current = new AbortController());
    if (asked === null) return null;
    const found = await placeOfPincode(lookups, asked, signal);
    signal.throwIfAborted();
    setKnown({ pincode: asked, place: found });
    return found;
  };
  const fill = (city: string, state: string) => {
    setValue('city', city, { shouldValidate: city !== '' });
    setValue('state', state, { shouldValidate: state !== '' });
  };
  const typed = async (text: string): Promise<void> => {
    const read = pincodeOf(text);
    if (read !== null && read === lastRead.current) return;
    lastRead.current = read;
    try {
      const found = await ask(read);
      if (read !== null) {
        fill(found?.city ?? '', found?.state ?? '');
        if (found) toast.info('City and State auto-filled based on Pincode.');
        else toast.error('Pincode not recognized. Please fill city and state manually.');
      } else if (place === 'account' && text !== '' && text.length < 6) fill('', '');
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.error('Failed to auto-fill city/state. Please enter manually.');
    }
  };
  const readPlace = () => ask(pincodeOf(getValues('pincode'))).catch(() => null);
  const look = () => void readPlace();
  const lookAtFirst = useEffectEvent(async () => {
    const found = await readPlace();
    if (found && getValues(['city', 'state']).join('') === '') fill(found.city, found.state);
  });
  useEffect(() => {
    void lookAtFirst();
    return () => asking.current.abort();
  }, []);

  return { known: known && known.pincode === pincode ? known.place : null, typed, look };
}
