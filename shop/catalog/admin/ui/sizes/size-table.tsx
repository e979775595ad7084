import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { toPaise, toRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { Badge } from '#platform/ui/page/badge.tsx';
import { inputLook } from '#platform/ui/field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { fieldLabels, productStates } from '../../product-fields.ts';
import { sellingPaise } from '../../../unit-price.ts';
import type { SizeRow, Sizes } from '../../sizes.ts';
import type { TypedGroup, TypedRow, useSizes } from './size-queries.ts';

type Group = NonNullable<Sizes['group']>;
type Props = { group: Group; rows: SizeRow[]; ownsStock: boolean; change: ReturnType<typeof useSizes> };

function typedOf({ name, options, leadId }: Group, rows: SizeRow[]): TypedGroup {
  return {
    name,
    options,
    leadId,
    rows: rows.map(
      ({ productId, version, name: product, values, mrp, sellingPrice, weightGrams, stock }) => ({
        productId,
        version,
        name: product,
        values,
        mrp: String(mrp),
        sellingPrice: sellingPrice === null ? '' : String(sellingPrice),
        weightGrams: String(weightGrams),
        stock: String(stock),
      }),
    ),
  };
}

/** All sizes of a group with price, stock and weight. One save writes what changed. */
export function SizeTable({ group, rows, ownsStock, change }: Props) {
  const [typed, setTyped] = useState(() => typedOf(group, rows));
  const drafts = rows.filter(({ state }) => state === 'draft');
  const setRow = (id: number, fields: Partial<TypedRow>) =>
    setTyped({
      ...typed,
      rows: typed.rows.map((row) => (row.productId === id ? { ...row, ...fields } : row)),
    });
  const move = (at: number) => {
    const moved = [...typed.rows];
    moved.splice(at - 1, 0, ...moved.splice(at, 1));
    setTyped({ ...typed, rows: moved });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ kind: 'save', typed });
  };
  return (
    <form aria-label="Table of sizes" onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Name of all sizes"
        value={typed.name}
        maxLength={160}
        required
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
      />
      <Options options={typed.options} onChange={(options) => setTyped(withOptions(typed, options))} />
      <ul className="flex flex-col gap-4">
        {typed.rows.map((row, at) => (
          <Size
            key={row.productId}
            row={row}
            options={typed.options}
            known={rows.find(({ productId }) => productId === row.productId)}
            ownsStock={ownsStock}
            isLead={typed.leadId === row.productId}
            onLead={() => setTyped({ ...typed, leadId: row.productId })}
            onType={(fields) => setRow(row.productId, fields)}
            onUp={at > 0 ? () => move(at) : undefined}
            onTakeOut={() =>
              setTyped({ ...typed, rows: typed.rows.filter(({ productId }) => productId !== row.productId) })
            }
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={change.isPending}>
          Save all sizes
        </Button>
        {drafts.length > 0 && (
          <Button
            variant="secondary"
            busy={change.isPending}
            onClick={() => change.mutate({ kind: 'publish' })}
          >
            Publish all sizes
          </Button>
        )}
      </div>
    </form>
  );
}

/** Each size gets a value for a new option, and loses that of a removed one. */
function withOptions(typed: TypedGroup, options: string[]): TypedGroup {
  const rows = typed.rows.map((row) => ({ ...row, values: options.map((_, at) => row.values[at] ?? '1') }));
  return { ...typed, options, rows };
}

type OptionsProps = { options: string[]; onChange: (options: string[]) => void };

function Options({ options, onChange }: OptionsProps) {
  const [first = '', second] = options;
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <TextField
        label="They differ by"
        value={first}
        maxLength={40}
        required
        onChange={({ target }) => onChange([target.value, ...options.slice(1)])}
      />
      {second === undefined ? (
        <Button variant="quiet" className="self-end" onClick={() => onChange([first, 'Pack'])}>
          They differ by a second option
        </Button>
      ) : (
        <TextField
          label="And by"
          hint="Empty takes the second option away."
          value={second}
          maxLength={40}
          onChange={({ target }) => onChange(target.value === '' ? [first] : [first, target.value])}
        />
      )}
    </div>
  );
}

type SizeProps = {
  row: TypedRow;
  options: string[];
  known: SizeRow | undefined;
  ownsStock: boolean;
  isLead: boolean;
  onLead: () => void;
  onType: (fields: Partial<TypedRow>) => void;
  onUp: (() => void) | undefined;
  onTakeOut: () => void;
};

/** A group has two options at most, whose names may change while they are typed. */
const places = ['first', 'second'];

function Size({ row, options, known, ownsStock, isLead, onLead, onType, onUp, onTakeOut }: SizeProps) {
  const cell = { row, onType };
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-paper p-4">
      <p className="flex flex-wrap items-center gap-3">
        <Link to={`/admin/products/${row.productId}`} className="link inline-flex min-h-11 items-center">
          {row.name}
        </Link>
        {known && <Badge>{productStates[known.state]}</Badge>}
        {known?.sku && <span className="text-sm text-moss">{known.sku}</span>}
      </p>
      {known && known.missing.length > 0 && (
        <p className="text-sm text-clay">Missing before it is published: {known.missing.join(', ')}.</p>
      )}
      {known && known.itsOwn.length > 0 && (
        <p className="text-sm text-moss">
          Its own words: {known.itsOwn.map((name) => fieldLabels[name]).join(', ')}.
        </p>
      )}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {options.map((option, at) => (
          <label key={places[at]} className="flex flex-col gap-1 text-sm">
            <span>{option}</span>
            <input
              value={row.values[at] ?? ''}
              maxLength={40}
              required
              aria-label={`${option} of ${row.name}`}
              className={inputLook}
              onChange={({ target }) => onType({ values: row.values.with(at, target.value) })}
            />
          </label>
        ))}
        <Cell name="mrp" label="MRP" {...cell} />
        <Cell name="sellingPrice" label="Selling price" placeholder={byPercent(row, known)} {...cell} />
        <Cell name="weightGrams" label="Weight in grams" {...cell} />
        {ownsStock && <Cell name="stock" label="Stock" {...cell} />}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <label className="flex min-h-11 items-center gap-2">
          <input type="radio" name="lead" className="size-5" checked={isLead} onChange={onLead} />
          Main size
        </label>
        {onUp && (
          <Button variant="quiet" onClick={onUp} aria-label={`Move up ${row.values.join(', ')}`}>
            Move up
          </Button>
        )}
        <Button variant="quiet" onClick={onTakeOut} aria-label={`Take out ${row.values.join(', ')}`}>
          Take out
        </Button>
      </div>
    </li>
  );
}

/** Without a typed price the percent off the MRP decides. */
function byPercent({ mrp }: TypedRow, known: SizeRow | undefined): string {
  const discountPercent = known?.discountPercent ?? 0;
  const amount = Number(mrp);
  if (!Number.isFinite(amount) || amount < 0 || amount > 1_000_000) return '';
  return String(toRupees(sellingPaise({ mrpPaise: toPaise(amount), discountPercent, pricePaise: null })));
}

type CellProps = Pick<SizeProps, 'row' | 'onType'> & {
  name: 'mrp' | 'sellingPrice' | 'weightGrams' | 'stock';
  label: string;
  placeholder?: string;
};

function Cell({ name, label, placeholder, row, onType }: CellProps) {
  return (
    <label className="flex flex-col gap-1 text-sm">
      <span>{label}</span>
      <input
        type="number"
        min={0}
        step={name === 'mrp' || name === 'sellingPrice' ? 'any' : 1}
        value={row[name]}
        placeholder={placeholder}
        required={name !== 'sellingPrice'}
        aria-label={`${label} of ${row.values.join(', ')}`}
        className={inputLook}
        onChange={({ target }) => onType({ [name]: target.value })}
      />
    </label>
  );
}
