import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { AddButton } from '#shop/cart/ui/add-button.tsx';
import { cardProduct } from '#shop/catalog/card-product.ts';
import { pickProducts } from '#shop/catalog/server/pick-products.ts';
import { ProductCard } from '#shop/catalog/ui/product-card.tsx';
import { ProductGrid } from '#shop/catalog/ui/product-grid.tsx';
import { placeholders } from '#shop/content/placeholders.ts';
import { ArticleText } from '#shop/content/ui/reading/article-text.tsx';
import { pageContext } from '../../context.ts';
import { NotWrittenYet } from '../../layout/demo-pages.tsx';
import { Placeholder } from '../../page-kit/written/placeholder.tsx';
import { PageHead } from '../../page-kit/page-head.tsx';
import { ProductWishlistButton } from '../../page-kit/product-wishlist-button.tsx';
import { findWritten, orMissing } from '../../page-kit/written/read-written.ts';
import type { Route } from './+types/written-page';

/** A page of the merchant, the placeholder of the demo, or 404. Only a page with products asks the database. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, config } = context.get(pageContext);
  const path = new URL(request.url).pathname.replace(/\.data$/, '');
  const key = path.slice(1);
  const page = findWritten(context, 'page', key)?.data;
  if (page) {
    const products = await pickProducts(
      db,
      page.products.map(({ slug }) => slug),
    );
    const { title, text } = page;
    return orMissing({ path, title, blocks: text, products: products.map(cardProduct) });
  }
  if (!config.SHOP_DEMO) return orMissing(null);
  const { title, text } = placeholders[key.split('/')[0] ?? ''] ?? placeholders.collection!;
  return orMissing({ path, title, placeholder: text });
}

/** /make-profit, /offers and /collection/*: placeholder text only in the demo (section 2). */
export default function WrittenPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotWrittenYet />;
  const { path, title } = loaderData;
  if ('placeholder' in loaderData) return <Placeholder {...loaderData} />;
  const { blocks, products } = loaderData;
  return (
    <div className="page-width flex flex-col gap-8 py-8 pb-16 md:py-12 md:pb-24">
      <PageHead title={title} description={title} canonical={path} />
      <PageHeading className="text-4xl md:text-5xl">{title}</PageHeading>
      <ArticleText blocks={blocks} />
      {products.length > 0 && (
        <ProductGrid>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                heart={<ProductWishlistButton product={product} />}
                action={<AddButton product={product} />}
              />
            </li>
          ))}
        </ProductGrid>
      )}
    </div>
  );
}
