import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { shortenText } from '#platform/text/cut-text.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { queryClient } from '#platform/ui/query-client.ts';
import { cardProduct } from '#shop/catalog/card-product.ts';
import { filterNames, type Filters, filtersAsText, readFilters } from '#shop/catalog/filters.ts';
import { Pagination } from '#shop/catalog/ui/listing/pagination.tsx';
import { type ListAddress, ProductFilters } from '#shop/catalog/ui/listing/product-filters.tsx';
import { ProductGridSkeleton } from '#shop/catalog/ui/product-grid.tsx';
import { searchAndLearn } from '#shop/search/server/learning/search-and-learn.ts';
import { readPriceWords } from '#shop/search/price-words.ts';
import { resultsPageSize, resultsQuery, type ShownResults } from '#shop/search/ui/queries.ts';
import { keepWords } from '#shop/search/ui/recent-words.ts';
import { articlesForSearch } from '#shop/content/reading/cards.ts';
import { answersForSearch } from '#shop/legal/server/read-faq.ts';
import { soldWithin } from '#shop/pincodes/tax-status.ts';
import { pageContext } from '../context.ts';
import type { PageHandle } from '../page-handle.ts';
import { PageHead } from '../page-kit/page-head.tsx';
import { Articles, Help, NoProducts, NothingFound, Products } from '../page-kit/search-answers.tsx';
import { ReadFailure } from '../page-kit/read-failure.tsx';
import { type PageState, usePageRead } from '../page-kit/use-page-read.ts';
import { readForPage } from '../read-for-page.ts';
import type { Route } from './+types/search';

/** Each search without a result is counted, so the page is not kept for long. */
export const handle: PageHandle = { queryParams: ['q', 'page', ...filterNames], keepSeconds: 2 };

export function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(pageContext);
  const { q, page, filters } = wantedOf(new URL(request.url).searchParams);
  const cursor = (page - 1) * resultsPageSize;
  return readForPage(shop, async () => {
    const answers = answersForSearch(shop.content, shop.config);
    const asked = { ...filters, q, cursor, limit: resultsPageSize };
    const articles = articlesForSearch(shop.content);
    const found = await searchAndLearn(shop.db, asked, answers, articles, soldWithin(shop.config));
    const { notSold } = found;
    return {
      ...found,
      products: found.products.map(cardProduct),
      notSold: notSold && { ...notSold, nearest: notSold.nearest.map(cardProduct) },
    };
  });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const wanted = wantedOf(new URL(request.url).searchParams);
  if (wanted.q) void queryClient().prefetchQuery(resultsQuery(wanted));
  return null;
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const wanted = wantedOf(parameters);
  const title = wanted.q ? `Results for “${clip(wanted.q)}”` : 'Search';
  return (
    <div className="page-width pt-6 pb-16 md:pt-8 md:pb-24">
      <PageHead title={title} description={title} />
      <meta name="robots" content="noindex" />
      <div className="break-words">
        <PageHeading>{title}</PageHeading>
      </div>
      <div className="pt-6">
        {wanted.q ? (
          <QueryResults wanted={wanted} loaderData={loaderData} />
        ) : (
          <NothingFound title="What are you looking for?" />
        )}
      </div>
    </div>
  );
}

/** `text` is `q` without a price in words, such as `under 500`, which becomes a filter. */
type Search = { q: string; text: string; page: number; filters: Filters };

function QueryResults({
  wanted,
  loaderData,
}: {
  wanted: Search;
  loaderData: Route.ComponentProps['loaderData'];
}) {
  const state = usePageRead(resultsQuery(wanted), loaderData);
  const [parameters] = useSearchParams();
  const { text, filters } = wanted;
  const { data } = state;
  const found = data && data.total > 0 ? (data.didYouMean ?? wanted.q) : '';
  useEffect(() => {
    if (found) keepWords(found);
  }, [found]);
  if (data?.total === 0 && (data.help || data.message || Object.keys(filters).length === 0))
    return <NoProducts answer={data} />;
  return (
    <>
      {data?.help && (
        <div className="pb-4">
          <Notice>
            <Help help={data.help} />
          </Notice>
        </div>
      )}
      {data && <Reading q={text} answer={data} />}
      <ProductFilters
        {...(text ? { q: text } : {})}
        address={spelledOut(wanted, parameters)}
        filters={filters}
        facets={state.data?.facets}
        given="Best match"
        total={data?.more ? undefined : data?.total}
        said={countOf(state)}
      />
      <div className="pt-6 md:pt-8">
        {state.failure && <ReadFailure failure={state.failure} again={state.again} />}
        {!state.data && !state.failure && <ProductGridSkeleton />}
        {state.data && <Results page={wanted.page} answer={state.data} />}
      </div>
    </>
  );
}

function Reading({ q, answer: { didYouMean, partly, message } }: { q: string; answer: ShownResults }) {
  if (didYouMean)
    return (
      <Notice key="corrected">
        Nothing is called “{clip(q)}”. These are the results for <strong>{didYouMean}</strong>.
      </Notice>
    );
  if (message) return <Notice key="message">{message}</Notice>;
  return (
    partly && <Notice key="partly">Nothing here is all of “{clip(q)}”. These come nearest to it.</Notice>
  );
}

function Results({ page, answer }: { page: number; answer: ShownResults }) {
  return (
    <>
      <h2 className="sr-only">Products</h2>
      <Products products={answer.products} />
      <Pagination page={page} pages={Math.ceil(answer.total / resultsPageSize)} />
      <Articles articles={answer.articles} />
    </>
  );
}

function countOf({ data, failure }: PageState<ShownResults>): string {
  if (failure) return '';
  if (!data) return 'Loading products...';
  const { total, more } = data;
  if (total === 0) return 'No product matches these filters.';
  if (more) return `More than ${total.toLocaleString('en-IN')} products`;
  return total === 1 ? '1 product' : `${total} products`;
}

const maxShownCharacters = 80;
const clip = (text: string) => shortenText(text, maxShownCharacters);

function wantedOf(parameters: URLSearchParams): Search {
  const page = Number(parameters.get('page'));
  const q = (parameters.get('q') ?? '').trim();
  const { text, prices } = readPriceWords(q);
  return {
    q,
    text,
    page: Number.isInteger(page) && page > 0 && page < 1000 ? page : 1,
    filters: { ...prices, ...readFilters(parameters) },
  };
}

/** Returns the URL with a price in words as a filter. Without other words the search lists all products. */
function spelledOut({ text, filters }: Search, parameters: URLSearchParams): ListAddress {
  const search = new URLSearchParams(parameters);
  if (text) search.set('q', text);
  else search.delete('q');
  for (const [name, value] of Object.entries(filtersAsText(filters))) search.set(name, value);
  return { pathname: text ? '/search' : '/all-products', search };
}
