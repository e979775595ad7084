import { Link } from 'react-router';
import { Price } from '#platform/ui/price.tsx';
import type { Product } from '../../contract.ts';
import { ProductPicture } from '../product-picture.tsx';

/** The most popular product, as a small card on the hero. Its height is fixed, so that late fonts move nothing below it. */
export function HeroProduct({ product }: { product: Product }) {
  const { slug, productName, imageUrl, sellingPrice } = product;
  return (
    <Link
      to={`/product/${slug}`}
      className="group flex h-32 w-full max-w-80 items-center overflow-hidden gap-4 rounded-lg bg-paper p-2.5 text-ink shadow-soft"
    >
      <span className="block w-20 shrink-0 overflow-hidden rounded-md">
        <ProductPicture image={imageUrl} alt="" sizes="5rem" />
      </span>
      <div className="min-w-0">
        <span className="block text-sm text-moss">Most popular</span>
        <span className="line-clamp-2 font-serif leading-snug group-hover:text-leaf">{productName}</span>
        <Price price={sellingPrice} />
      </div>
    </Link>
  );
}
