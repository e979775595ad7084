import { errorFields } from '#platform/server/log.ts';
import { queryClient } from '#platform/ui/query-client.ts';
import { Sprout } from 'lucide-react';
import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { latePart } from '#platform/ui/page/late-part.tsx';
import { AddButton } from '#shop/cart/ui/add-button.tsx';
import { useAddChosen } from '#shop/cart/ui/purchase/use-add-chosen.ts';
import { cardProduct } from '#shop/catalog/card-product.ts';
import type { Product } from '#shop/catalog/contract.ts';
import { readConcerns } from '#shop/catalog/server/filtering/read-facets.ts';
import { listProducts } from '#shop/catalog/server/list-products.ts';
import { pickProducts } from '#shop/catalog/server/pick-products.ts';
import { topConcerns } from '#shop/catalog/ui/home/top-concerns.ts';
import { CategoryTiles } from '#shop/catalog/ui/home/category-tiles.tsx';
import { ComboCard } from '#shop/catalog/ui/home/combo-card.tsx';
import { HeroProduct } from '#shop/catalog/ui/home/hero-product.tsx';
import { TrendingStrip } from '#shop/catalog/ui/home/trending-strip.tsx';
import { ProductGrid, ProductGridSkeleton } from '#shop/catalog/ui/product-grid.tsx';
import { pickedQuery, trending, trendingQuery } from '#shop/catalog/ui/queries.ts';
import { homeWords } from '#shop/content/home-words.ts';
import { Hero } from '#shop/content/ui/hero.tsx';
import { toJsonLd } from '#shop/seo/json-ld.ts';
import { organization, website } from '#shop/seo/structured-data.ts';
import { type PageContext, pageContext } from '../context.ts';
import { ContactLink } from '../page-kit/contact-link.tsx';
import { ProductWishlistButton, wishlistButtonOf } from '../page-kit/product-wishlist-button.tsx';
import { PageHead } from '../page-kit/page-head.tsx';
import { ReadFailure } from '../page-kit/read-failure.tsx';
import { StructuredData } from '../page-kit/structured-data.tsx';
import { failureText, type PageState, usePageRead } from '../page-kit/use-page-read.ts';
import { useCategories, useShop } from '../page-kit/use-shop.ts';
import { type PageRead, readForPage } from '../read-for-page.ts';
import type { Route } from './+types/home';

type PageData = { trending: Product[]; combos: Product[]; concerns: string[] };

const Concerns = latePart(async () => (await import('./home-concerns.tsx')).HomeConcerns);
const loadLate = () => import('./home-late-section.tsx');
const HeroPicture = latePart(async () => (await loadLate()).HeroPicture);
const LateSection = latePart(async () => (await loadLate()).HomeLateSection);

/** The products that the merchant has chosen, or those that sell best. */
const stripQuery = (chosen: string[]) => (chosen[0] ? pickedQuery(chosen) : trendingQuery());

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(pageContext);
  return readForPage<PageData>(shop, async () => {
    const words = homeWords(shop.content, shop.config);
    const shows = (name: string) => words.sections.some((section) => section.name === name);
    const [popular, combos, concerns] = await Promise.all([
      words.trending[0]
        ? pickProducts(shop.db, words.trending)
        : listProducts(shop.db, { ...trending, isOfCards: true }).then(({ products }) => products),
      pickProducts(shop.db, words.combos),
      shows('concerns') ? readTopConcerns(shop) : [],
    ]);
    return { trending: popular.map(cardProduct), combos: combos.map(cardProduct), concerns };
  });
}

/** The page works without its concerns. */
async function readTopConcerns({ db, log }: Pick<PageContext, 'db' | 'log'>): Promise<string[]> {
  try {
    return topConcerns(await readConcerns(db));
  } catch (error) {
    log.error('concerns failed', errorFields(error));
    return [];
  }
}

export function clientLoader() {
  void queryClient().prefetchQuery(trendingQuery());
  return Promise.all([Concerns.ready(), LateSection.ready()]).then(
    () => null,
    () => null,
  );
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const shop = useShop();
  const words = shop.home;
  const read = loaderData?.read;
  const strip = usePageRead(
    stripQuery(words.trending),
    read ? { read: read.trending, failure: null } : loaderData,
  );
  return (
    <>
      <PageHead
        title={words.title}
        description={words.subtitle ? `${words.subtitle}. ${shop.tagline}.` : shop.tagline}
        canonical="/"
      />
      <StructuredData json={import.meta.env.SSR ? toJsonLd([organization(shop), website(shop)]) : ''} />
      {words.sections.map(({ name, heading }) => (
        <Section
          key={name}
          name={name}
          title={heading}
          strip={strip}
          combos={read ? { read: read.combos, failure: null } : loaderData}
          concerns={read?.concerns}
        />
      ))}
    </>
  );
}

type LoadedProducts = PageRead<Product[]> | null | undefined;

type SectionProps = {
  name: string;
  title: string;
  strip: PageState<Product[]>;
  combos: LoadedProducts;
  concerns: string[] | undefined;
};

function Section({ name, title, strip, combos, concerns }: SectionProps) {
  const { home } = useShop();
  const categories = useCategories();
  switch (name) {
    case 'title':
      return <PageHeading className="sr-only">{home.title}</PageHeading>;
    case 'hero': {
      const popular = strip.data?.find(({ status }) => status !== 'out of stock');
      return (
        <Hero
          words={home}
          picture={home.picture && <HeroPicture {...home.picture} />}
          product={popular && <HeroProduct product={popular} />}
        />
      );
    }
    case 'categories':
      return <CategoryTiles title={title} categories={categories} />;
    case 'trending':
      return strip.data?.length === 0 ? <EmptyShelves /> : <Trending title={title} state={strip} />;
    case 'concerns':
      return <Concerns heading={title} concerns={concerns} />;
    case 'combos':
      return <Combos title={title} loaded={combos} />;
    default:
      return <LateSection name={name} heading={title} />;
  }
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

function Trending({ title, state }: { title: string; state: PageState<Product[]> }) {
  const { demo } = useShop();
  const addChosen = useAddChosen();
  return (
    <TrendingStrip
      title={title}
      products={state.data}
      failure={state.failure && stripFailure(state.failure)}
      demo={demo}
      heart={wishlistButtonOf}
      onAdd={addChosen}
      onAgain={() => state.failure && state.again()}
    />
  );
}

function Combos({ title, loaded }: { title: string; loaded: LoadedProducts }) {
  const { demo, home } = useShop();
  const state = usePageRead(pickedQuery(home.combos), loaded);
  if (state.data?.length === 0) return null;
  return (
    <section className="page-width pt-14 md:pt-20">
      <div className="flex items-center gap-3 pb-6">
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

/** `Error: HTTP error! status: {code}, {body}`: the strip adds the response's message (section 8). */
function stripFailure(failure: { status: number; message: string }): string {
  const text = failureText(failure);
  return failure.message ? `${text}, ${failure.message}` : text;
}
