import { type OrderState, orderStates } from '../states.ts';

/** Staff read so that the courier brought the parcel back. A customer's return is something else. */
const returnedToOrigin = 'Returned to origin';

/** Returns the label of a state in texts for staff. Customers read that of the record. */
export function staffLabelOf(state: OrderState): string {
  const { cameBack, label } = orderStates[state];
  return cameBack ? returnedToOrigin : label;
}
