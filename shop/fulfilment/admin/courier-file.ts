import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { type Target, targetNames } from './courier-file/columns.ts';
import { maxWords, meaningNames } from './courier-file/word-meanings.ts';

const shared = { who: 'staff', tag: 'Staff: parcels by hand' } as const;
const root = '/api/admin/by-hand/file';

export const maxFileBytes = 2 * 1024 * 1024;
export const maxRows = 2_000;
export const maxColumns = 150;
export const bounds = { maxRows, maxColumns };
export const maxChanges = 200;

export const rowResults = {
  change: 'Changes',
  saved: 'Saved',
  unchanged: 'No change',
  refused: 'Refused',
  foreign: 'Not ours',
} as const;

export type RowResult = keyof typeof rowResults;

const target = z.enum(targetNames).nullable();

const lookSchema = z.object({
  headers: z.array(z.string()),
  examples: z.array(z.string()).meta({ description: 'The first cell of each column that is not empty.' }),
  columns: z.array(target).meta({ description: 'As staff saved them last, else as the shop guesses them.' }),
  isRemembered: z.boolean(),
});

export type CourierFileLook = z.infer<typeof lookSchema>;

const meaning = z.enum(meaningNames);

const fileSchema = z.object({
  left: z.int().meta({ description: 'Rows that change with the next request.' }),
  unknownWords: z
    .array(z.object({ key: z.string(), text: z.string(), rows: z.int(), meaning: meaning.nullable() }))
    .meta({
      description: 'Words of this courier that the shop does not know, with what staff said of them.',
    }),
  rows: z.array(
    z.object({
      number: z.int(),
      waybill: z.string(),
      orderNumber: z.string(),
      result: z.enum(Object.keys(rowResults) as [RowResult, ...RowResult[]]),
      note: z.string().meta({ description: 'What changes, or why nothing does.' }),
    }),
  ),
});

export type CourierFile = z.infer<typeof fileSchema>;
export type CourierFileRow = CourierFile['rows'][number];

/** The targets of all columns in the order of the file, such as `orderNumber,,waybill`. */
const columns = z
  .string()
  .max(4_000, 'Too many columns.')
  .transform((text, check) => {
    const parsed = z.array(target).safeParse(text.split(',').map((name) => name || null));
    if (!parsed.success) check.addIssue('names a column that does not exist');
    return parsed.data ?? ([] as (Target | null)[]);
  });

/** The meanings of words, as staff chose them, such as `3q2-…:delivered,9xK…:before`. The import keeps it for the courier. */
const words = z
  .string()
  .max(maxWords * 50, 'Too many words.')
  .default('')
  .transform((text, check) => {
    const pairs = text === '' ? [] : text.split(',').map((pair) => pair.split(':'));
    const parsed = z.array(z.tuple([z.string().regex(/^[\w-]{22}$/), meaning])).safeParse(pairs);
    if (!parsed.success) check.addIssue('names a meaning that does not exist');
    return Object.fromEntries(parsed.data ?? []);
  });

const mapped = z.object({ courier: z.string().trim().min(1, 'Choose a courier').max(40), columns, words });
const limit = { name: 'courier-files', perUser: 300, perNetwork: 3_000, windowSeconds: 3_600 } as const;
const ofFile = { ...shared, method: 'POST', bytes: { max: maxFileBytes }, limit } as const;

const look = defineEndpoint({
  ...ofFile,
  path: `${root}/look`,
  query: z.object({ courier: z.string().trim().max(40).default('') }),
  summary: 'Reads the columns of the CSV file of a courier’s portal. Nothing of the file is stored',
  response: lookSchema,
  refuses: [400, 413, 415, 422],
});

const check = defineEndpoint({
  ...ofFile,
  path: `${root}/check`,
  summary: 'Says what each row of the file would change, without a change',
  query: mapped,
  response: fileSchema,
  refuses: [400, 409, 413, 415, 422],
});

const save = defineEndpoint({
  ...ofFile,
  path: `${root}/import`,
  summary:
    'Saves waybills and steps of up to 200 rows, each by itself. The same file again goes on, and then changes nothing',
  query: mapped,
  response: fileSchema,
  refuses: [400, 409, 413, 415, 422],
});

export const endpoints = { look, check, save };

export const refusals = {
  columns: (message: string) => new Refusal('wrong_columns', 400, message),
};
