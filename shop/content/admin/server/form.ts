import type { z } from 'zod';
import type { Block } from '../../reading/block.ts';
import type { Field, Fields } from '../../kinds/fields.ts';
import { type ContentKind, kindOf } from '../../kinds/kinds.ts';
import { readMarks } from '../../marks/read-marks.ts';
import { writeMarks } from '../../marks/write-marks.ts';
import type { ContentField, FormValue } from '../texts.ts';
import { refusals } from '../refusals.ts';

type Data = Record<string, unknown>;

/** Returns stored data as staff type it. A field that the data lacks is empty. */
export function toForm(kind: ContentKind, data: unknown): FormValue {
  return formOf(kindOf(kind).fields, (data ?? {}) as Data);
}

/** Returns the data of these fields as staff type it. */
export function formOf(fields: Fields, data: Data): Record<string, FormValue> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOf(field, data[name])]),
  );
}

function valueOf({ input, fields }: Field, value: unknown): FormValue {
  if (input === 'marks') return writeMarks((value ?? []) as Block[]);
  if (input === 'rows') return everyRow(fields!, (value ?? []) as Data[]).map((row) => formOf(fields!, row));
  if (input === 'toggle') return value === true;
  return (value as string | undefined) ?? '';
}

/** Returns the rows with those whose name is missing behind them. */
function everyRow({ name }: Fields, rows: Data[]): Data[] {
  if (name?.input !== 'name') return rows;
  const missing = Object.keys(name.names!).filter((one) => rows.every((row) => row['name'] !== one));
  return rows.concat(missing.map((one) => ({ name: one })));
}

/** Reads what staff typed into the data that is stored. Refuses what the schema of the kind does not allow (400), field by field. */
export function fromForm(kind: ContentKind, form: FormValue): Data {
  return readForm(kindOf(kind), form);
}

/** Reads what staff typed into these fields. Refuses what the schema does not allow (400), field by field. */
export function readForm<D extends Data>(
  { fields, schema }: { fields: Fields; schema: z.ZodType<D> },
  form: FormValue,
): D {
  const long = tooLong(fields, form);
  if (Object.keys(long).length > 0) throw refusals.wrong(long);
  const parsed = schema.safeParse(dataOf(fields, form));
  if (parsed.success) return parsed.data;
  throw refusals.wrong(
    Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])),
  );
}

/** A text with marks is stored in parts, so its length is that of what staff typed. */
function tooLong(fields: Fields, form: FormValue, at = ''): Record<string, string> {
  if (typeof form !== 'object' || Array.isArray(form)) return {};
  const found = Object.entries(fields).flatMap(([name, { input, max, fields: inner }]) => {
    const value = form[name];
    if (input === 'rows' && Array.isArray(value))
      return value.flatMap((row, place) => Object.entries(tooLong(inner!, row, `${at}${name}.${place}.`)));
    const isLong = input === 'marks' && typeof value === 'string' && value.length > max;
    return isLong ? [[`${at}${name}`, `must be at most ${max} characters`]] : [];
  });
  return Object.fromEntries(found) as Record<string, string>;
}

function dataOf(fields: Fields, form: FormValue): unknown {
  if (typeof form !== 'object' || Array.isArray(form)) return form;
  const unknown = Object.keys(form).filter((name) => !Object.hasOwn(fields, name));
  const entries = Object.entries(fields).map(([name, field]) => [name, typedOf(field, form[name])]);
  return Object.fromEntries([...entries, ...unknown.map((name) => [name, form[name]])]);
}

function typedOf({ input, fields }: Field, value: FormValue | undefined): unknown {
  if (input === 'rows' && Array.isArray(value)) return value.map((row) => dataOf(fields!, row));
  if (input !== 'marks' || typeof value !== 'string') return typeof value === 'string' ? value.trim() : value;
  return readMarks(value);
}

/** Returns the fields of a kind in words, for the editor. */
export function fieldsOf(fields: Fields): ContentField[] {
  return Object.entries(fields).map(
    ([name, { label, input, max, help, isRequired, names, of, ...field }]) => ({
      name,
      label,
      input,
      max,
      help: help ?? '',
      isRequired: isRequired ?? false,
      names,
      of,
      fields: field.fields && fieldsOf(field.fields),
    }),
  );
}
