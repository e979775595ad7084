import { Check, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { countPacks } from '../../parcel-words.ts';
import type { Parcel, ParcelItem } from '../../packing.ts';
import type { Ticks } from './ticks.ts';

type Props = {
  parcel: Parcel;
  ticks: Ticks;
  picture: (item: Pick<ParcelItem, 'imageUrl'>) => ReactNode;
  onTap: (at: number, by: number) => void;
};

/** The items that belong into the parcel. Each tap puts one pack in. */
export function ParcelItems({ parcel, ticks, picture, onTap }: Props) {
  return (
    <ul aria-label="Items" className="divide-y divide-line rounded-lg border border-line bg-paper">
      {parcel.items.map((item, at) => (
        <Item
          key={`${item.orderLineId} ${item.productId}`}
          item={item}
          count={ticks[at] ?? 0}
          picture={picture(item)}
          onTap={(by) => onTap(at, by)}
        />
      ))}
    </ul>
  );
}

type ItemProps = { item: ParcelItem; count: number; picture: ReactNode; onTap: (by: number) => void };

function Item({ item: { name, note, units, codes, gtin }, count, picture, onTap }: ItemProps) {
  const left = units - count;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <span className="w-14 shrink-0 overflow-hidden rounded-md">{picture}</span>
      <div className="min-w-40 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {note && <p className="text-sm wrap-anywhere">{note}</p>}
        <p className="text-sm text-moss">{[...codes, gtin].filter(Boolean).join(', ')}</p>
      </div>
      <output
        aria-label={`${name} in the parcel`}
        className={`min-w-20 font-serif text-2xl tabular-nums ${left === 0 ? 'text-leaf' : ''}`}
      >
        {count} of {units}
      </output>
      <div className="flex flex-wrap gap-2">
        {count > 0 && (
          <Button variant="quiet" aria-label={`Take one ${name} out`} onClick={() => onTap(-1)}>
            <Minus aria-hidden className="size-5" strokeWidth={1.5} />
          </Button>
        )}
        {left > 1 && (
          <Button
            variant="secondary"
            aria-label={`All ${countPacks(units)} of ${name}`}
            onClick={() => onTap(left)}
          >
            All {units}
          </Button>
        )}
        {left > 0 ? (
          <Button aria-label={`Put in 1 of ${name}`} onClick={() => onTap(1)}>
            <Plus aria-hidden className="size-5" strokeWidth={1.5} /> 1
          </Button>
        ) : (
          <Check aria-label="Complete" className="size-8 text-leaf" strokeWidth={2} />
        )}
      </div>
    </li>
  );
}
