import type { ContentField, FormValue } from '../../texts.ts';

type Difference = { label: string; before: string[]; after: string[] };

/** Returns the fields that differ, each with the lines that only one of both has. */
export function differencesOf(fields: ContentField[], one: FormValue, other: FormValue): Difference[] {
  return fields.flatMap((field) => {
    const [before, after] = [one, other].map((form) => linesOf(field, valueIn(form, field.name)));
    const onlyBefore = before!.filter((line) => !after!.includes(line));
    const onlyAfter = after!.filter((line) => !before!.includes(line));
    if (before!.join('\n') === after!.join('\n')) return [];
    const isMoved = onlyBefore.length === 0 && onlyAfter.length === 0;
    return [
      {
        label: field.label,
        before: isMoved ? before! : onlyBefore,
        after: isMoved ? after! : onlyAfter,
      },
    ];
  });
}

function valueIn(form: FormValue, name: string): FormValue | undefined {
  return typeof form === 'object' && !Array.isArray(form) ? form[name] : undefined;
}

function linesOf({ label, names, fields = [] }: ContentField, value: FormValue | undefined): string[] {
  if (typeof value === 'boolean') return value ? [label] : [];
  if (names && typeof value === 'string') return [names[value] ?? value];
  if (typeof value === 'string') return value.split('\n').filter(Boolean);
  if (!Array.isArray(value)) return [];
  return value.map((row) =>
    fields
      .map((field) => linesOf(field, valueIn(row, field.name)).join(' '))
      .filter(Boolean)
      .join(' · '),
  );
}
