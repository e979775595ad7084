import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Price } from '#platform/ui/price.tsx';
import { Stars } from '#platform/ui/stars.tsx';
import type { Card } from '../../groups/cards.ts';
import { CardPicture } from '../card-picture.tsx';
import { CardBadges } from '../product-card.tsx';

type Props = { combo: Card; action: ReactNode; heart?: ReactNode };

export function ComboCard({ combo, action, heart }: Props) {
  const { productName, price, sellingPrice, discount, seller } = combo;
  return (
    <article className="group relative">
      <CardPicture product={combo}>
        <CardBadges product={combo} />
      </CardPicture>
      <h3>
        <Link
          to={`/product/${combo.slug}`}
          discover="none"
          className="after:absolute after:inset-0 hover:text-leaf"
        >
          {productName}
        </Link>
      </h3>
      <div className="pt-1">
        <Stars rating={combo.rating} count={combo.reviewCount} />
      </div>
      <p className="pt-1 text-sm text-moss">{seller && `Seller: ${seller}`}</p>
      <Price price={sellingPrice} {...(discount > 0 ? { mrp: price, discount } : {})} />
      {heart}
      <div className="relative z-10">{action}</div>
    </article>
  );
}
