import { Refusal } from '#platform/refusal.ts';

/** Apart from the contract, which customers download. */
export const refusals = {
  unitsPromised: () =>
    new Refusal(
      'units_promised',
      409,
      'So many units cannot leave: orders that are not packed yet wait for them.',
    ),
  batchHoldsLess: (number: string, units: number) =>
    new Refusal(
      'batch_holds_less',
      409,
      `${number ? `Batch ${number}` : 'The opening stock'} holds only ${units} units now.`,
    ),
};
