import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import type { OptionsCard } from '../../groups/cards.ts';
import type { ProductOptions as Options } from '../product-options.tsx';
import { TrendingCard } from './trending-card.tsx';

const stepPixels = 250;

type Props = {
  title: string;
  products: OptionsCard[] | null;
  failure: string | null;
  demo: boolean;
  heart?: (product: OptionsCard) => ReactNode;
  onAdd: ComponentProps<typeof Options>['onAdd'];
  onAgain: () => void;
};

const ProductOptions = lazy(async () => ({
  default: (await import('../product-options.tsx')).ProductOptions,
}));

/** Trending products in a horizontal strip (section 2). A click on a card opens its Product Options. */
export function TrendingStrip({ title, products, failure, demo, heart, onAdd, onAgain }: Props) {
  const shelf = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<OptionsCard | null>(null);
  const scroll = (by: number) => shelf.current?.scrollBy({ left: by, behavior: 'smooth' });
  return (
    <section className="page-width pt-14 md:pt-20">
      <div className="flex flex-wrap items-center justify-between gap-4 pb-6">
        <h2 className="text-2xl md:text-3xl">{title}</h2>
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
      {failure && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" onClick={onAgain}>
              Try again
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
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
      {open && (
        <Suspense>
          <ProductOptions product={open} demo={demo} onAdd={onAdd} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  );
}

function Arrow({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="hidden size-11 place-items-center rounded-full border border-edge hover:bg-sand md:grid"
    >
      {children}
    </button>
  );
}

function Waiting() {
  return (
    <div className="relative">
      <output className="absolute inset-x-0 top-1/3 z-10 text-center text-moss">Loading products...</output>
      <div aria-hidden className="flex gap-4 overflow-hidden pb-4 md:gap-6">
        {[1, 2, 3, 4, 5].map((at) => (
          <Skeleton key={at} className="h-[23.5rem] w-52 shrink-0 md:h-[25rem] md:w-58" />
        ))}
      </div>
    </div>
  );
}
