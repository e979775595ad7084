import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { QuantityStepper } from '#platform/ui/quantity-stepper.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { EditedLine, EditFields } from '../edit.ts';
import { offeredProductsQuery } from '#shop/orders/admin/ui/queries.ts';

type Lines = EditFields['lines'];
type Props = {
  lines: Lines;
  /** Names and prices of the lines. */
  known: readonly EditedLine[];
  error: string | undefined;
  onKnown: (line: EditedLine) => void;
  onChange: (lines: Lines) => void;
};

const maxUnits = 1_000;

/** The items of an order, each with its quantity. Typing finds further products. */
export function EditLines({ lines, known, error, onKnown, onChange }: Props) {
  const lineOf = (sku: string) => known.find((line) => line.sku === sku);
  const nameOf = (sku: string) => lineOf(sku)?.name ?? `Product ${sku}`;
  const set = (sku: string, quantity: number) =>
    onChange(lines.map((line) => (line.sku === sku ? { sku, quantity } : line)));
  return (
    <fieldset className="flex flex-col gap-3 rounded-lg border border-line bg-paper p-4">
      <legend className="sr-only">Items</legend>
      <ul aria-label="Items" className="divide-y divide-line">
        {lines.map(({ sku, quantity }) => (
          <li key={sku} className="flex flex-wrap items-center gap-3 py-2">
            <span className="min-w-28 flex-1">
              {nameOf(sku)}
              <span className="block text-sm text-moss">{`${formatRupees(lineOf(sku)?.price ?? 0)} each`}</span>
            </span>
            <QuantityStepper
              label={`Quantity of ${nameOf(sku)}`}
              value={quantity}
              max={maxUnits}
              onChange={(wanted) => set(sku, wanted)}
            />
            <Button
              variant="quiet"
              aria-label={`Remove ${nameOf(sku)}`}
              disabled={lines.length === 1}
              onClick={() => onChange(lines.filter((line) => line.sku !== sku))}
            >
              <Trash2 aria-hidden className="size-5" strokeWidth={1.5} />
            </Button>
          </li>
        ))}
      </ul>
      <AddProduct
        lines={lines}
        error={error}
        onAdd={(line) => {
          if (!lineOf(line.sku)) onKnown(line);
          onChange([...lines, { sku: line.sku, quantity: 1 }]);
        }}
      />
    </fieldset>
  );
}

type AddProps = { lines: Lines; error: string | undefined; onAdd: (line: EditedLine) => void };

function AddProduct({ lines, error, onAdd }: AddProps) {
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const { data = [], isSuccess } = useQuery(offeredProductsQuery(q));
  const offered = q.length > 1 ? data.filter(({ sku }) => lines.every((line) => line.sku !== sku)) : [];
  return (
    <>
      <TextField
        label="Add a product"
        hint="Type part of its name. It costs what it costs today."
        error={error}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul aria-label="Found products" className="flex flex-col empty:hidden">
        {offered.map(({ sku, name, price, stock }) => (
          <li key={sku}>
            <Button
              variant="quiet"
              className="w-full justify-start! text-left"
              disabled={stock === 0}
              onClick={() => {
                setTyped('');
                onAdd({ sku, name, quantity: 1, price });
              }}
            >
              <span>{`${name}, ${formatRupees(price)}`}</span>
              {stock === 0 && <span>, out of stock</span>}
            </Button>
          </li>
        ))}
      </ul>
      {isSuccess && q.length > 1 && offered.length === 0 && (
        <p className="text-sm text-moss">No further product has this name.</p>
      )}
    </>
  );
}
