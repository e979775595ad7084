import { z } from 'zod';
import { excerptSchema } from '#shop/claims/excerpt.ts';
import { contentKinds, fieldInputs } from '../kinds/names.ts';

export const kind = z.enum(contentKinds);
export const key = z.string().min(1).max(300);
export const name = { kind, key };
export const revision = z
  .int()
  .min(0)
  .meta({ description: 'The revision that the staff member saw. 0 before the first draft.' });

type Form = string | boolean | Form[] | { [field: string]: Form };

const leafSchema = z.union([z.string().max(25_000), z.boolean()]);

/** The fields of a text as staff type them: texts with marks are one string, and rows hold fields. */
export const formSchema: z.ZodType<Form> = z.record(
  z.string().max(30),
  z.union([leafSchema, z.array(z.record(z.string().max(30), leafSchema)).max(60)]),
);

export type FormValue = Form;

export const findingSchema = z.object({
  level: z.enum(['gap', 'warning']).meta({
    description:
      'A warning may be overruled with a reason, a gap not. Claims and foreign ways need the reason of the owner.',
  }),
  about: z.enum([
    'missing',
    'wrong',
    'link',
    'product',
    'placeholder',
    'money',
    'claim',
    'fact',
    'consent',
    'picture',
    'foreign',
  ]),
  field: z.string(),
  label: z.string(),
  words: z.string(),
  message: z.string(),
  excerpt: excerptSchema.optional(),
});

export type Finding = z.infer<typeof findingSchema>;

const leafFieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  input: z.enum(fieldInputs),
  max: z.int(),
  help: z.string(),
  isRequired: z.boolean(),
  names: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'The words of each value that it may have.' }),
  of: z.string().optional().meta({ description: 'The picture beside it that it is about.' }),
});

/** Rows hold no rows. */
export const fieldSchema = leafFieldSchema.extend({ fields: z.array(leafFieldSchema).optional() });

type FieldWords = z.infer<typeof fieldSchema>;

export type ContentField = FieldWords;

export const listedSchema = z.object({
  ...name,
  title: z.string(),
  path: z.string(),
  shown: z.enum(['own', 'template', 'nothing']).meta({ description: 'The words that customers see now.' }),
  hasDraft: z.boolean(),
  publishAt: z.iso.datetime().nullable(),
  problem: z.string().meta({ description: 'Why it was not published at its hour.' }),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string(),
});

export type ListedContent = z.infer<typeof listedSchema>;

const versionSchema = z.object({
  id: z.int(),
  number: z.int(),
  isShown: z.boolean(),
  publishedAt: z.iso.datetime(),
  by: z.string(),
  reason: z.string(),
});

export const entrySchema = listedSchema.extend({
  kindLabel: z.string(),
  fields: z.array(fieldSchema),
  form: formSchema,
  revision: z.int(),
  versions: z.array(versionSchema),
  other: z
    .object({ name: z.string(), secondsAgo: z.int() })
    .nullable()
    .meta({ description: 'A colleague who saved the draft in the last ten minutes.' }),
  hasOwnAddress: z.boolean(),
  isHidden: z.boolean().meta({ description: 'The home page leaves out the section that shows this text.' }),
});

export type ContentEntry = z.infer<typeof entrySchema>;
