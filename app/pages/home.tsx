import { queryClient } from '#platform/ui/query-client.ts';
import { Sprout } from 'lucide-react';
import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { latePart } from '#platform/ui/page/late-part.tsx';
import { AddButton } from '#shop/cart/ui/add-button.tsx';
import { useAddChosen } from '#shop/cart/ui/purchase/use-add-chosen.ts';
import { cardProduct } from '#shop/catalog/card-product.ts';
import type { Product } from '#shop/catalog/contract.ts';
import { listProducts } from '#shop/catalog/server/list-products.ts';
import { pickProducts } from '#shop/catalog/server/pick-products.ts';
import { CategoryTiles } from '#shop/catalog/ui/home/category-tiles.tsx';
import { ComboCard } from '#shop/catalog/ui/home/combo-card.tsx';
import { HeroProduct } from '#shop/catalog/ui/home/hero-product.tsx';
import { TrendingStrip } from '#shop/catalog/ui/home/trending-strip.tsx';
import { ProductGrid, ProductGridSkeleton } from '#shop/catalog/ui/product-grid.tsx';
import { pickedQuery, trending, trendingQuery } from '#shop/catalog/ui/queries.ts';
import { comboIds } from '#shop/content/combos.ts';
import { categoryPictures } from '#shop/content/home.ts';
import { Hero } from '#shop/content/ui/hero.tsx';
import { toJsonLd } from '#shop/seo/json-ld.ts';
import { organization, website } from '#shop/seo/structured-data.ts';
import { pageContext } from '../context.ts';
import { ContactLink } from '../page-kit/contact-link.tsx';
import { ProductWishlistButton, wishlistButtonOf } from '../page-kit/product-wishlist-button.tsx';
import { PageHead } from '../page-kit/page-head.tsx';
import { ReadFailure } from '../page-kit/read-failure.tsx';
import { StructuredData } from '../page-kit/structured-data.tsx';
import { failureText, type PageState, usePageRead } from '../page-kit/use-page-read.ts';
import { useCategories, useShop } from '../page-kit/use-shop.ts';
import { readForPage } from '../read-for-page.ts';
import type { Route } from './+types/home';

type PageData = { trending: Product[]; combos: Product[] };

const comboNames = comboIds.map(String);
const DemoSections = latePart(async () => (await import('./home-demo-sections.tsx')).HomeDemoSections);

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(pageContext);
  return readForPage<PageData>(shop, async () => {
    const [popular, combos] = await Promise.all([
      listProducts(shop.db, trending),
      pickProducts(shop.db, comboNames),
    ]);
    return { trending: popular.products.map(cardProduct), combos: combos.map(cardProduct) };
  });
}

export function clientLoader() {
  void queryClient().prefetchQuery(trendingQuery());
  void queryClient().prefetchQuery(pickedQuery(comboNames));
  return DemoSections.ready().then(
    () => null,
    () => null,
  );
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const shop = useShop();
  const words = shop.home;
  const categories = useCategories();
  const read = loaderData?.read;
  const strip = usePageRead(trendingQuery(), read ? { read: read.trending, failure: null } : loaderData);
  const popular = strip.data?.find(({ status }) => status !== 'out of stock');
  const combos = usePageRead(
    pickedQuery(comboNames),
    read ? { read: read.combos, failure: null } : loaderData,
  );
  return (
    <>
      <PageHead
        title={words.title}
        description={words.subtitle ? `${words.subtitle}. ${shop.tagline}.` : shop.tagline}
        canonical="/"
      />
      <StructuredData json={import.meta.env.SSR ? toJsonLd([organization(shop), website(shop)]) : ''} />
      <Hero words={words} product={popular && <HeroProduct product={popular} />} />
      <CategoryTiles categories={categories} pictures={categoryPictures} />
      {strip.data?.length === 0 ? <EmptyShelves /> : <Trending state={strip} />}
      {shop.demo && <Combos state={combos} demo />}
      {shop.demo && <DemoSections />}
    </>
  );
}

function EmptyShelves() {
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

function Trending({ state }: { state: PageState<Product[]> }) {
  const { home, demo } = useShop();
  const addChosen = useAddChosen();
  return (
    <TrendingStrip
      title={home.strip}
      products={state.data}
      failure={state.failure && stripFailure(state.failure)}
      demo={demo}
      heart={wishlistButtonOf}
      onAdd={addChosen}
      onAgain={() => state.failure && state.again()}
    />
  );
}

function Combos({ state, demo }: { state: PageState<Product[]>; demo: boolean }) {
  if (state.data?.length === 0) return null;
  return (
    <section className="page-width pt-14 md:pt-20">
      <div className="flex items-center gap-3 pb-6">
        <h2 className="text-2xl md:text-3xl">Combos that belong together</h2>
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

/** `Error: HTTP error! status: {code}, {body}`: the strip adds the response's message (section 8). */
function stripFailure(failure: { status: number; message: string }): string {
  const text = failureText(failure);
  return failure.message ? `${text}, ${failure.message}` : text;
}
