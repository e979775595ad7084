import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
  const [moved, setMoved] = useState('');
  const known = keys.length === rows.length ? keys : rows.map((_, at) => keys[at] ?? at);
  const change = (next: FormValue[], nextKeys: number[]) => {
    setKeys(nextKeys);
    onChange(next);
  };
  const swap = <T,>(list: T[], one: number, other: number) =>
    list.map((entry, at) => (at === one ? list[other]! : at === other ? list[one]! : entry));
  const move = (from: number, to: number) => {
    change(swap(rows, from, to), swap(known, from, to));
    setMoved(`${nameOf(rows[from]!, from)}: place ${to + 1} of ${rows.length}`);
  };
  const remove = (at: number) =>
    change(
      rows.filter((_, place) => place !== at),
      known.filter((_, place) => place !== at),
    );
  const named = fields.find(({ input }) => input === 'name');
  const nameOf = (row: FormValue, at: number) => namesIn(named, row) ?? `${label} ${at + 1}`;
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
          <li key={known[at]} className="rounded-md border border-line p-3">
            <Row
              name={nameOf(row, at)}
              isFirst={at === 0}
              isLast={at === rows.length - 1}
              onMove={(by) => move(at, at + by)}
              onRemove={named ? undefined : () => remove(at)}
            >
              {renderRow(row, at, (typed) =>
                onChange(rows.map((one, place) => (place === at ? typed : one))),
              )}
            </Row>
          </li>
        ))}
      </ol>
      <output className="sr-only">{moved}</output>
      {rows.length < max && !named && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => change([...rows, emptyRow(fields)], [...known, Math.max(-1, ...known) + 1])}
        >
          Add<span className="sr-only">: {label}</span>
        </Button>
      )}
    </fieldset>
  );
}

function namesIn(named: ContentField | undefined, row: FormValue): string | undefined {
  if (!named || typeof row !== 'object' || Array.isArray(row)) return undefined;
  const name = row[named.name];
  return typeof name === 'string' ? named.names?.[name] : undefined;
}

function emptyRow(fields: ContentField[]): FormValue {
  return Object.fromEntries(
    fields.map(({ name, input, isRequired, names = {} }) => {
      // A new row is shown. Staff give a permission by hand.
      if (input === 'toggle') return [name, !isRequired];
      return [name, input === 'choice' ? (Object.keys(names)[0] ?? '') : ''];
    }),
  );
}

type RowProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: (() => void) | undefined;
  children: ReactNode;
};

/** The browser drops the focus of a button that moves with its row or is disabled there. It stays on the row. */
function Row({ name, isFirst, isLast, onMove, onRemove, children }: RowProps) {
  const buttons = useRef<HTMLDivElement>(null);
  const move = (by: 1 | -1, button: HTMLElement) => {
    flushSync(() => onMove(by));
    button.focus();
    if (document.activeElement !== button)
      buttons.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  };
  return (
    <fieldset aria-label={name} className="flex min-w-0 flex-col gap-3">
      {children}
      <div ref={buttons} className="flex flex-wrap gap-1">
        <RowButton label={`Move ${name} up`} disabled={isFirst} onClick={(button) => move(-1, button)}>
          <ArrowUp aria-hidden className="size-4" />
        </RowButton>
        <RowButton label={`Move ${name} down`} disabled={isLast} onClick={(button) => move(1, button)}>
          <ArrowDown aria-hidden className="size-4" />
        </RowButton>
        {onRemove && (
          <RowButton label={`Remove ${name}`} onClick={onRemove}>
            <Trash2 aria-hidden className="size-4" />
          </RowButton>
        )}
      </div>
    </fieldset>
  );
}

type RowButtonProps = {
  label: string;
  disabled?: boolean;
  onClick: (button: HTMLElement) => void;
  children: ReactNode;
};

function RowButton({ label, disabled = false, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={({ currentTarget }) => onClick(currentTarget)}
      className="grid size-11 place-items-center rounded-md hover:bg-sand disabled:opacity-40"
    >
      {children}
    </button>
  );
}
