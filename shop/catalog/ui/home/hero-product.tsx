import { Link } from 'react-router';
import { formatRupees } from '#platform/money.ts';
import type { Card } from '../../groups/cards.ts';
import { ProductPicture } from '../product-picture.tsx';

/** The most popular product in an arch on the hero; without a review nobody may know it. */
export function HeroProduct({ product }: { product: Card }) {
  const { slug, productName, imageUrl, sellingPrice, reviewCount } = product;
  return (
    <Link to={`/product/${slug}`} className="group flex items-end md:block">
      <span className="block w-32 shrink-0 overflow-hidden rounded-t-full bg-sand md:w-[min(20rem,45svh)]">
        <ProductPicture
          image={imageUrl}
          alt=""
          sizes="(min-width: 48rem) 20rem, 8rem"
          className="transition-transform duration-200 motion-safe:group-hover:scale-[1.03]"
        />
      </span>
      <span className="block min-h-28 min-w-0 flex-1 px-4 py-2 md:w-[min(20rem,45svh)] md:bg-black/45">
        <span className="block text-sm">{reviewCount > 0 ? 'Most popular' : 'From our shelves'}</span>
        <span className="block font-serif text-lg leading-snug">{productName}</span>
        <span className="font-semibold">{formatRupees(sellingPrice)}</span>
      </span>
    </Link>
  );
}
