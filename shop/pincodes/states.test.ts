// §5 state choices: 28 states and 8 union territories
import { expect, test } from 'vitest';
import { stateChoices, states, unionTerritories } from './states.ts';

test('the choices are 28 states and 8 union territories', () => {
  expect(states).toHaveLength(28);
  expect(unionTerritories).toHaveLength(8);
  expect(new Set(stateChoices).size).toBe(36);
});
