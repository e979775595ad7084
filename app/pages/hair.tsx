import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { queryClient } from '#platform/ui/query-client.ts';
import { AddButton } from '#shop/cart/ui/add-button.tsx';
import { plainCard } from '#shop/catalog/card-product.ts';
import type { Card } from '#shop/catalog/groups/cards.ts';
import { pickProducts } from '#shop/catalog/server/pick-products.ts';
import { HairCard } from '#shop/catalog/ui/hair-card.tsx';
import { ProductGrid, ProductGridSkeleton } from '#shop/catalog/ui/product-grid.tsx';
import { pickedQuery } from '#shop/catalog/ui/queries.ts';
import { hairGrid } from '#demo/texts/hair-grid.ts';
import { pageContext } from '../context.ts';
import { NotWrittenYet } from '../layout/demo-pages.tsx';
import { ProductWishlistButton } from '../page-kit/product-wishlist-button.tsx';
import { orMissing } from '../page-kit/written/read-written.ts';
import { PageHead } from '../page-kit/page-head.tsx';
import { ReadFailure } from '../page-kit/read-failure.tsx';
import { usePageRead } from '../page-kit/use-page-read.ts';
import { useShop } from '../page-kit/use-shop.ts';
import { type PageRead, readForPage } from '../read-for-page.ts';
import type { Route } from './+types/hair';

const slugs = [...new Set(hairGrid.map(({ slug }) => slug))];

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(pageContext);
  if (!shop.config.SHOP_DEMO) return orMissing<PageRead<Card[]>>(null);
  return readForPage<Card[]>(shop, async () => (await pickProducts(shop.db, slugs)).map(plainCard));
}

export function clientLoader() {
  void queryClient().prefetchQuery(pickedQuery(slugs));
  return null;
}

/** Twelve selected cards, one product five times among them (section 2). They are the demo's. */
export default function HairPage({ loaderData }: Route.ComponentProps) {
  return useShop().demo ? <Hair loaderData={loaderData} /> : <NotWrittenYet />;
}

function Hair({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { demo } = useShop();
  const state = usePageRead(pickedQuery(slugs), loaderData);
  return (
    <div className="page-width pt-8 pb-16 md:pt-12 md:pb-24">
      <PageHead
        title="Hair"
        description="Oils, washes, combs and masks for hair, picked by hand: bhringraj, shikakai, neem, henna."
        canonical="/hair"
      />
      <header className="max-w-reading pb-8 md:pb-10">
        <div className="flex items-center gap-3">
          <PageHeading>Hair</PageHeading>
          <DemoRibbon show={demo} />
        </div>
        <p className="pt-3 text-lg text-moss">
          The Sunday champi, and all that goes with it: what to warm, what to wash with, what to comb through.
        </p>
      </header>
      {state.failure && <ReadFailure failure={state.failure} again={state.again} />}
      {!state.data && !state.failure && (
        <>
          <output className="block pb-4 text-moss">Loading products...</output>
          <ProductGridSkeleton cards={12} />
        </>
      )}
      {state.data && <Cards products={state.data} />}
    </div>
  );
}

function Cards({ products }: { products: Card[] }) {
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const cards = hairGrid.flatMap(({ slug, subtitle }, place) => {
    const product = bySlug.get(slug);
    return product ? [{ product, subtitle, place }] : [];
  });
  return (
    <ProductGrid>
      {cards.map(({ product, subtitle, place }) => (
        <li key={place}>
          <HairCard
            product={product}
            subtitle={subtitle}
            eager={place < 4}
            heart={<ProductWishlistButton product={product} />}
            action={<AddButton product={product} />}
          />
        </li>
      ))}
    </ProductGrid>
  );
}
