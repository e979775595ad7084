import { BookOpen, Info, LayoutGrid, Search } from 'lucide-react';
import { Link } from 'react-router';
import { formatRupees } from '#platform/money.ts';
import { SuggestedItem } from '#platform/ui/suggestions/suggesting-input.tsx';
import { markTyped, type Suggestion } from './suggestion-groups.ts';

type Props = { item: Suggestion; typed: string; onChoose: () => void };

export function SuggestionItem({ item, typed, onChoose }: Props) {
  const { text, path, product, isAnswer, isArticle, isAll } = item;
  const Sign = isAnswer ? Info : isArticle ? BookOpen : path ? LayoutGrid : Search;
  return (
    <SuggestedItem
      value={item}
      {...(path ? { render: <Link to={path} /> } : {})}
      onClick={(event) => {
        // A new tab or window opens the address itself.
        if (path && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
        event.preventDefault();
        onChoose();
      }}
      className="gap-3 px-4 py-1.5"
    >
      {product ? (
        <SuggestionPicture image={product.imageUrl} />
      ) : (
        <span className="grid w-11 shrink-0 place-items-center text-moss">
          <Sign aria-hidden strokeWidth={1.5} className="size-5" />
        </span>
      )}
      <span className={`min-w-0 flex-1 leading-snug break-words ${isAnswer && path ? 'link' : ''}`}>
        {isAll && <span>See all results for </span>}
        {markTyped(text, isAnswer ? '' : typed).map(({ part, marked, at }) =>
          marked ? (
            <mark key={at} className="bg-transparent font-semibold text-inherit">
              {part}
            </mark>
          ) : (
            <span key={at}>{part}</span>
          ),
        )}
        {product?.status === 'out of stock' && <span className="block text-sm text-moss">Sold out</span>}
      </span>
      {product && <span className="shrink-0 tabular-nums">{formatRupees(product.sellingPrice)}</span>}
    </SuggestedItem>
  );
}

export function SuggestionPicture({ image }: { image: string }) {
  if (!image) return <span className="size-11 shrink-0 rounded bg-sand" />;
  return (
    <img
      src={`/api/images/products/${encodeURIComponent(image)}?w=160`}
      alt=""
      width={44}
      height={44}
      decoding="async"
      className="size-11 shrink-0 rounded bg-sand object-contain"
    />
  );
}
