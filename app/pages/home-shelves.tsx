import { Sprout } from 'lucide-react';
import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { AddButton } from '#shop/cart/ui/add-button.tsx';
import type { Card } from '#shop/catalog/groups/cards.ts';
import { ComboCard } from '#shop/catalog/ui/home/combo-card.tsx';
import { ProductGrid, ProductGridSkeleton } from '#shop/catalog/ui/product-grid.tsx';
import { pickedQuery } from '#shop/catalog/ui/queries.ts';
import { ContactLink } from '../page-kit/contact-link.tsx';
import { ProductWishlistButton } from '../page-kit/product-wishlist-button.tsx';
import { ReadFailure } from '../page-kit/read-failure.tsx';
import { usePageRead } from '../page-kit/use-page-read.ts';
import { useShop } from '../page-kit/use-shop.ts';
import type { PageRead } from '../read-for-page.ts';

export type LoadedProducts = PageRead<Card[]> | null | undefined;

export function Combos({ title, loaded }: { title: string; loaded: LoadedProducts }) {
  const { demo, home } = useShop();
  const state = usePageRead(pickedQuery(home.combos), loaded);
  if (state.data?.length === 0) return null;
  return (
    <section className="page-width pt-14 md:pt-20">
      <div className="flex flex-wrap items-center gap-3 pb-6">
        <h2 className="text-2xl md:text-3xl">{title}</h2>
        <DemoRibbon show={demo} />
      </div>
      {state.failure && <ReadFailure failure={state.failure} again={state.again} />}
      {!state.data && !state.failure && <ProductGridSkeleton />}
      {state.data && (
        <ProductGrid>
          {state.data.map((combo) => (
            <li key={combo.id}>
              <ComboCard
                combo={combo}
                heart={<ProductWishlistButton product={combo} />}
                action={<AddButton product={combo} label="Add to Cart" />}
              />
            </li>
          ))}
        </ProductGrid>
      )}
    </section>
  );
}

export function EmptyShelves() {
  const { name, email } = useShop();
  return (
    <div className="page-width py-14 md:py-20">
      <EmptyState
        picture={<Sprout strokeWidth={1.25} />}
        title="The shelves are still empty"
        action={
          <ContactLink to="mailto" address={email} className="link inline-flex min-h-11 items-center" />
        }
      >
        {`${name} is preparing its first products. Please come back soon${email === null ? '' : ', or write to us'}.`}
      </EmptyState>
    </div>
  );
}
