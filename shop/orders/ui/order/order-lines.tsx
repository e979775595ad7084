import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatPaise, formatRupees, toPaise } from '#platform/money.ts';
import { lineOptionsLabel } from '#shop/cart/line-options.ts';
import { partsText } from '#shop/catalog/stock-units.ts';
import type { OrderSummary } from '../../contract.ts';

type Line = Omit<OrderSummary['items'][number], 'sku'>;
type Props = {
  items: Line[];
  picture: (item: Line) => ReactNode;
  notes?: ReactNode[];
};

/** Where a customer reviews a product that has arrived. */
export function reviewAddress({ productId }: Pick<Line, 'productId'>): string {
  return `/product/${productId}#reviews`;
}

export function OrderLines({ items, picture, notes }: Props) {
  return (
    <ul>
      {items.map((item, at) => {
        const { plan, packs, parts } = item;
        const lineOptions = lineOptionsLabel({ plan, packs, frequencyDays: item.frequencyDays ?? 0 });
        return (
          <li
            key={`${item.productId} ${lineOptions}`}
            className="flex flex-wrap justify-end gap-x-4 border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0"
          >
            <div className="screen-only w-16 shrink-0 self-start overflow-hidden rounded-md md:w-20">
              {picture(item)}
            </div>
            <div className="min-w-0 grow basis-28">
              <Link to={`/product/${item.productId}`} className="leading-snug font-semibold hover:underline">
                {item.productName}
              </Link>
              {lineOptions && <p className="text-sm first-letter:uppercase">{lineOptions}</p>}
              {parts.length > 0 && <p className="text-sm text-moss">Contains {partsText(parts)}</p>}
              <p className="text-sm text-moss">{`${item.quantity} × ${formatRupees(item.price)}`}</p>
              {notes?.[at]}
            </div>
            <p className="font-semibold whitespace-nowrap">
              {formatPaise(toPaise(item.price) * item.quantity)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
