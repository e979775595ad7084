import { Repeat } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { formatPaise } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { type Product, subscriptionPercent } from '../../contract.ts';
import { priceOfProduct, unitPaise } from '../../unit-price.ts';
import type { ProductOptions as Options } from '../product-options.tsx';

const ProductOptions = lazy(async () => ({
  default: (await import('../product-options.tsx')).ProductOptions,
}));

type Props = { product: Product; demo: boolean; onAdd: ComponentProps<typeof Options>['onAdd'] };

/** Subscribe & Save with its price, for a product with subscription. Opens Product Options. */
export function SubscribeOffer({ product, demo, onAdd }: Props) {
  const [open, setOpen] = useState(false);
  if (!product.isSubscribable || product.status === 'out of stock') return null;
  const price = unitPaise(priceOfProduct(product), { subscribe: true });
  return (
    <section
      aria-label="Subscription"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-paper p-4"
    >
      <div>
        <p className="flex items-center gap-2 font-semibold">
          <Repeat aria-hidden className="size-5 text-leaf" strokeWidth={1.5} />
          Subscribe &amp; Save {subscriptionPercent}%
        </p>
        <p className="text-sm text-moss">
          <span>{formatPaise(price)}</span> each time, every 30, 60, 90 or 120 days. Pause or cancel at any
          time.
        </p>
      </div>
      <Button variant="secondary" className="max-sm:w-full" onClick={() => setOpen(true)}>
        Choose a plan
      </Button>
      {open && (
        <Suspense>
          <ProductOptions
            subscribing
            product={product}
            demo={demo}
            onAdd={onAdd}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
