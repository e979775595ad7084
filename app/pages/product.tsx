import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { redirect } from 'react-router';
import { toPaise } from '#platform/money.ts';
import { latePart } from '#platform/ui/page/late-part.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { queryClient } from '#platform/ui/query-client.ts';
import { AddButton } from '#shop/cart/ui/add-button.tsx';
import { PurchasePanel } from '#shop/cart/ui/purchase/purchase-panel.tsx';
import { useAddChosen } from '#shop/cart/ui/purchase/use-add-chosen.ts';
import { usePurchase } from '#shop/cart/ui/purchase/use-purchase.ts';
import { cardProduct } from '#shop/catalog/card-product.ts';
import type { ListedCard } from '#shop/catalog/groups/cards.ts';
import type { ProductDetail } from '#shop/catalog/contract.ts';
import { chargesOf } from '#shop/pricing/server/settings.ts';
import { withSaving } from '#shop/promotions/server/with-saving.ts';
import { getProduct } from '#shop/catalog/server/get-product.ts';
import { listProducts } from '#shop/catalog/server/list-products.ts';
import { Breadcrumb } from '#shop/catalog/ui/breadcrumb.tsx';
import { Gallery } from '#shop/catalog/ui/detail/gallery.tsx';
import { ProductStory } from '#shop/catalog/ui/detail/product-story.tsx';
import { ProductSummary } from '#shop/catalog/ui/detail/product-summary.tsx';
import { SubscribeOffer } from '#shop/catalog/ui/options/subscribe-offer.tsx';
import { ProductCard } from '#shop/catalog/ui/product-card.tsx';
import { ProductGrid } from '#shop/catalog/ui/product-grid.tsx';
import { productQuery, relatedAsked, relatedQuery, withoutOwn } from '#shop/catalog/ui/queries.ts';
import { TrustLines } from '#shop/legal/ui/trust-lines.tsx';
import type { RatingSpread } from '#shop/reviews/contract.ts';
import { getVerifiedRating, type VerifiedRating } from '#shop/reviews/server/get-verified-rating.ts';
import { listReviews } from '#shop/reviews/server/list-reviews.ts';
import { type ReviewPage, reviewPageSize } from '#shop/reviews/ui/queries.ts';
import { pageContext } from '../context.ts';
import { ProductWishlistButton } from '../page-kit/product-wishlist-button.tsx';
import { MissingPage } from '../page-kit/missing-page.tsx';
import type { PageHandle } from '../page-handle.ts';
import { PageHead } from '../page-kit/page-head.tsx';
import { ReadFailure } from '../page-kit/read-failure.tsx';
import { usePageRead } from '../page-kit/use-page-read.ts';
import { useCategories, useShop } from '../page-kit/use-shop.ts';
import { readForPage } from '../read-for-page.ts';
import { ProductData } from './product-data.tsx';
import type { Route } from './+types/product';

type PageData = {
  product: ProductDetail;
  related: ListedCard[];
  reviews: { page: ReviewPage; spread: RatingSpread };
  /** None in a demo shop, whose reviews are invented. */
  verified: VerifiedRating | null;
};

export const handle: PageHandle = { queryParams: [], productParam: 'id' };

const BuyBar = lazy(async () => ({ default: (await import('./product-buy-bar.tsx')).ProductBuyBar }));
const declarations = () => import('./product-declarations.tsx');
const Declarations = latePart(async () => (await declarations()).ProductDeclarations);
const Sizes = latePart(async () => (await declarations()).SizePills);
const PincodeCheck = latePart(async () => (await import('#shop/shipping/ui/pincode-check.tsx')).PincodeCheck);
const BackInStock = latePart(
  async () => (await import('../page-kit/product-back-in-stock.tsx')).ProductBackInStock,
);
const ReviewSection = latePart(
  async () => (await import('#shop/reviews/ui/review-section.tsx')).ReviewSection,
);

export function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(pageContext);
  return readForPage<PageData>(shop, async () => {
    const read = await getProduct(shop.db, params.id);
    const { offers } = shop;
    const product = await withSaving(shop.db, read, { offers, charges: chargesOf(shop.config) });
    // A slug that the product had once. An id keeps its page, with a canonical link.
    const isRenamed = params.id !== product.slug && !/^\d+$/.test(params.id);
    if (isRenamed) throw redirect(`/product/${product.slug}`, 301);
    const [related, { reviews, total, next, spread }, verified] = await Promise.all([
      listProducts(shop.db, {
        category: String(product.categoryId),
        limit: relatedAsked,
        isOfCards: true,
        readCategories: async () => (await shop.linked()).categories,
      }),
      listReviews(shop.db, { productId: product.id, limit: reviewPageSize }),
      shop.config.SHOP_DEMO ? null : getVerifiedRating(shop.db, { productId: product.id }),
    ]);
    const page = { reviews, total, next: next === null ? null : String(next) };
    return { product, related: related.products.map(cardProduct), reviews: { page, spread }, verified };
  });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const read = queryClient().prefetchQuery(productQuery(params.id));
  return raceWithSkeleton(
    Promise.allSettled([read, Sizes.ready(), Declarations.ready(), ReviewSection.ready()]),
  );
}

