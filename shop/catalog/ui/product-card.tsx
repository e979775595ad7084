import { type ReactNode, useState } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import { Badge } from '#platform/ui/page/badge.tsx';
import { Price } from '#platform/ui/price.tsx';
import { Stars } from '#platform/ui/stars.tsx';
import type { Card, ListedCard } from '../groups/cards.ts';
import { type Product, subscriptionPercent } from '../contract.ts';
import { shorten } from '../shorten.ts';
import { CardPicture } from './card-picture.tsx';
import { packshotOf } from './packshot-of.ts';

type Props = {
  product: ListedCard;
  action: ReactNode;
  heart?: ReactNode;
  eager?: boolean;
};

/** A product in a listing (section 2). The whole card links to its page. */
export function ProductCard({ product, action, heart, eager = false }: Props) {
  const { productName, nameHindi, description, price, sellingPrice, discount, sizes } = product;
  const page = `/product/${product.slug}`;
  const turns = useViewTransitionState(page);
  /** A page may show the same product twice. Only the pressed card takes part in the transition. */
  const [pressed, setPressed] = useState(false);
  return (
    <article className="group relative">
      <CardPicture
        product={product}
        eager={eager}
        turnsInto={turns && pressed ? packshotOf(product) : undefined}
      >
        <CardBadges product={product} />
      </CardPicture>
      <h3>
        <Link
          to={page}
          viewTransition
          onClick={() => setPressed(true)}
          className="after:absolute after:inset-0 hover:text-leaf"
        >
          {sizes?.name ?? productName}
        </Link>
      </h3>
      <p lang="hi" className="pt-1 text-sm text-moss max-md:sr-only">
        {nameHindi}
      </p>
      <p className="py-1 text-sm text-moss max-md:sr-only">{shorten(description)}</p>
      <Stars rating={product.rating} count={product.reviewCount} />
      <div className="pt-1">
        {sizes && <SizesNote sizes={sizes} />}
        <Price price={sellingPrice} {...(discount > 0 ? { mrp: price, discount } : {})} />
        <SubscribeNote product={product} />
      </div>
      {heart}
      <div className="relative z-10">{action}</div>
    </article>
  );
}

export function CardBadges({ product: { status, isNew } }: { product: Pick<Product, 'status' | 'isNew'> }) {
  const isSoldOut = status === 'out of stock';
  if (!isSoldOut && !isNew) return null;
  return (
    <span className="absolute top-2 left-2 flex flex-wrap gap-1">
      {isSoldOut && <Badge tone="sold-out">SOLD OUT</Badge>}
      {isNew && <Badge tone="new">NEW IN</Badge>}
    </span>
  );
}

/** The price below it is that of the cheapest size in stock. */
export function SizesNote({ sizes }: { sizes: NonNullable<Card['sizes']> }) {
  return <p className="text-sm text-moss">{sizes.label}, from</p>;
}

function SubscribeNote({ product }: { product: Pick<Product, 'isSubscribable'> }) {
  if (!product.isSubscribable) return null;
  return <p className="pt-1 text-sm text-leaf">Subscribe &amp; Save {subscriptionPercent}%</p>;
}
