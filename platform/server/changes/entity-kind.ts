import { isDeepStrictEqual } from 'node:util';
import { type FieldChange, hidden, type Json, type Values } from '../../logged-change.ts';
import type { Db } from '../db.ts';

type LoggedField = {
  label: string;
  /** The value in words, such as `₹425`. By default text and numbers as they are. */
  show?: (value: Json) => string;
  /** A customer's name, phone, address or email. The log says only that it changed, so nobody can undo it. */
  isPersonal?: true;
  /** No write can put the old value back, such as that of a removed passkey. */
  isFinal?: true;
};

/** How the change log reads, writes and names the entities of a kind: `product`, `category`, `staff-member`. */
export type EntityKind<V extends Values = Values> = {
  /** The log stores the name, so it never changes. */
  name: string;
  label: string;
  /** The roles that may see and undo the changes, besides the owner. */
  roles: readonly string[];
  /** An undo asks for a second factor of the last ten minutes. */
  needsFreshFactor?: true;
  /** Every field that staff can change. */
  fields: { [F in keyof V]: LoggedField };
  /** Names that older entries of the log have for fields, each with the name of today. */
  formerNames?: Readonly<Record<string, keyof V & string>>;
  read(db: Db, id: string): Promise<V | null>;
  /** Writes some fields by the same rules as a save: throws the same refusals, updates what depends on them. */
  write(tx: Db, id: string, fields: Partial<V>): Promise<void>;
  /** Returns who may undo the changes of one entity, where it asks for more than its kind. */
  rightsOf?(db: Db, id: string): Promise<Pick<EntityKind, 'roles' | 'needsFreshFactor'>>;
  /** Returns the names of what the owners get an email about when these fields change. */
  ownersHear?(db: Db, id: string, fields: Partial<V>): Promise<readonly string[]>;
  /** Returns the names of entities for the log, by id. */
  names(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
};

/** The author of a change. `userId` is null for a command, a job or a customer. */
export type Author = {
  userId: number | null;
  /** A customer, whom the log does not name. */
  isCustomer?: true;
  /** The name of an author without an account, such as of the link in an email. */
  name?: string;
  namesOf(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
};

/** Returns the names of fields whose values differ. */
export function differing(one: Values, other: Values): string[] {
  return Object.keys(other).filter((field) => !isDeepStrictEqual(one[field], other[field]));
}

export function pick(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
}

/** Returns the values as the log may store them. */
export function logged({ fields }: EntityKind, values: Values): Values {
  const known = Object.entries(values).filter(([field]) => fields[field]);
  return Object.fromEntries(
    known.map(([field, value]) => [field, fields[field]?.isPersonal ? hidden : value]),
  );
}

/** Returns values of the log, or none, under the names that the fields have today. */
export function inTodaysNames<V extends Values | null>({ formerNames = {} }: EntityKind, values: V): V {
  if (!values) return values;
  const named = Object.entries(values).map(([field, value]) => [formerNames[field] ?? field, value]);
  return Object.fromEntries(named) as V;
}

/** Returns the fields of a change in words. */
export function describe(kind: EntityKind, old: Values | null, current: Values | null): FieldChange[] {
  const [before, after] = [inTodaysNames(kind, old), inTodaysNames(kind, current)];
  // jsonb sorts its keys; people read the fields in the order of the form.
  const held = Object.keys({ ...before, ...after });
  const inOrder = Object.keys(kind.fields).filter((field) => held.includes(field));
  const fields = new Set([...inOrder, ...held]);
  const changes = [...fields].map((field) => ({
    field,
    label: kind.fields[field]?.label ?? field,
    before: inWords(kind, field, before?.[field]),
    after: inWords(kind, field, after?.[field]),
  }));
  // A new product has forty fields, of which most are empty.
  return changes.filter((change) => change.before !== nothing || change.after !== nothing);
}

const nothing = 'nothing';

function inWords({ fields }: EntityKind, field: string, value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return nothing;
  if (fields[field]?.isPersonal) return hidden;
  if (fields[field]?.show) return fields[field].show(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value))
    return value.map((part) => inWords({ fields } as EntityKind, '', part)).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
