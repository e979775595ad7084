import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatPaise, formatRupees, toPaise } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { Price } from '#platform/ui/price.tsx';
import { QuantityStepper } from '#platform/ui/quantity-stepper.tsx';
import { partsText } from '#shop/catalog/stock-units.ts';
import { lineOptionsLabel } from '../line-options.ts';
import type { CartItem } from '../contract.ts';

type Props = {
  item: CartItem;
  picture: ReactNode;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

export function CartLine({ item, picture, onQuantity, onRemove }: Props) {
  const { productName, quantity, maxQuantity, available } = item;
  const lineTotal = formatPaise(toPaise(item.price) * quantity);
  return (
    <li id={item.lineId} className="flex flex-wrap gap-4 border-b border-line py-5 last:border-b-0">
      <Link
        to={`/product/${item.slug}`}
        tabIndex={-1}
        aria-hidden
        className={`w-24 shrink-0 self-start overflow-hidden rounded-md md:w-28 ${available ? '' : 'opacity-55'}`}
      >
        {picture}
      </Link>
      <div className="flex min-w-0 grow basis-40 flex-col gap-1">
        <LineName item={item} />
        <Price price={item.price} mrp={item.mrp} />
        {quantity > 1 && (
          <p className="text-sm md:hidden">{`${quantity} × ${formatRupees(item.price)} = ${lineTotal}`}</p>
        )}
        <LineNews item={item} />
        <div className="mt-2 flex flex-wrap items-center gap-x-1 gap-y-2 md:gap-x-3">
          {available && (
            <QuantityStepper
              label={`Quantity of ${productName}`}
              value={quantity}
              max={maxQuantity}
              maxText={limitText(item)}
              onChange={(next) => onQuantity(Math.min(next, Math.max(1, maxQuantity)))}
            />
          )}
          <Button
            variant="quiet"
            className={available ? 'px-3!' : '-ml-3 px-3!'}
            aria-label={`Remove ${productName}`}
            onClick={onRemove}
          >
            <Trash2 aria-hidden className="size-4" strokeWidth={1.5} />
            Remove
          </Button>
        </div>
      </div>
      <p className="hidden font-semibold md:block">{lineTotal}</p>
    </li>
  );
}

export function LineName({ item }: { item: CartItem }) {
  const { plan, packs, parts } = item;
  const lineOptions = lineOptionsLabel({ plan, packs, frequencyDays: item.frequencyDays ?? 0 });
  return (
    <>
      <h3 className="font-sans text-base leading-snug font-semibold">
        <Link to={`/product/${item.slug}`} className="hover:underline">
          {item.productName}
        </Link>
      </h3>
      {lineOptions && <p className="text-sm text-ink first-letter:uppercase">{lineOptions}</p>}
      {parts.length > 0 && <p className="text-sm text-moss">Contains {partsText(parts)}</p>}
      <p className="text-sm text-moss">Seller: {item.seller || 'N/A'}</p>
    </>
  );
}

export function LineNews({ item }: { item: CartItem }) {
  const { available, quantity, maxQuantity, price, priceWas, productName } = item;
  return (
    <>
      {priceWas !== null && (
        <p className="text-sm text-moss">
          {`The price ${price > priceWas ? 'rose' : 'fell'} from ${formatRupees(priceWas)} since you added it.`}
        </p>
      )}
      {!available && <p className="text-sm text-clay">{productName} is currently out of stock.</p>}
      {available && quantity > maxQuantity && <p className="text-sm text-clay">{limitText(item)}</p>}
      {available && quantity === maxQuantity && <p className="text-sm text-moss">{limitText(item)}</p>}
    </>
  );
}

function limitText({ maxQuantity, stockQuantity, packs }: CartItem): string {
  if (Math.floor(stockQuantity / packs) > maxQuantity)
    return `You can have at most ${maxQuantity} of this in one order.`;
  return `Only ${maxQuantity} ${maxQuantity === 1 ? 'is' : 'are'} left.`;
}
