import { TriangleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { SelectField } from '#platform/ui/select-field.tsx';
import { stateChoices } from '#shop/pincodes/states.ts';
import type { Place } from './find-place.ts';
import type { AddressFormState } from './use-pincode.ts';

type Props = { form: AddressFormState; known: Place | null };

/** The 36 names (section 5). Warns when the pincode lies elsewhere, and saves nevertheless. On a border it asks which state. */
export function StateField({ form: { control, register, formState }, known }: Props) {
  const [state, pincode] = useWatch({ control, name: ['state', 'pincode'] });
  const states: readonly string[] = known?.states ?? [];
  const disagree = known !== null && state !== '' && !states.includes(state);
  const isOnBorder = states.length > 1 && !disagree;
  return (
    <SelectField
      label="State"
      placeholder="Select a state"
      options={stateChoices}
      autoComplete="address-level1"
      {...register('state')}
      error={formState.errors.state?.message}
      hint={
        <output className={disagree || isOnBorder ? 'flex gap-2 py-1 text-ink' : 'sr-only'}>
          {isOnBorder && (
            <span>
              Pincode {pincode} lies in {inWords(states)}. Please choose yours.
            </span>
          )}
          {disagree && (
            <>
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-turmeric" strokeWidth={1.5} />
              <span>
                Pincode {pincode} lies in {inWords(states)}, not in {state}. Please check both.
              </span>
            </>
          )}
        </output>
      }
    />
  );
}

function inWords(states: readonly string[]): string {
  return states.join(' and in ');
}
