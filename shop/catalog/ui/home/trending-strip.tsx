import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import type { Product } from '../../contract.ts';
import { ProductOptions } from '../product-options.tsx';
import { TrendingCard } from './trending-card.tsx';

const stepPixels = 250;

type Parts = {
  shopName: string;
  /** Null while they are on their way. */
  products: Product[] | null;
  /** `Error: …` when they did not come. */
  failure: string | null;
  demo: boolean;
  /** Keeps a product for later; over its picture. */
  heart?: (product: Product) => ReactNode;
  onAdd: ComponentProps<typeof ProductOptions>['onAdd'];
};

/** Trending products on a shelf that scrolls sideways (section 2); a click on a card opens its Product Options. */
export function TrendingStrip({ shopName, products, failure, demo, heart, onAdd }: Parts) {
  const shelf = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<Product | null>(null);
  const scroll = (by: number) => shelf.current?.scrollBy({ left: by, behavior: 'smooth' });
  return (
    <section className="page-width pt-14 md:pt-20">
      <div className="flex flex-wrap items-center justify-between gap-4 pb-6">
        <h2 className="text-2xl md:text-3xl">Trending natural supplements from {shopName}</h2>
        <div className="flex items-center gap-2">
          <Arrow label="Scroll left" onPress={() => scroll(-stepPixels)}>
            <ChevronLeft aria-hidden className="size-5" strokeWidth={1.5} />
          </Arrow>
          <Arrow label="Scroll right" onPress={() => scroll(stepPixels)}>
            <ChevronRight aria-hidden className="size-5" strokeWidth={1.5} />
          </Arrow>
          <ButtonLink to="/all-products" variant="secondary">
            View All
          </ButtonLink>
        </div>
      </div>
      {failure && <p role="alert">{failure}</p>}
      {!products && !failure && <Waiting />}
      {products && (
        <ul
          ref={shelf}
          className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-4 md:mx-0 md:snap-none md:gap-6 md:px-0"
        >
          {products.map((product) => (
            <li key={product.id} className="w-52 shrink-0 snap-start md:w-58">
              <TrendingCard product={product} heart={heart?.(product)} onOpen={() => setOpen(product)} />
            </li>
          ))}
        </ul>
      )}
      {open && <ProductOptions product={open} demo={demo} onAdd={onAdd} onClose={() => setOpen(null)} />}
    </section>
  );
}

function Arrow({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="hidden size-11 place-items-center rounded-full border border-line hover:bg-sand md:grid"
    >
      {children}
    </button>
  );
}

function Waiting() {
  return (
    <>
      <output className="block pb-4 text-moss">Loading products...</output>
      <div aria-hidden className="flex gap-6 overflow-hidden">
        {[1, 2, 3, 4, 5].map((at) => (
          <Skeleton key={at} className="h-96 w-58 shrink-0" />
        ))}
      </div>
    </>
  );
}
