import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select-field.tsx';

type Props<Target extends string> = {
  headers: readonly string[];
  /** The first cell of each column that is not empty. */
  examples: readonly string[];
  targets: Readonly<Record<Target, string>>;
  /** The target of each column; null leaves a column out. */
  columns: readonly (Target | null)[];
  onChange: (columns: (Target | null)[]) => void;
};

/** Asks what each column of a file holds, and shows an example of each. */
export function ColumnTargets<Target extends string>(props: Props<Target>) {
  const { headers, examples, targets, columns, onChange } = props;
  const choices = Object.entries(targets) as [Target, string][];
  const choose = (at: number, target: Target | null) =>
    onChange(columns.map((old, column) => (column === at ? target : old)));
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {headers.map((header, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns keep their places, and headers may repeat
        <li key={at} className="min-w-0 rounded-md border border-line p-3">
          <Field label={header || `Column ${at + 1}`} hint={exampleOf(examples[at])}>
            {(field) => (
              <Select
                {...field}
                value={columns[at] ?? ''}
                onChange={({ target: { value } }) => choose(at, (value || null) as Target | null)}
              >
                <option value="">Leave out</option>
                {choices.map(([target, label]) => (
                  <option key={target} value={target}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </li>
      ))}
    </ul>
  );
}

function exampleOf(example: string | undefined) {
  return (
    <span className="block truncate">{example ? `Such as: ${example}` : 'Empty in the first rows'}</span>
  );
}
