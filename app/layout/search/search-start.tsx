import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '#platform/money.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { forEveryone } from '#platform/ui/query-client.ts';
import { categoryTree } from '#shop/catalog/category-tree.ts';
import { type CardProduct, endpoints } from '#shop/catalog/groups/cards.ts';
import { clearWords, recentWords } from '#shop/search/ui/recent-words.ts';
import { SuggestionPicture } from '#shop/search/ui/suggestion-item.tsx';
import { Choices } from '../../page-kit/search-answers.tsx';
import { useCategories } from '../../page-kit/use-shop.ts';

const shown = 3;

const row = 'flex min-h-11 items-center gap-3 px-4 py-1.5 hover:bg-sand';

/** The part that the search shows before a letter is typed: recent words of this browser, best sellers and categories. */
export default function SearchStart({ onLeave }: { onLeave: () => void }) {
  const categories = categoryTree(useCategories());
  const { data: products, isPending } = useQuery({
    queryKey: ['products', 'best sellers'],
    meta: forEveryone,
    queryFn: ({ signal }) =>
      callApi(endpoints.list, { query: { sort: 'popular', limit: String(shown) } }, { signal }),
  });
  return (
    // A click on any link leaves the layer.
    <div role="presentation" onClick={(event) => (event.target as Element).closest('a') && onLeave()}>
      <RecentWords />
      {(isPending || (products && products.length > 0)) && (
        <Part title="Best sellers">
          {products?.map((product) => <ProductRow key={product.id} product={product} />) ??
            Array.from({ length: shown }, (_, at) => (
              <span key={at} className={row}>
                <Skeleton className="h-11 w-full" />
              </span>
            ))}
        </Part>
      )}
      {categories.length > 0 && (
        <Part title="Categories">
          <div className="px-4">
            <Choices links={categories} className="" />
          </div>
        </Part>
      )}
    </div>
  );
}

function RecentWords() {
  const [words, setWords] = useState(recentWords);
  if (words.length === 0) return null;
  return (
    <Part
      title="Recent searches"
      action={
        <button
          type="button"
          onClick={() => {
            clearWords();
            setWords([]);
          }}
          className="link min-h-11"
        >
          Clear
        </button>
      }
    >
      {words.map((text) => (
        <Link key={text} to={`/search?q=${encodeURIComponent(text)}`} className={row}>
          <Search aria-hidden strokeWidth={1.5} className="size-5 shrink-0 text-moss" />
          <span className="min-w-0 flex-1 truncate">{text}</span>
        </Link>
      ))}
    </Part>
  );
}

function ProductRow({ product }: { product: CardProduct }) {
  const { slug, productName, imageUrl, sellingPrice, sizes } = product;
  return (
    <Link to={`/product/${slug}`} className={row}>
      <SuggestionPicture image={imageUrl} />
      <span className="min-w-0 flex-1 leading-snug">{sizes?.name ?? productName}</span>
      <span className="shrink-0 tabular-nums">{`${sizes ? 'from ' : ''}${formatRupees(sellingPrice)}`}</span>
    </Link>
  );
}

function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pt-3">
      <div className="flex items-center justify-between px-4 text-sm text-moss">
        <h2 id={id} className="font-sans text-sm">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
