import { z } from 'zod';
import { Refusal } from '#platform/refusal.ts';

export const keepStateField = z.boolean().optional().meta({
  description: 'True keeps a state that the table of pincodes does not give. The first save asks about it.',
});

export const otherState = 'state_of_pincode';

/** The state decides the tax and the delivery day, so the shop asks once. */
export function stateOfPincode(
  { pincode, state }: { pincode: string; state: string },
  { states, field, again = 'save' }: { states: readonly string[]; field: string; again?: string },
): Refusal {
  const problem = `Pincode ${pincode} is in ${states.join(' and ')}, not in ${state}. Please correct the pincode or the state. If ${state} is right, ${again} again to keep it.`;
  return new Refusal(otherState, 409, problem, { fields: { [field]: problem } });
}

type Place = { pincode: string; state: string };

/** Remembers what the shop asked about. The same pincode and state saved again are kept. */
export function createStateKeeper() {
  let asked = '';
  const keyOf = ({ pincode, state }: Place) => `${pincode.replaceAll(/\D/g, '')} ${state}`;
  return {
    keep: (place: Place) => (keyOf(place) === asked ? { keepState: true } : {}),
    note: (error: unknown, place: Place): void => {
      if ((error as { code?: unknown } | null)?.code === otherState) asked = keyOf(place);
    },
  };
}
