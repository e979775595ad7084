import type { Fields } from '../../kinds/fields.ts';

/** One place of a text: the value of a field, with its path for the editor, and the row that it is in. */
export type Place = {
  field: string;
  label: string;
  spec: Fields[string];
  value: unknown;
  row?: Record<string, unknown>;
};

type At = { field: string; label: string; row?: Place['row'] };

/** Returns every field of a text, those of its rows too. */
export function placesOf(fields: Fields, data: unknown, at: At = { field: '', label: '' }): Place[] {
  return Object.entries(fields).flatMap(([name, spec]) => {
    const value = (data as Record<string, unknown> | null)?.[name];
    const place = { ...at, field: `${at.field}${name}`, label: `${at.label}${spec.label}`, spec, value };
    if (spec.input !== 'rows') return [place];
    const rows = (value ?? []) as Record<string, unknown>[];
    const inside = rows.flatMap((row, number) =>
      placesOf(spec.fields!, row, {
        field: `${at.field}${name}.${number}.`,
        label: `${at.label}${spec.label} ${number + 1}, `,
        row,
      }),
    );
    return [place].concat(inside);
  });
}
