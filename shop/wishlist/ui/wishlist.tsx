import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { Badge } from '#platform/ui/page/badge.tsx';
import { Price } from '#platform/ui/price.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { focusWhenBack, useRestoredRow } from '#platform/ui/page/use-restored-row.ts';
import { type WishlistItem, wishlistMessages } from '../contract.ts';
import { useChangeWishlist } from './queries.ts';

type Props = {
  wishlistItems: WishlistItem[];
  picture: (item: WishlistItem) => ReactNode;
  action: (item: WishlistItem) => ReactNode;
};

/** The toast can undo a removal. */
export function Wishlist({ wishlistItems, picture, action }: Props) {
  const { add, remove } = useChangeWishlist();
  const letGo = (item: WishlistItem) => {
    remove(item);
    toast.info(wishlistMessages.removed(item.productName), { label: 'Undo', act: () => restore(item) });
  };
  const restore = (item: WishlistItem) => {
    focusWhenBack(rowId(item));
    add(item, { onSuccess: () => toast.success(wishlistMessages.added(item.productName)) });
  };
  useRestoredRow();
  return (
    <ul aria-label="Your wishlist">
      {wishlistItems.map((item) => (
        <li
          key={item.productId}
          id={rowId(item)}
          className="grid grid-cols-[min(6rem,30%)_minmax(0,1fr)] gap-4 border-b border-line py-5 last:border-b-0 md:grid-cols-[7rem_minmax(0,1fr)_12rem]"
        >
          <div className={`overflow-hidden rounded-md ${item.status === 'Available' ? '' : 'opacity-55'}`}>
            {picture(item)}
          </div>
          <WishlistItemFacts item={item} />
          <div className="col-span-2 flex flex-wrap items-center gap-2 md:col-span-1 md:flex-col md:items-stretch">
            <div className="flex-1 md:flex-none">{action(item)}</div>
            <Button
              variant="quiet"
              className="px-3"
              aria-label={`Remove ${item.productName}`}
              onClick={() => letGo(item)}
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

function rowId({ productId }: WishlistItem): string {
  return `wishlist-${productId}`;
}

function WishlistItemFacts({ item }: { item: WishlistItem }) {
  const { slug, productName, status, price, sellingPrice, discount } = item;
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
