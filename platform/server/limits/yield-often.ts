import { setImmediate as yieldTurn } from 'node:timers/promises';

const turnMs = 10;

/** Returns a function that work calls between its steps. It lets requests of customers run when the steps have taken 10 ms. */
export function yieldOften(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < turnMs) return;
    await yieldTurn();
    begun = performance.now();
  };
}
