import type { Fields } from '../../kinds/fields.ts';

/** One place of a text: the value of a field, with its path for the editor. */
export type Place = { field: string; label: string; spec: Fields[string]; value: unknown };

/** Returns every field of a text, those of its rows too. */
export function placesOf(
  fields: Fields,
  data: unknown,
  at: { field: string; label: string } = { field: '', label: '' },
): Place[] {
  return Object.entries(fields).flatMap(([name, spec]) => {
    const value = (data as Record<string, unknown> | null)?.[name];
    const place = { field: `${at.field}${name}`, label: `${at.label}${spec.label}`, spec, value };
    if (spec.input !== 'rows') return [place];
    const rows = (value ?? []) as unknown[];
    const inside = rows.flatMap((row, place) =>
      placesOf(spec.fields!, row, {
        field: `${at.field}${name}.${place}.`,
        label: `${at.label}${spec.label} ${place + 1}, `,
      }),
    );
    return [place].concat(inside);
  });
}
