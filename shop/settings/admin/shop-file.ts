import { z } from 'zod';
import { maxSettingLength } from '#platform/setting-definition.ts';

/** Rises when an older shop could read a file wrongly. */
export const fileVersion = 1;

/** One file of all that the owner has set, by kind. Each kind is a key of `kinds`. */
export const shopFileSchema = z.object({
  format: z.literal('aranya-shop', 'This is not a file of settings. Its format must be aranya-shop.'),
  version: z.literal(
    fileVersion,
    `This shop reads files of version ${fileVersion} alone. Export the file again with a shop of this release.`,
  ),
  kinds: z.object({
    settings: z
      .record(z.string().max(60), z.string().max(maxSettingLength).nullable())
      .refine((rows) => Object.keys(rows).length <= 500, 'A file may hold at most 500 settings.')
      .meta({ description: 'Each fact by its name, as the environment writes it. Null is the default.' }),
  }),
});

export type ShopFile = z.infer<typeof shopFileSchema>;

/** Each row of an import ends in exactly one result. */
const rowResults = ['change', 'same', 'environment', 'machine', 'unknown', 'wrong'] as const;

const rowSchema = z.object({
  name: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
  result: z.enum(rowResults),
  problem: z.string().nullable(),
});

export type ImportRow = z.infer<typeof rowSchema>;

export const importedSchema = z.object({
  rows: z.array(rowSchema),
  missing: z
    .array(z.string())
    .meta({ description: 'Labels of facts that the file lacks. They stay as they are.' }),
  versions: z.record(z.string(), z.int()),
});

export type Imported = z.infer<typeof importedSchema>;
