import { z } from 'zod';
import { maxSettingLength } from '#platform/setting-definition.ts';

/** Rises when an older shop could read a file wrongly. */
export const fileVersion = 1;

/** 300 articles of five pages. The browser and the server refuse a larger file. */
export const maxFileBytes = 4_000_000;

const maxTexts = 500;
const maxRates = 1_000;

/** The module of texts reads the fields of each kind by its own schema. */
const textSchema = z.object({
  kind: z.string().max(20),
  key: z.string().min(1).max(300),
  reason: z
    .string()
    .max(500)
    .default('')
    .meta({ description: 'Why staff published it in spite of a warning.' }),
  form: z.record(z.string().max(30), z.unknown()).meta({ description: 'The fields as staff type them.' }),
});

const rateSchema = z.object({
  hsn: z.string().max(20),
  goods: z.string().max(160),
  isWhole: z.boolean(),
  percent: z.number(),
  from: z.string().max(10),
  law: z.string().max(240),
});

/** One file of all that the owner has set, by kind. A file of an earlier release lacks the later kinds. */
export const shopFileSchema = z.object({
  format: z.literal('aranya-shop', 'This is not a file of settings. Its format must be aranya-shop.'),
  version: z.literal(
    fileVersion,
    `This shop reads files of version ${fileVersion} alone. Export the file again with a shop of this release.`,
  ),
  kinds: z.strictObject(
    {
      settings: z
        .record(z.string().max(60), z.string().max(maxSettingLength).nullable())
        .refine((rows) => Object.keys(rows).length <= 500, 'A file may hold at most 500 settings.')
        .meta({ description: 'Each fact by its name, as the environment writes it. Null is the default.' }),
      content: z
        .array(textSchema)
        .max(maxTexts, `A file may hold at most ${maxTexts} texts.`)
        .default([])
        .meta({ description: 'The published texts of staff, without drafts and former versions.' }),
      gstRates: z
        .array(rateSchema)
        .max(maxRates, `A file may hold at most ${maxRates} rates of GST.`)
        .default([])
        .meta({ description: 'The rows of GST that the owner added, without those that the shop ships.' }),
    },
    {
      error: ({ code, keys }) =>
        code === 'unrecognized_keys'
          ? `This shop does not know these kinds: ${Array.isArray(keys) ? keys.join(', ') : ''}.`
          : undefined,
    },
  ),
});

export type ShopFile = z.infer<typeof shopFileSchema>;

export type FileKind = keyof ShopFile['kinds'];

/** Each row of an import ends in exactly one result. */
const rowResults = [
  'change',
  'draft',
  'left-out',
  'same',
  'environment',
  'machine',
  'unknown',
  'wrong',
] as const;

const rowSchema = z.object({
  name: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
  result: z.enum(rowResults),
  problem: z.string().nullable().meta({ description: 'Why it is wrong, left out, or a draft alone.' }),
});

export type ImportRow = z.infer<typeof rowSchema>;

export const importedSchema = z.object({
  rows: z.array(rowSchema),
  missing: z
    .array(z.string())
    .meta({ description: 'Labels of facts that the file lacks. They stay as they are.' }),
  versions: z
    .record(z.string(), z.int())
    .meta({ description: 'What the import sends: versions of facts, and revisions of texts.' }),
});

export type Imported = z.infer<typeof importedSchema>;
