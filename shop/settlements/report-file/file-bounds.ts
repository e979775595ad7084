import { Refusal } from '#platform/refusal.ts';

export const maxFileBytes = 50 * 1024 * 1024;
export const bounds = { maxRows: 100_000, maxColumns: 100 };

export const refusals = {
  unknownFile: () => new Refusal('not_found', 404, 'There is no such file of a provider.'),
  otherColumns: (missing: readonly string[]) =>
    new Refusal(
      'other_columns',
      422,
      `This is no settlement report of this provider. It lacks ${missing.slice(0, 4).join(', ')}. Nothing was recorded.`,
    ),
};
