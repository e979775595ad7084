import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Price } from '#platform/ui/price.tsx';
import { Stars } from '#platform/ui/stars.tsx';
import type { Product } from '../../contract.ts';
import { CardPicture } from '../card-picture.tsx';
import { CardBadges } from '../product-card.tsx';

type Props = { combo: Product; action: ReactNode; heart?: ReactNode };

export function ComboCard({ combo, action, heart }: Props) {
  const { productName, price, sellingPrice, discount, seller } = combo;
  return (
    <article className="group relative flex h-full flex-col">
      <CardPicture product={combo}>
        <CardBadges product={combo} />
      </CardPicture>
      <div className="flex flex-1 flex-col gap-1 py-3">
        <h3 className="text-lg leading-snug">
          <Link to={`/product/${combo.slug}`} className="after:absolute after:inset-0 hover:text-leaf">
            {productName}
          </Link>
        </h3>
        <Stars rating={combo.rating} count={combo.reviewCount} />
        {seller && <p className="text-sm text-moss">Seller: {seller}</p>}
        <div className="mt-auto">
          <Price price={sellingPrice} {...(discount > 0 ? { mrp: price, discount } : {})} />
        </div>
      </div>
      {heart}
      <div className="relative z-10">{action}</div>
    </article>
  );
}
