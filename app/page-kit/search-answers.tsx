import { Search } from 'lucide-react';
import { Link } from 'react-router';
import { latePart } from '#platform/ui/page/late-part.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { AddButton } from '#shop/cart/ui/add-button.tsx';
import { categoryTree } from '#shop/catalog/category-tree.ts';
import { ProductCard } from '#shop/catalog/ui/product-card.tsx';
import { ProductGrid } from '#shop/catalog/ui/product-grid.tsx';
import type { ShownResults } from '#shop/search/ui/queries.ts';
import { ProductWishlistButton } from './product-wishlist-button.tsx';
import { useCategories, useShop } from './use-shop.ts';

export function Help({ help: { sentence, name, path } }: { help: NonNullable<ShownResults['help']> }) {
  return (
    <>
      {sentence}{' '}
      <Link to={path} className="link">
        {name}
      </Link>
    </>
  );
}

/** An answer without results: what the shop does not sell, with the nearest goods, a question, or nothing understood. */
export function NoProducts({ answer }: { answer: ShownResults }) {
  const { message, help, notSold, asksDoctor, articles } = answer;
  if (!notSold && !asksDoctor)
    return (
      <>
        <NothingFound title={message ?? help?.name ?? 'Nothing found for this'} help={help} />
        <Articles articles={articles} />
      </>
    );
  return (
    <>
      <EmptyState picture={<Search strokeWidth={1.5} />} title={message ?? ''}>
        {asksDoctor ? (
          <Link to="/learn-ayurveda/herbs/when-not-to" className="link">
            When not to take a herb
          </Link>
        ) : (
          <Categories />
        )}
      </EmptyState>
      {notSold && notSold.nearest.length > 0 && (
        <section aria-labelledby="nearest" className="pt-10">
          <h2 id="nearest" className="pb-6 text-2xl">
            Nearest to it
          </h2>
          <Products products={notSold.nearest} />
        </section>
      )}
      <Articles articles={articles} />
    </>
  );
}

export function Articles({ articles }: Pick<ShownResults, 'articles'>) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="articles" className="pt-10">
      <h2 id="articles" className="pb-3 text-2xl">
        To read
      </h2>
      <ul>
        {articles.map(({ title, path }) => (
          <li key={path}>
            <Link to={path} className="link inline-flex min-h-11 items-center">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const BackInStock = latePart(async () => (await import('./product-back-in-stock.tsx')).ProductBackInStock);

/** A single product that is sold out asks where to write when it is back. */
export function Products({ products }: Pick<ShownResults, 'products'>) {
  const [first] = products;
  return (
    <>
      <ProductGrid>
        {products.map((product, at) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              eager={at < 4}
              heart={<ProductWishlistButton product={product} />}
              action={<AddButton product={product} />}
            />
          </li>
        ))}
      </ProductGrid>
      {products.length === 1 && first?.status === 'out of stock' && (
        <div className="max-w-reading pt-6">
          <BackInStock key={first.id} productId={first.id} />
        </div>
      )}
    </>
  );
}

/** Goods of the demo. A real shop may sell none of them. */
const demoHerbs = ['ashwagandha', 'bhringraj', 'triphala', 'हल्दी'];

export function NothingFound({ title, help }: { title: string; help?: ShownResults['help'] }) {
  const { demo } = useShop();
  return (
    <EmptyState picture={<Search strokeWidth={1.5} />} title={title}>
      {help ? (
        <p>
          <Help help={help} />
        </p>
      ) : (
        <>
          {demo && (
            <>
              <p>Try one of these, in any spelling, in Hindi or English:</p>
              <Choices
                links={demoHerbs.map((name) => ({ name, path: `/search?q=${encodeURIComponent(name)}` }))}
              />
            </>
          )}
          <Categories />
          <p className="pt-6">
            <Link to="/policies/grievance" className="link">
              Ask us
            </Link>
          </p>
        </>
      )}
    </EmptyState>
  );
}

function Categories() {
  const { demo } = useShop();
  const categories = categoryTree(useCategories());
  if (categories.length === 0) return null;
  return (
    <>
      <p className="pt-6">{demo ? 'Or look through a category:' : 'Look through a category:'}</p>
      <Choices links={categories} />
    </>
  );
}

type ChoicesProps = { links: { name: string; path: string }[]; className?: string };

export function Choices({ links, className = 'justify-center' }: ChoicesProps) {
  return (
    <ul className={`flex flex-wrap gap-2 pt-3 ${className}`}>
      {links.map(({ name, path }) => (
        <li key={path}>
          <Link
            to={path}
            className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-ink hover:bg-sand"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
