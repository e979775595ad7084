import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { Badge } from '#platform/ui/page/badge.tsx';
import { Price } from '#platform/ui/price.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { type Wish, wishlistWords } from '../contract.ts';
import { useChangeWishlist } from './queries.ts';

type Parts = {
  wishes: Wish[];
  picture: (wish: Wish) => ReactNode;
  /** The way into the cart, which belongs to another room. */
  action: (wish: Wish) => ReactNode;
};

/** What one keeps. What is removed can be put back from the toast. */
export function Wishlist({ wishes, picture, action }: Parts) {
  const { add, remove } = useChangeWishlist();
  const letGo = (wish: Wish) => {
    remove(wish);
    toast.info(wishlistWords.removed(wish.productName), { label: 'Undo', act: () => add(wish) });
  };
  return (
    <ul aria-label="Your wishlist">
      {wishes.map((wish) => (
        <li
          key={wish.productId}
          className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 border-b border-line py-5 last:border-b-0 md:grid-cols-[7rem_minmax(0,1fr)_12rem]"
        >
          <div className={`overflow-hidden rounded-md ${wish.status === 'Available' ? '' : 'opacity-55'}`}>
            {picture(wish)}
          </div>
          <WishFacts wish={wish} />
          <div className="col-span-2 flex items-center gap-2 md:col-span-1 md:flex-col md:items-stretch">
            <div className="flex-1 md:flex-none">{action(wish)}</div>
            <Button
              variant="quiet"
              className="px-3"
              aria-label={`Remove ${wish.productName}`}
              onClick={() => letGo(wish)}
            >
              <Trash2 aria-hidden className="size-4" strokeWidth={1.5} />
              Remove
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function WishFacts({ wish }: { wish: Wish }) {
  const { slug, productName, status, price, sellingPrice, discount } = wish;
  return (
    <div className="flex flex-col items-start gap-1">
      <h3 className="font-sans text-base leading-snug font-semibold">
        {status === 'no longer sold' ? (
          productName
        ) : (
          <Link to={`/product/${slug}`} className="hover:underline">
            {productName}
          </Link>
        )}
      </h3>
      <Price price={sellingPrice} {...(discount > 0 ? { mrp: price, discount } : {})} />
      {status === 'out of stock' && <Badge tone="sold-out">SOLD OUT</Badge>}
      {status === 'no longer sold' && <p className="text-sm text-clay">We no longer sell this.</p>}
    </div>
  );
}
