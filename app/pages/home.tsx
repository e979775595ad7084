import { errorFields } from '#platform/server/log.ts';
import { queryClient } from '#platform/ui/query-client.ts';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { latePart } from '#platform/ui/page/late-part.tsx';
import { useAddChosen } from '#shop/cart/ui/purchase/use-add-chosen.ts';
import { optionsCard, plainCard } from '#shop/catalog/card-product.ts';
import type { Card, OptionsCard } from '#shop/catalog/groups/cards.ts';
import { readConcerns } from '#shop/catalog/server/filtering/read-facets.ts';
import { listProducts } from '#shop/catalog/server/list-products.ts';
import { pickProducts } from '#shop/catalog/server/pick-products.ts';
import { topConcerns } from '#shop/catalog/ui/home/top-concerns.ts';
import { CategoryTiles } from '#shop/catalog/ui/home/category-tiles.tsx';
import { HeroProduct } from '#shop/catalog/ui/home/hero-product.tsx';
import { TrendingStrip } from '#shop/catalog/ui/home/trending-strip.tsx';
import { stripQuery } from '#shop/catalog/ui/home/strip-query.ts';
import { trending, trendingQuery } from '#shop/catalog/ui/queries.ts';
import { homeWords } from '#shop/content/home-words.ts';
import { Hero } from '#shop/content/ui/hero.tsx';
import { toJsonLd } from '#shop/seo/json-ld.ts';
import { organization, website } from '#shop/seo/structured-data.ts';
import { type PageContext, pageContext } from '../context.ts';
import { wishlistButtonOf } from '../page-kit/product-wishlist-button.tsx';
import { PageHead } from '../page-kit/page-head.tsx';
import { StructuredData } from '../page-kit/structured-data.tsx';
import { failureText, type PageState, usePageRead } from '../page-kit/use-page-read.ts';
import { useCategories, useShop } from '../page-kit/use-shop.ts';
import { readForPage } from '../read-for-page.ts';
import type { LoadedProducts } from './home-shelves.tsx';
import type { Route } from './+types/home';

type PageData = { trending: OptionsCard[]; combos: Card[]; concerns: string[] };

const Concerns = latePart(async () => (await import('./home-concerns.tsx')).HomeConcerns);
const loadShelves = () => import('./home-shelves.tsx');
const EmptyShelves = latePart(async () => (await loadShelves()).EmptyShelves);
const Combos = latePart(async () => (await loadShelves()).Combos);
const loadLate = () => import('./home-late-section.tsx');
const HeroPicture = latePart(async () => (await loadLate()).HeroPicture);
const LateSection = latePart(async () => (await loadLate()).HomeLateSection);

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
    return { trending: popular.map(optionsCard), combos: combos.map(plainCard), concerns };
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
  return Promise.all([Concerns.ready(), Combos.ready(), LateSection.ready()]).then(
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

type SectionProps = {
  name: string;
  title: string;
  strip: PageState<OptionsCard[]>;
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

function Trending({ title, state }: { title: string; state: PageState<OptionsCard[]> }) {
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

/** `Error: HTTP error! status: {code}, {body}`: the strip adds the response's message (section 8). */
function stripFailure(failure: { status: number; message: string }): string {
  const text = failureText(failure);
  return failure.message ? `${text}, ${failure.message}` : text;
}
