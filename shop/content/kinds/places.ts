import type { Fields } from './fields.ts';

/** One place of a text: the value of a field, with its path for the editor. */
export type Place = {
  field: string;
  label: string;
  spec: Fields[string];
  value: unknown;
  /** The fields beside it. */
  row: Record<string, unknown>;
};

type At = { field: string; label: string };

/** Returns every field of a text, those of its rows too. */
export function placesOf(fields: Fields, data: unknown, at: At = { field: '', label: '' }): Place[] {
  return Object.entries(fields).flatMap(([name, spec]) => {
    const row = (data ?? {}) as Place['row'];
    const value = row[name];
    const place = { row, field: `${at.field}${name}`, label: `${at.label}${spec.label}`, spec, value };
    if (spec.input !== 'rows') return [place];
    const rows = (value ?? []) as Record<string, unknown>[];
    const inside = rows.flatMap((one, number) =>
      placesOf(spec.fields!, one, {
        field: `${at.field}${name}.${number}.`,
        label: `${at.label}${spec.label} ${number + 1}, `,
      }),
    );
    return [place].concat(inside);
  });
}
