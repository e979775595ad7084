import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Price } from '#platform/ui/price.tsx';
import { Stars } from '#platform/ui/stars.tsx';
import type { Card } from '../groups/cards.ts';
import { CardPicture } from './card-picture.tsx';
import { CardBadges } from './product-card.tsx';

type Props = { product: Card; subtitle: string; action: ReactNode; heart?: ReactNode; eager?: boolean };

export function HairCard({ product, subtitle, action, heart, eager = false }: Props) {
  const { productName, price, sellingPrice, discount } = product;
  return (
    <article className="group relative">
      <CardPicture product={product} eager={eager}>
        <CardBadges product={product} />
      </CardPicture>
      <h2>
        <Link to={`/product/${product.slug}`} className="after:absolute after:inset-0 hover:text-leaf">
          {productName}
        </Link>
      </h2>
      <p className="py-1 text-sm text-moss">{subtitle}</p>
      <Stars rating={product.rating} count={product.reviewCount} />
      <div className="pt-1">
        <Price price={sellingPrice} {...(discount > 0 ? { mrp: price, discount } : {})} />
      </div>
      {heart}
      <div className="relative z-10">{action}</div>
    </article>
  );
}
