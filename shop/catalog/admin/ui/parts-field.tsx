import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatPaise, formatRupees, toPaise } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { QuantityStepper } from '#platform/ui/quantity-stepper.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { type EditedProduct, endpoints, type ProductRowOfStaff } from '../contract.ts';
import type { ProductFields } from '../product-fields.ts';

type ComboParts = ProductFields['parts'];
type KnownPart = EditedProduct['parts'][number];
type Props = {
  parts: ComboParts;
  known: KnownPart[];
  error: string | undefined;
  onChange: (parts: ComboParts) => void;
};

/** The products in a combo, each with its quantity. Typing finds further ones. */
export function PartsField({ parts, known, error, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<KnownPart[]>([]);
  const q = typed.trim();
  const { data } = useQuery({
    queryKey: ['part-search', q],
    queryFn: ({ signal }) => callApi(endpoints.list, { query: { q } }, { signal }),
    enabled: q.length > 1,
  });
  const partOf = (id: number) => [...known, ...added].find(({ productId }) => productId === id);
  const nameOf = (id: number) => partOf(id)?.name ?? `Product ${id}`;
  const found = q.length > 1 ? (data?.rows ?? []) : [];
  const offered = found.filter(({ id }) => parts.every(({ productId }) => productId !== id)).slice(0, 6);
  const add = ({ id, ...part }: ProductRowOfStaff) => {
    setAdded([...added, { productId: id, ...part }]);
    setTyped('');
    onChange([...parts, { productId: id, quantity: 1 }]);
  };
  const set = (id: number, quantity: number) =>
    onChange(parts.map((part) => (part.productId === id ? { productId: id, quantity } : part)));
  return (
    <div className="flex flex-col gap-3 sm:col-span-2" data-field="parts" tabIndex={-1}>
      <p className="text-sm font-semibold">Parts</p>
      <ul aria-label="Parts" className="divide-y divide-line border-y border-line empty:hidden">
        {parts.map(({ productId, quantity }) => (
          <li key={productId} className="flex flex-wrap items-center gap-3 py-2">
            <span className="min-w-0 flex-1">{nameOf(productId)}</span>
            <span className="text-sm text-moss">{priceOf(partOf(productId))}</span>
            <QuantityStepper
              label={`Quantity of ${nameOf(productId)}`}
              value={quantity}
              max={99}
              onChange={(wanted) => set(productId, wanted)}
            />
            <Button
              variant="quiet"
              aria-label={`Remove ${nameOf(productId)}`}
              onClick={() => onChange(parts.filter((part) => part.productId !== productId))}
            >
              <Trash2 aria-hidden className="size-5" strokeWidth={1.5} />
            </Button>
          </li>
        ))}
      </ul>
      <Together parts={parts.map(({ productId, quantity }) => ({ part: partOf(productId), quantity }))} />
      <TextField
        label="Add a product"
        error={error}
        hint="Type part of its name."
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul aria-label="Found products" className="flex flex-col empty:hidden">
        {offered.map((row) => (
          <li key={row.id}>
            <Button variant="quiet" className="w-full justify-start!" onClick={() => add(row)}>
              {row.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function priceOf(part: KnownPart | undefined): string {
  if (!part) return '';
  return part.stock === 0 ? 'Sold out' : formatRupees(part.sellingPrice);
}

type CountedPart = { part: KnownPart | undefined; quantity: number };

/** The price that a combo is compared with. */
function Together({ parts }: { parts: CountedPart[] }) {
  const known = parts.flatMap(({ part, quantity }) => (part ? [{ part, quantity }] : []));
  if (known.length === 0 || known.length < parts.length) return null;
  const sum = (of: 'mrp' | 'sellingPrice') =>
    formatPaise(known.reduce((paise, { part, quantity }) => paise + toPaise(part[of]) * quantity, 0));
  const combos = Math.min(...known.map(({ part, quantity }) => Math.floor(part.stock / quantity)));
  return (
    <p className="text-sm text-moss">
      {`Bought one by one they cost ${sum('sellingPrice')} (MRP ${sum('mrp')}). Their stock is enough for ${combos === 1 ? '1 combo' : `${combos} combos`}.`}
    </p>
  );
}