const skeletonAfterMs = 200;

/** Waits for a read until a skeleton would appear, so that a fast page can join the view transition of the pressed card. */
async function raceWithSkeleton(read: Promise<unknown>): Promise<null> {
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, skeletonAfterMs))]);
  return null;
}

export default function ProductPage({ params, loaderData }: Route.ComponentProps) {
  const fromServer = loaderData?.read ? { read: loaderData.read.product, failure: null } : loaderData;
  const state = usePageRead(productQuery(params.id), fromServer);
  if (state.failure?.status === 404)
    return (
      <MissingPage title="Product not found.">
        It may have been renamed or is no longer made. Its neighbours are still on the shelf.
      </MissingPage>
    );
  if (state.failure)
    return (
      <div className="page-width pt-8 pb-16 md:pt-12">
        <PageHead title="Product" description="A product that could not be loaded" />
        <meta name="robots" content="noindex" />
        <PageHeading className="pb-6">This product could not be loaded</PageHeading>
        <ReadFailure failure={state.failure} again={state.again} />
      </div>
    );
  if (!state.data) return <Waiting />;
  return <Shown key={state.data.id} product={state.data} initial={loaderData?.read ?? null} />;
}

function Shown({ product, initial }: { product: ProductDetail; initial: PageData | null }) {
  const categories = useCategories();
  const purchase = usePurchase(product);
  const addChosen = useAddChosen();
  const shop = useShop();
  const { demo } = shop;
  const category = categories.find(({ id }) => id === product.categoryId);
  const [summary = ''] = product.description.split('\n');
  /** The nearest products come first when this one is sold out. */
  const nearest = { product, initial: initial?.related };
  return (
    <div className="page-width md:pt-6">
      <PageHead
        title={product.productName}
        description={summary}
        canonical={`/product/${product.group?.canonical ?? product.slug}`}
        type="product"
        share={{ path: `/product/${product.slug}`, version: toPaise(product.sellingPrice) }}
      />
      <ProductData product={product} category={category} verified={initial?.verified ?? null} />
      <Breadcrumb categories={categories} category={category} here={product.productName} />
      <div className="flex flex-col pb-6 md:gap-16 md:pt-4 md:pb-10">
        <div className="grid grid-cols-1 gap-x-8 md:grid-cols-2 md:gap-y-8 md:grid-rows-[auto_1fr] lg:grid-cols-12 lg:gap-12">
          <div className="pb-4 lg:col-span-7">
            <Gallery product={product} />
          </div>
          <div className="md:row-span-2 lg:col-span-5">
            <ProductSummary
              product={product}
              purchase={
                <div className="flex flex-col gap-6">
                  {product.group && <Sizes slug={product.slug} group={product.group} />}
                  <SubscribeOffer product={product} demo={demo} onAdd={addChosen} />
                  <PurchasePanel purchase={purchase} />
                  {purchase.soldOut && <BackInStock productId={product.id} />}
                  <TrustLines
                    cash={product.noCash ?? shop.cash}
                    returnDays={shop.returnDays}
                    transitDays={purchase.soldOut ? null : shop.transitDays}
                  />
                </div>
              }
              heart={<ProductWishlistButton product={product} labelled />}
              delivery={!purchase.soldOut && <PincodeCheck />}
            />
          </div>
          <div className="lg:col-span-7">
            <ProductStory product={product} />
          </div>
        </div>
        {purchase.soldOut && <Related {...nearest} />}
        <Declarations product={product} demo={demo} />
        <ReviewSection productId={product.id} initial={initial?.reviews} />
        {!purchase.soldOut && <Related {...nearest} />}
      </div>
      <Suspense>
        <BuyBar purchase={purchase} />
      </Suspense>
    </div>
  );
}

function Related({ product, initial }: { product: ProductDetail; initial: ListedCard[] | undefined }) {
  const { data } = useQuery({
    ...relatedQuery(product.categoryId),
    ...(initial ? { initialData: initial } : {}),
  });
  const related = withoutOwn(data ?? [], product);
  if (related.length === 0) return null;
  return (
    <section className="border-t border-line pt-8 md:pt-14">
      <h2 className="pb-6 text-2xl md:text-3xl">Related products</h2>
      <ProductGrid>
        {related.map((one) => (
          <li key={one.id}>
            <ProductCard
              product={one}
              heart={<ProductWishlistButton product={one} />}
              action={<AddButton product={one} />}
            />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}

function Waiting() {
  return (
    <div className="page-width py-6">
      <output className="sr-only">Loading product...</output>
      <div className="grid grid-cols-1 gap-8 pt-12 md:grid-cols-2 lg:grid-cols-12 lg:gap-12">
        <Skeleton className="aspect-square w-full lg:col-span-7" />
        <div className="flex flex-col gap-5 lg:col-span-5">
          <Skeleton className="h-20 w-4/5" />
          <Skeleton className="h-12 w-1/2" />
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-28 w-full" />
        </div>
      </div>
    </div>
  );
}
