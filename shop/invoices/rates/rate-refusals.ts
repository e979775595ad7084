import { Refusal } from '#platform/refusal.ts';

export const rateRefusals = {
  wrong: ({ field, message }: { field: string; message: string }) =>
    new Refusal('wrong_gst_rate', 400, message, { fields: { [field]: message } }),
  same: (name: string) => new Refusal('same_gst_rate', 409, `This row is there already: ${name}.`),
  inForce: (day: string) =>
    new Refusal(
      'gst_rate_in_force',
      409,
      `This rate is in force since ${day}, and documents may use it, so it stays. Add a row for another rate from tomorrow on.`,
    ),
  unknown: () => new Refusal('gst_rate_not_found', 404, 'There is no such row of yours'),
};
