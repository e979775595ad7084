import { z } from 'zod';
import { isDay } from '#platform/india-time.ts';
import { blocksSchema } from './block-schema.ts';
import { storedFocus } from './focus.ts';
import type { fieldInputs } from './names.ts';
import { ownPath } from './own-path.ts';

export type FieldInput = (typeof fieldInputs)[number];

type Words = {
  label: string;
  help?: string;
  /** A gap in it stops the publication. A draft may have it. */
  isRequired?: true;
  /** A heading: the name of an illness in it is a claim by itself. */
  isTitle?: true;
  /** The name of a person, who may be called as an illness is: Kamla. */
  isPerson?: true;
  /** A promise of money in it is refused while no rule stands behind it. */
  isBanner?: true;
};

/** One field of a kind of content: its schema as it is stored, and how staff fill it in. `max` are characters or rows. */
export type Field<S extends z.ZodType = z.ZodType> = Words & {
  input: FieldInput;
  max: number;
  schema: S;
  fields?: Fields;
  /** The field beside it whose picture it is about. */
  of?: string;
  /** The words of each value that it may have. */
  names?: Readonly<Record<string, string>>;
};

export type Fields = { [name: string]: Field };

export type DataOf<F extends Fields> = { [N in keyof F]: z.infer<F[N]['schema']> };

type Options = Omit<Words, 'label'> & { max: number };

const oneLine = (max: number) =>
  z
    .string()
    .max(max, `must be at most ${max} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'must be one line');

export function line(label: string, options: Options) {
  return { ...options, label, input: 'line', schema: oneLine(options.max) } satisfies Field;
}

/** Several lines of plain text. */
export function area(label: string, options: Options) {
  const schema = z.string().max(options.max, `must be at most ${options.max} characters`);
  return { ...options, label, input: 'area', schema } satisfies Field;
}

/** A text with headings, lists and links, written with marks and stored as blocks. */
export function marks(label: string, options: Options) {
  return { ...options, label, input: 'marks', schema: blocksSchema } satisfies Field;
}

/** The name of a person. */
export function person(label: string, { max = 80, help = '' } = {}) {
  return line(label, { max, help, isRequired: true, isPerson: true });
}

export function date(label: string, options: Omit<Options, 'max'> = {}) {
  const schema = z.string().refine((text) => text === '' || isDay(text), 'must be a day, such as 2026-11-26');
  return { ...options, label, input: 'date', max: 10, schema } satisfies Field;
}

/** The file name of a picture that staff uploaded, or of one of a product. */
export function picture(label: string, options: Omit<Options, 'max'> = {}) {
  const schema = z
    .string()
    .max(120)
    .regex(/^(?:[\w-]{1,100}\.(?:webp|jpg|jpeg|png|avif))?$/, 'must be a picture of your shop');
  return { ...options, label, input: 'picture', max: 120, schema } satisfies Field;
}

/** A picture of a field that older versions of the text do not have. */
export function laterPicture(label: string, options: Omit<Options, 'max'> = {}) {
  const field = picture(label, options);
  return { ...field, schema: field.schema.default('') } satisfies Field;
}

/** The description of a picture, for customers who cannot see it. The gate demands one for an uploaded picture. */
export function pictureWords(of: string) {
  const help =
    'Say what the picture shows, for customers who cannot see it. An uploaded picture needs a description.';
  const schema = oneLine(200).default('');
  return { label: 'Description of the picture', help, input: 'line', max: 200, of, schema } satisfies Field;
}

/** The point of a picture that stays in sight where a page cuts it. */
export function focus(of: string) {
  const help = 'A card cuts the picture. Click on what must stay in sight, or type its place.';
  const schema = z
    .string()
    .refine((point) => point === '' || storedFocus.test(point), 'must be a point such as 30-70')
    .default('');
  return { label: 'Point in sight', help, input: 'focus', max: 7, of, schema } satisfies Field;
}

/** The address of a page of the shop. */
export function link(label: string, options: Omit<Options, 'max'> = {}) {
  const schema = z
    .string()
    .max(200, 'must be at most 200 characters')
    .refine((to) => to === '' || ownPath.test(to), 'must be an address of this shop, such as /about');
  return { ...options, label, input: 'link', max: 200, schema } satisfies Field;
}

/** The slug of a product. */
export function product(label: string, options: Omit<Options, 'max'> = {}) {
  const schema = z
    .string()
    .max(120)
    .regex(/^[\w-]*$/, 'must be a product of this shop');
  return { ...options, label, input: 'product', max: 120, schema } satisfies Field;
}

/** The offer that a promise of money points at, as `LiveOffer` names it. Older versions of a text point at none. */
export function offer(label = 'Offer') {
  const schema = z
    .string()
    .max(30)
    .regex(/^(?:\d{1,10}|demo:[a-z-]{1,24})?$/, 'must be an offer of this shop')
    .default('');
  const help = 'Words that promise money point at an offer. Customers see them while it is on.';
  return { label, help, input: 'offer', max: 30, schema } satisfies Field;
}

export function toggle(label: string, options: Omit<Options, 'max'> = {}) {
  return { ...options, label, input: 'toggle', max: 5, schema: z.boolean() } satisfies Field;
}

/** One of some values, by their words. */
export function choice<const N extends string>(
  label: string,
  names: Readonly<Record<N, string>>,
  options: Omit<Options, 'max'> = {},
) {
  const schema = z.enum(Object.keys(names) as N[], 'must be one of the list');
  return { ...options, label, input: 'choice', max: 40, names, schema } satisfies Field;
}

/** One row for each name. Staff move them and fill them in, and neither add nor remove one. */
export function namedRows<const N extends string, const F extends Fields>(
  label: string,
  names: Readonly<Record<N, string>>,
  fields: F,
  options: Omit<Options, 'max'> = {},
) {
  const all = Object.keys(names) as N[];
  const name = { label: 'Name', input: 'name', max: 40, names, schema: z.enum(all) } satisfies Field;
  const inside = { name, ...fields };
  const schema = z
    .array(objectOf(inside))
    .max(all.length)
    .refine((list) => new Set(list.map((row) => (row as { name: N }).name)).size === list.length, {
      error: 'must name each row once',
    });
  return { ...options, label, input: 'rows', max: all.length, fields: inside, schema } satisfies Field;
}

/** Up to `max` rows of fields, in the order of staff. */
export function rows<const F extends Fields>(label: string, fields: F, options: Options) {
  return {
    ...options,
    label,
    input: 'rows',
    fields,
    schema: z.array(objectOf(fields)).max(options.max, `may have at most ${options.max} rows`),
  } satisfies Field;
}

/** Returns the schema of the data with these fields. */
export function objectOf<const F extends Fields>(fields: F) {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
  return z.strictObject(shape) as unknown as z.ZodType<DataOf<F>>;
}

/** A picture of the merchant in place of a film that comes with the shop. */
export const pictureForFilm = {
  picture: laterPicture('Picture', { help: 'Empty: the film that comes with the shop.' }),
  pictureAlt: pictureWords('picture'),
  pictureFocus: focus('picture'),
};
