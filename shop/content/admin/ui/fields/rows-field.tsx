import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import type { ContentField, FormValue } from '../../texts.ts';

type Props = {
  field: ContentField;
  path: string;
  rows: FormValue[];
  onChange: (rows: FormValue[]) => void;
  error: string | undefined;
  renderRow: (row: FormValue, at: number, change: (row: FormValue) => void) => ReactNode;
};

/** Rows of fields that staff add, remove and move. A row keeps its inputs while it moves. */
export function RowsField({ field, path, rows, onChange, error, renderRow }: Props) {
  const { label, max, fields = [], help } = field;
  const [keys, setKeys] = useState<number[]>([]);
  const known = keys.length === rows.length ? keys : rows.map((_, at) => keys[at] ?? at);
  const change = (next: FormValue[], nextKeys: number[]) => {
    setKeys(nextKeys);
    onChange(next);
  };
  const swap = <T,>(list: T[], one: number, other: number) =>
    list.map((entry, at) => (at === one ? list[other]! : at === other ? list[one]! : entry));
  const move = (from: number, to: number) => change(swap(rows, from, to), swap(known, from, to));
  const emptyRow = Object.fromEntries(fields.map(({ name, input }) => [name, input === 'rows' ? [] : '']));
  return (
    <fieldset className="flex flex-col gap-3" data-field={path}>
      <legend className="pb-1 text-sm font-semibold">{label}</legend>
      {help && <p className="text-sm text-moss">{help}</p>}
      {error && (
        <p role="alert" className="text-sm text-clay">
          {error}
        </p>
      )}
      <ol className="flex flex-col gap-3">
        {rows.map((row, at) => (
          <li key={known[at]} className="flex flex-col gap-3 rounded-md border border-line p-3">
            {renderRow(row, at, (typed) => onChange(rows.map((one, place) => (place === at ? typed : one))))}
            <div className="flex flex-wrap gap-1">
              <RowButton
                label={`Move ${label} ${at + 1} up`}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ArrowUp aria-hidden className="size-4" />
              </RowButton>
              <RowButton
                label={`Move ${label} ${at + 1} down`}
                disabled={at === rows.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ArrowDown aria-hidden className="size-4" />
              </RowButton>
              <RowButton
                label={`Remove ${label} ${at + 1}`}
                onClick={() =>
                  change(
                    rows.filter((_, place) => place !== at),
                    known.filter((_, place) => place !== at),
                  )
                }
              >
                <Trash2 aria-hidden className="size-4" />
              </RowButton>
            </div>
          </li>
        ))}
      </ol>
      {rows.length < max && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => change([...rows, emptyRow], [...known, Math.max(-1, ...known) + 1])}
        >
          Add<span className="sr-only">: {label}</span>
        </Button>
      )}
    </fieldset>
  );
}

type RowButtonProps = { label: string; disabled?: boolean; onClick: () => void; children: ReactNode };

function RowButton({ label, disabled = false, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-md hover:bg-sand disabled:opacity-40"
    >
      {children}
    </button>
  );
}
