import { expect, it } from 'vitest';
import { orderStateNames, orderStates } from '../states.ts';
import { staffLabelOf } from './staff-labels.ts';

it('names a parcel that came back for staff, and leaves the words of customers', () => {
  expect(staffLabelOf('returned')).toBe('Returned to origin');
  expect(orderStates.returned.label).toBe('Returned');
  for (const state of orderStateNames.filter((name) => !orderStates[name].cameBack))
    expect(staffLabelOf(state)).toBe(orderStates[state].label);
});
