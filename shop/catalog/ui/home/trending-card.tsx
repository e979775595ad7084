import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { Price } from '#platform/ui/price.tsx';
import { Stars } from '#platform/ui/stars.tsx';
import type { Card } from '../../groups/cards.ts';
import { CardPicture } from '../card-picture.tsx';
import { CardBadges, SizesNote } from '../product-card.tsx';

type Props = { product: Card; heart?: ReactNode; onOpen: () => void };

/** A plain link to the product until JavaScript can open the options. */
export function TrendingCard({ product, heart, onOpen }: Props) {
  const { productName, price, sellingPrice, discount, sizes } = product;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <article className="group relative flex h-full flex-col">
      <CardPicture product={product} sizes="15rem">
        <CardBadges product={product} />
      </CardPicture>
      <div className="flex flex-1 flex-col gap-1 py-3">
        <h3 className="text-lg leading-snug">
          <Link
            to={`/product/${product.slug}`}
            discover="none"
            className="after:absolute after:inset-0 hover:text-leaf"
            onClick={open}
          >
            {sizes?.name ?? productName}
          </Link>
        </h3>
        <Stars rating={product.rating} count={product.reviewCount} />
        <div className="mt-auto">
          {sizes && <SizesNote sizes={sizes} />}
          <Price price={sellingPrice} {...(discount > 0 ? { mrp: price, discount } : {})} />
        </div>
      </div>
      {heart}
      <Button
        variant="secondary"
        className="relative z-10 w-full text-sm tracking-wide"
        disabled={product.status === 'out of stock'}
        aria-label={`ADD TO BAG: ${productName}`}
        onClick={onOpen}
      >
        ADD TO BAG
      </Button>
    </article>
  );
}
